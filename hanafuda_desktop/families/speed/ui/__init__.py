"""Real-time games on the table."""
