"""The plain deck."""
