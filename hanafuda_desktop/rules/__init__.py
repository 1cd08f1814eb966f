"""Rule files: from YAML text to validated game rules, or to diagnostics that say what is wrong."""
