"""The application: windows, settings, storage and the one mutable session."""
