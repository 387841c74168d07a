"""Writes the record as Swift."""

import numpy

import letters
import record

HEADER = """import Foundation

/// The recorded measures of the system font on iOS, as `Scripts/system-font` computed them.
///
/// Don't edit: the program writes this file.
extension SystemFont {
"""

NAMES = {"ultraLight": "ultraLight", "regular": "regular", "bold": "bold", "black": "black",
         "italic-regular": "italic"}


def write(folder):
    (folder / "SystemFont+Designs.swift").write_text(designs())
    (folder / "SystemFont+Trackings.swift").write_text(trackings())


def designs():
    text = HEADER
    for design in record.DESIGNS:
        text += f"  static let {NAMES[design]} = Design(\n"
        for cut in record.CUTS:
            text += f"    {cut}: Cut(\n{fields(design, cut)}    )"
            text += ",\n" if cut == "text" else "\n  )\n\n"
    return text.rstrip() + "\n}\n"


def fields(design, cut):
    """What is known of one design of the letters."""
    weight = design.removesuffix("-regular")
    family = {"text": "Inter", "display": "InterDisplay"}[cut]
    widths = [record.advances()[chr(code)][design, cut] for code in range(32, 127)]
    own = [letters.width(chr(code), weight, family) for code in range(32, 127)]
    slope, offset = numpy.polyfit(own, widths, 1)
    height = record.X_HEIGHTS[design][record.CUTS.index(cut)]
    pairs = [("capital", record.capital(design, cut)), ("small", record.small(design, cut))]
    text = f"      xHeight: {height},\n"
    text += f"      others: Line(slope: {slope:.4f}, offset: {offset:.1f}),\n"
    for name, (recorded, drawn) in pairs:
        text += f"      {name}Pairs: Kerning(recorded: {recorded:.1f}, drawn: {drawn:.1f}),\n"
    text += f"      betweenDigits: {record.digits(design, cut):.2f},\n"
    return text + "      advances: [\n" + lines(widths, "        ") + "      ]\n"


def trackings():
    text = HEADER
    for age, name, comment in (
        ("gradual", "tracking", "From 6 to 80 points: recorded from 8 to 40, published besides."),
        ("twofold", "olderTracking", "The same of the two fonts before, as published."),
    ):
        table = record.trackings(age)
        text += f"  /// {comment}\n  static let {name}: [CGFloat] = [\n"
        text += lines([table[size] for size in range(6, 81)], "    ") + "  ]\n\n"
    return text.rstrip() + "\n}\n"


def lines(values, indent):
    """Numbers in lines of up to 100 columns."""
    result, line = "", indent.rstrip() or ""
    line = indent[:-1]
    for value in values:
        word = f" {value:.3f}".rstrip("0").rstrip(".") + ","
        if len(line) + len(word) > 100:
            result += line + "\n"
            line = indent[:-1]
        line += word
    return result + line + "\n"
