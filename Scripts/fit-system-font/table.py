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
        ("capitalBoldness", fitted["bold capitals"], "The same of capitals, besides."),
        ("lightness", fitted["lightness"], "What weights below regular take from it."),
    ):
        text += f"  /// {comment}\n  static let {name}: CGFloat = {value:.4f}\n"
    text += "\n  /// What is added between letters from 6 to 19 points, in points.\n"
    text += numbers("trackings", [fitted.tracking(size) for size in range(6, 20)], 3)
    text += "\n  /// The same from 20 points at the sizes beside it, as a share of the size, in the font\n"
    text += "  /// before the later one.\n"
    text += numbers("displayTrackings", [fitted["knot", size] for size in model.KNOTS], 4)
    text += numbers("displaySizes", model.KNOTS, 0)
    text += ages(fitted)
    text += "\n  /// How much wider the characters from space to tilde are, as a share of the size.\n"
    text += numbers("corrections", [fitted.correction(chr(code)) for code in range(32, 127)], 4)
    text += "\n  /// The same of signs.\n"
    text += "  static let signs: [Unicode.Scalar: CGFloat] = ["
    text += ", ".join(f'"{sign}": {fitted["sign", sign]:.4f}' for sign in model.SIGNS) + "]\n"
    text += pairs(fitted)
    path.write_text(text + "}\n")


def ages(fitted):
    """What sets the ages of the font apart."""
    text = "\n  /// What the later font adds between letters to what the one before does, below 20 points.\n"
    text += numbers("laterTrackings", [fitted.change(size) for size in range(6, 20)], 3)
    for name, value, comment in (
        ("laterDisplay", fitted["later", "display"],
         "The same at 20 points, from where it fades, as a share of the size."),
        ("displaySize", model.TURNED, "The size from which it is nothing."),
        ("leaning", model.LEANING, "How much of both is in the font that runs."),
        ("earlyShare", fitted["older", "share"],
         "What the first letters for display add, as a share of the size."),
        ("earlyPoints", fitted["older", "points"], "The same in points."),
        ("earlyBoldness", fitted["older", "boldness"], "What weights above regular add to it."),
    ):
        text += f"  /// {comment}\n  static let {name}: CGFloat = {value:.4f}\n"
    text += "  /// How much wider its digits are, as a share of the size.\n"
    digits = [fitted["older digit", digit] for digit in model.DIGITS]
    return text + numbers("earlyDigits", digits, 4)


def pairs(fitted):
    """What some capitals are wider before small letters."""
    text = "\n  /// How much wider some capitals are before letters that begin like others, as a share of\n"
    text += "  /// the size.\n"
    text += f"  static let beginnings = {list(model.BEGINNINGS)}\n".replace("'", '"')
    text += "  static let pairs: [Unicode.Scalar: [CGFloat]] = [\n"
    for first in model.OVERHANGING:
        values = [fitted["pair", first, beginning] for beginning in model.BEGINNINGS]
        text += f'    "{first}": [{", ".join(f"{value:.4f}" for value in values)}],\n'
    return text + "  ]\n"


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
