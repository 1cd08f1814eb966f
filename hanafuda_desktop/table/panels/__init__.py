"""Sheets of paper over the table: results, score sheets, progress, reviews."""
