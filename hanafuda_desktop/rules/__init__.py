"""From YAML files to validated rules, or to diagnostics at line and column."""
