"""What all computer players share: search, levels, evaluation, match score."""
