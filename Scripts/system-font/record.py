"""The advances that were recorded on iOS, and the law behind them."""

import functools
import pathlib
import unicodedata

import letters

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "../shared/oracle/system-font"

DESIGNS = ("ultraLight", "regular", "bold", "black", "italic-regular")
CUTS = ("text", "display")
#: Which two designs a weight lies between, and how near the second is.
WEIGHTS = {
    "ultraLight": ("regular", "ultraLight", 1), "thin": ("regular", "ultraLight", 0.78377),
    "light": ("regular", "ultraLight", 0.34055), "regular": ("regular", "regular", 0),
    "medium": ("regular", "bold", 0.36670), "semibold": ("regular", "bold", 0.63330),
    "bold": ("bold", "bold", 0), "heavy": ("bold", "black", 0.53333),
    "black": ("bold", "black", 1),
}
#: Heights of small letters, read off the record.
X_HEIGHTS = {
    "ultraLight": (1076, 1040), "regular": (1078, 1040), "bold": (1101, 1072),
    "black": (1124, 1104), "italic-regular": (1078, 1040),
}

#: What Apple published of sizes that were not recorded, in points (Q-61).
PUBLISHED = {
    6: 0.24, 7: 0.23,
    41: 0.36, 42: 0.37, 43: 0.38, 44: 0.37, 45: 0.35, 46: 0.36, 47: 0.37, 48: 0.35, 49: 0.33,
    50: 0.34, 51: 0.35, 52: 0.33, 53: 0.31, 54: 0.32, 56: 0.30, 58: 0.28, 60: 0.26, 62: 0.24,
    64: 0.22, 66: 0.19, 68: 0.17, 70: 0.14, 72: 0.14, 76: 0.07, 80: 0,
}
#: What was published of the two fonts before, in thousandths of the size (Q-62): each is a whole
#: number of units, rounded away from 0, and the smallest such number is taken.
OLDER_TEXT = {17: -24, 18: -25, 19: -26}
OLDER_DISPLAY = {
    20: 19, 21: 17, 22: 16, 24: 15, 25: 14, 27: 13, 30: 12, 33: 11, 40: 10, 44: 9, 48: 8, 50: 7,
    53: 6, 56: 5, 60: 4, 65: 3, 69: 2, 72: 2, 76: 1, 80: 0,
}

DIGITS = "0123456789"
CAPITALS = "AVAST Wavy To. LT"
SMALL = "The quick brown fox jumps over the lazy dog"


def rows(name):
    """The rows of a table; a character may be a quote or a space, so only tabs divide."""
    lines = (FOLDER / name).read_text().splitlines()
    return [line.split("\t") for line in lines[1:]]


@functools.cache
def advances():
    """The design widths of every character, by design and cut."""
    result = {}
    for row in rows("masters.tsv"):
        names = [(design, cut) for design in DESIGNS for cut in CUTS]
        result[row[0]] = dict(zip(names, map(float, row[1:])))
    return result


@functools.cache
def totals():
    """The sums of kerning of whole strings, by string, design and cut."""
    return {
        (string, design, cut): float(value)
        for design, string, *values in rows("kerning_totals.tsv")
        for cut, value in zip(CUTS, values)
    }


@functools.cache
def trackings(age):
    """Tracking in units by whole size, from 6 to 80 points."""
    if age == "gradual":
        known = {int(size): int(units) for size, units, _ in rows("tracking.tsv")}
        known |= {size: round(points * 2048 / size) for size, points in PUBLISHED.items()}
        return filled(known)
    # Below 17 points the same was published of all three.
    text = {size: trackings("gradual")[size] for size in range(6, 17)}
    text |= {size: smallest(share) for size, share in OLDER_TEXT.items()}
    return text | filled({size: smallest(share) for size, share in OLDER_DISPLAY.items()})


def smallest(share):
    """The smallest number of units that rounds away from 0 to so many thousandths."""
    units = int((abs(share) - 1) * 2.048) + 1 if share else 0
    return units if share > 0 else -units


def filled(known):
    """A table without gaps."""
    sizes = sorted(known)
    result = {}
    for low, high in zip(sizes, sizes[1:]):
        for size in range(low, high):
            share = (size - low) / (high - low)
            result[size] = round(known[low] + (known[high] - known[low]) * share)
    return result | {sizes[-1]: known[sizes[-1]]}


