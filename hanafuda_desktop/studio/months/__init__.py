"""The twelve months: one module each, one wide picture of four cards each."""
