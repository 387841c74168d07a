"""Inter, which text is drawn with: how far its letters move the pen, kerning included."""

import functools

import uharfbuzz

FOLDER = "/usr/share/fonts/opentype/inter"
FILES = {
    "ultraLight": "Thin", "thin": "ExtraLight", "light": "Light", "regular": "Regular",
    "medium": "Medium", "semibold": "SemiBold", "bold": "Bold", "heavy": "ExtraBold",
    "black": "Black",
}
#: As in FontFace+Description.swift.
FEATURES = {"calt": False}


@functools.cache
def font(family, weight):
    blob = uharfbuzz.Blob.from_file_path(f"{FOLDER}/{family}-{FILES[weight]}.otf")
    return uharfbuzz.Font(uharfbuzz.Face(blob))


@functools.cache
def width(text, weight, size):
    """The width of a text in shares of the size; letters for display are drawn from 20 points.

    Dots that stand for what was cut off are shaped apart.
    """
    if len(text) > 1 and text.endswith("…"):
        return width(text[:-1], weight, size) + width("…", weight, size)
    letters = font("Inter" if size < 20 else "InterDisplay", weight)
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(letters, buffer, FEATURES)
    advances = sum(position.x_advance for position in buffer.glyph_positions)
    return advances / letters.face.upem
