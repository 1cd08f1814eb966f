"""Patiences: columns, stock, cells, foundations and yaku to collect."""
