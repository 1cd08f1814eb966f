"""The application: windows, settings, storage, processes and commands."""
