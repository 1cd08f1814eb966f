"""The window in which rule files are written, looked at and tried."""
