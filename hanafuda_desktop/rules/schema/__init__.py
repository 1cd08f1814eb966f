"""The language of rule files as pydantic models; reference and JSON Schema come from them."""
