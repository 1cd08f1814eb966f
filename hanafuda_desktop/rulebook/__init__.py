"""From game rules to what a player reads."""
