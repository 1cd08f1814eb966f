"""The families of games, one wing each; ``registry`` lists them."""
