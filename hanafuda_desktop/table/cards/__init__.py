"""Cards and piles as items of the scene, and the pictures that they show."""
