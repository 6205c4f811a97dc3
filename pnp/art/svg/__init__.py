"""SVG art: read strictly, vetted against lists of what is drawn right, written anew clean."""
