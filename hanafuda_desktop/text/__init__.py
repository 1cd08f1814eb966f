"""Every sentence for people: the language that is spoken, numbers, lists, cards by name."""
