"""The first screen: the games there are, the one to go on with, the game of the day."""
