"""The window around the table: menus, commands, status line, windows beside it."""
