"""A game being played in a window: session, seats, controllers, coach, clocks."""
