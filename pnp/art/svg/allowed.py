"""What is drawn right of SVG: elements, attributes and properties; and remedies for the rest."""

from __future__ import annotations

import re


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


GROUPS = ("svg", "g", "defs", "symbol", "use", "clipPath", "mask", "pattern", "marker")
SHAPES = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
TEXTS = ("text", "tspan", "textPath")
PAINTS = ("linearGradient", "radialGradient", "stop")
ELEMENTS = frozenset((*GROUPS, *SHAPES, *TEXTS, *PAINTS, "image", "style"))
SILENT = frozenset(("title", "desc", "metadata"))
"""What draws nothing."""

UNSAFE = {
    "script": "a script; pictures hold none",
    "handler": "a script; pictures hold none",
    "listener": "a script; pictures hold none",
    "iframe": "a page within the picture; draw it instead",
    "object": "something from outside; draw it instead",
    "embed": "something from outside; draw it instead",
    "audio": "a sound",
    "video": "a film",
}
REMEDIES = {
    "filter": "effects such as blur and shadow are not drawn; turn them into an embedded picture",
    "foreignObject": "foreignObject is not drawn; turn it into text or paths",
    "switch": "switch is not drawn; keep the one branch that is meant, in a plain group",
    "a": "links mean nothing on paper; ungroup them",
    "animate": "animation is not drawn; delete it",
    "animateTransform": "animation is not drawn; delete it",
    "animateMotion": "animation is not drawn; delete it",
    "set": "animation is not drawn; delete it",
    "flowRoot": "flowed text is not drawn; turn it into plain text or paths",
    "font": "fonts inside SVG are not used; turn the text into paths",
    "font-face": "fonts inside SVG are not used; turn the text into paths",
    "meshgradient": "mesh gradients are not drawn; turn them into an embedded picture",
    "hatch": "hatches are not drawn; turn them into paths",
    "tref": "tref is not drawn; write the text itself",
    "view": "views are not drawn; delete it",
    "cursor": "cursors mean nothing on paper; delete it",
}

GEOMETRY = _names("""
    x y dx dy x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points pathLength rotate
    viewBox preserveAspectRatio transform gradientTransform patternTransform
    gradientUnits spreadMethod offset patternUnits patternContentUnits
    clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
    startOffset textLength lengthAdjust
""")
PROPERTIES = _names("""
    fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order opacity color display
    visibility overflow clip-path clip-rule mask mask-type stop-color stop-opacity marker
    marker-start marker-mid marker-end font font-family font-size font-style font-weight
    font-stretch font-variant font-kerning letter-spacing word-spacing text-anchor text-decoration
    baseline-shift dominant-baseline alignment-baseline image-rendering shape-rendering
    text-rendering mix-blend-mode isolation
""")
"""Properties that are drawn, as attributes, in style attributes and in style sheets."""

AS_USUAL: dict[str, tuple[str, ...]] = {
    "filter": ("none",),
    "clip": ("auto",),
    "vector-effect": ("none",),
    "writing-mode": ("lr-tb", "lr", "horizontal-tb"),
    "direction": ("ltr",),
    "unicode-bidi": ("normal",),
    "text-orientation": ("mixed",),
    "glyph-orientation-vertical": ("auto",),
    "glyph-orientation-horizontal": ("0", "0deg"),
    "transform-box": ("view-box",),
    "color-interpolation": ("sRGB", "auto"),
    "image-orientation": ("from-image", "none"),
    "font-size-adjust": ("none",),
    "text-transform": ("none",),
    "text-shadow": ("none",),
    "shape-inside": ("none", "auto"),
    "transform-origin": ("0", "0px", "0 0", "0px 0px"),
    "text-decoration-line": ("none",),
    "font-variant-ligatures": ("normal", "none"),
    "font-variant-position": ("normal",),
    "font-variant-caps": ("normal",),
    "font-variant-numeric": ("normal",),
    "font-variant-alternates": ("normal",),
    "font-variant-east-asian": ("normal",),
    "font-feature-settings": ("normal",),
    "font-variation-settings": ("normal",),
}
"""Properties that are not drawn, with the values at which that makes no difference."""

IGNORED = _names("""
    id class lang xml:lang xml:space role tabindex focusable version baseProfile nonce
    contentScriptType contentStyleType zoomAndPan requiredFeatures systemLanguage
    externalResourcesRequired type media enable-background color-rendering color-profile
    color-interpolation-filters flood-color flood-opacity lighting-color pointer-events cursor
    white-space line-height text-indent text-align text-align-last
    text-decoration-style text-decoration-color text-decoration-thickness text-overflow
    font-optical-sizing block-progression shape-padding shape-margin inline-size solid-color
    solid-opacity user-select kerning
""")
"""What may stand there and changes no picture, or is said elsewhere."""

COLOURS = ("fill", "stroke", "color", "stop-color")
COLOUR = re.compile(
    r"(?:url\(#[^)\s]+\)\s*)?"
    r"(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z-]*|(?:rgb|hsl)a?\([\d.,%/\s+-]*\))?"
    r"(?:\s+icc-color\([^)]*\))?",
    re.IGNORECASE,
)
TRANSFORM = re.compile(
    r"\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,eE+-]*\)[\s,]*)*|none"
)
HUGE = re.compile(r"(?<![\d.a-fA-F#])\d{8,}|\d[eE]\+?\d\d")
"""A number beyond ten millions, in whatever unit."""
