"""What is known of all games that were played: kept in SQLite, asked, drawn, exported."""
