"""What stands or appears on the table beside the cards: plates, banners, offers, races."""
