"""The files in the user's folders: saves, journals, locks, fault reports."""