def tracking(size, age):
    table = trackings(age)
    size = min(max(size, 6), 80)
    low = int(size)
    high = low + 1 if low + 1 in table and (age == "gradual" or low != 19) else low
    return table[low] + (table[high] - table[low]) * (size - low)


def optical(size, age):
    """How much letters of a size are those for display."""
    if age != "gradual":
        return float(size >= 20)
    knots = (17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)
    if size <= 17 or size >= 28:
        return float(size >= 28)
    for (low, first), (high, second) in zip(knots, knots[1:]):
        if size <= high:
            return first + (second - first) * (size - low) / (high - low)


def blended(value, weight, size, age):
    """A value between those of the designs."""
    low, high, share = WEIGHTS[weight]
    text, display = (value(low, cut) + (value(high, cut) - value(low, cut)) * share
                     for cut in CUTS)
    return text + (display - text) * optical(size, age)


def base(character):
    """A letter without its accents."""
    return unicodedata.normalize("NFD", character)[0]


def is_recorded(character):
    return base(character) in advances()


def width(text, weight, size, age, kerned=True):
    """How wide a text is, in points."""
    units = len(text) * tracking(size, age)
    for character in map(base, text):
        units += blended(lambda *place: advances()[character][place], weight, size, age)
    if kerned:
        units += kerning(text, weight, size, age)
    return units * size / 2048


# Kerning: Inter's where it draws letters together, scaled to the totals on record.

SMALL_LETTERS = "abcdefghijklmnopqrstuvwxyz"
#: Pairs on which texts of several repositories agree, in units, in place of Inter's kerning, as in
#: SystemFont+Pair.swift.
AGREED = {
    **{(letter, "'"): -50 for letter in SMALL_LETTERS},
    **{("'", letter): -50 for letter in SMALL_LETTERS},
    **{("F", letter): 0 for letter in SMALL_LETTERS},
    **{("A", letter): -30 for letter in "cdegoq"},
    ("L", "o"): -60, ("P", "a"): -55, ("T", "e"): -195, ("T", "i"): -10,
}


def kind(first, second):
    if first in DIGITS and second in DIGITS:
        return "digits"
    return "capital" if first.isupper() or second.isupper() else "small"


def inter(first, second, weight, family):
    """How much Inter draws two letters together, in units; 0 where it sets them apart."""
    return min(letters.kerning(first + second, weight, family), 0)


@functools.cache
def drawn(string, design, cut, *kinds):
    """The sum of Inter's own kerning of some kinds of pairs."""
    family = {"text": "Inter", "display": "InterDisplay"}[cut]
    weight = design.removesuffix("-regular")
    return sum(inter(*pair, weight, family) for pair in zip(string, string[1:])
               if kind(*pair) in kinds)


def small(design, cut):
    """The kerning of small letters: recorded, and Inter's."""
    return totals()[SMALL, design, cut], drawn(SMALL, design, cut, "small")


def capital(design, cut):
    """The kerning of capitals: recorded, less what is between small letters, and Inter's."""
    recorded, own = small(design, cut)
    rest = drawn(CAPITALS, design, cut, "small") * recorded / own
    return totals()[CAPITALS, design, cut] - rest, drawn(CAPITALS, design, cut, "capital")


def digits(design, cut):
    """What stands between any two digits besides Inter's own kerning."""
    pairs = len(DIGITS) - 1
    return (totals()[DIGITS, design, cut] - drawn(DIGITS, design, cut, "digits")) / pairs


def kerning(text, weight, size, age):
    family = "Inter" if size < 20 else "InterDisplay"
    result = 0
    for first, second in zip(text, text[1:]):
        agreed = AGREED.get((first, base(second)))
        if agreed is not None:
            result += agreed
            continue
        own = inter(first, second, weight, family)
        pair = kind(first, second)
        if pair == "digits":
            result += own + blended(digits, weight, size, age)
        elif own:
            share = {"small": small, "capital": capital}[pair]
            recorded, drawn = (blended(lambda *place: share(*place)[index], weight, size, age)
                               for index in range(2))
            result += own * recorded / drawn
    return result
