"""Inter, which text is drawn with: how far its letters move the pen."""

import functools

import uharfbuzz

FOLDER = "/usr/share/fonts/opentype/inter"
FILES = {
    "ultraLight": "Thin", "thin": "ExtraLight", "light": "Light", "regular": "Regular",
    "medium": "Medium", "semibold": "SemiBold", "bold": "Bold", "heavy": "ExtraBold",
    "black": "Black", "italic": "Italic",
}


@functools.cache
def font(family, weight):
    blob = uharfbuzz.Blob.from_file_path(f"{FOLDER}/{family}-{FILES[weight]}.otf")
    return uharfbuzz.Font(uharfbuzz.Face(blob))


@functools.cache
def width(text, weight, family="Inter", kerned=True):
    """The width of a text in units of 1/2048 of the size."""
    face = font(family, weight)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    # As in FontFace+Description.swift.
    uharfbuzz.shape(face, buffer, {"calt": False, "kern": kerned})
    advances = sum(position.x_advance for position in buffer.glyph_positions)
    return advances / face.face.upem * 2048


def kerning(pair, weight, family):
    """How much closer or farther two letters stand than alone, in units."""
    return width(pair, weight, family) - width(pair, weight, family, kerned=False)
