"""The rules as a form: switches, numbers, tables of yaku, cards to click together."""
