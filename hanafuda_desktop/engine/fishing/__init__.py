"""The fishing family: capture by month, make yaku, stop or go on."""
