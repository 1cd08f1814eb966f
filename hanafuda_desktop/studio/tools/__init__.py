"""What an artist of this studio draws with: brush, ink, press and pigments."""
