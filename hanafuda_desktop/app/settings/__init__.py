"""What a person may set, and the windows in which it is set."""
