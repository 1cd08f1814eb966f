"""The language of rule files as pydantic models: what all families share."""
