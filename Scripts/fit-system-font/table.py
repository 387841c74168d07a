"""Writes what was fitted as Swift."""

import model

HEADER = """import Foundation

/// What sets the system font's letters apart from Inter's, as `Scripts/fit-system-font` found it.
///
/// Don't edit: the program writes this file.
extension SystemFont {
"""


def write(fitted, path):
    text = HEADER
    for name, value, comment in (
        ("letterScale", fitted["scale"], "The widths of letters grow like Inter's times this."),
        ("looseness", fitted["looseness"], "What each letter is wider, as a share of the size."),
        ("boldness", fitted["boldness"], "What weights above regular add to it."),
        ("lightness", fitted["lightness"], "What weights below regular take from it."),
    ):
        text += f"  /// {comment}\n  static let {name}: CGFloat = {value:.4f}\n"
    text += "\n  /// What is added between letters from 6 to 19 points, in points.\n"
    text += numbers("trackings", [fitted.tracking(size) for size in range(6, 20)], 3)
    text += "\n  /// The same from 20 points at the sizes beside it, as a share of the size.\n"
    text += numbers("displayTrackings", [fitted["knot", size] for size in model.KNOTS], 4)
    text += numbers("displaySizes", model.KNOTS, 0)
    text += "\n  /// How much wider the characters from space to tilde are, as a share of the size.\n"
    text += numbers("corrections", [fitted.correction(chr(code)) for code in range(32, 127)], 4)
    path.write_text(text + "}\n")


def numbers(name, values, digits):
    """An array in lines of up to 100 columns."""
    lines, line = [], "   "
    for value in values:
        word = f" {value:.{digits}f},".replace(f" {-0.0:.{digits}f},", " 0,").replace(f" {0.0:.{digits}f},", " 0,")
        if len(line) + len(word) > 100:
            lines.append(line)
            line = "   "
        line += word
    body = "\n".join(lines + [line])
    return f"  static let {name}: [CGFloat] = [\n{body}\n  ]\n"
