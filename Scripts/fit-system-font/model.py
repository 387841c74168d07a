"""How wide the system font sets a text, as a sum of what is known of Inter and what is fitted.

width = size * (scale * Inter's width + count * (looseness + boldness * weight) + corrections)
        + count * tracking(size)

The unknowns are found by least squares that stray values pull on little, each held near what is
expected of it. What sets documents of different ages apart has unknowns of its own.
"""

import collections
import unicodedata

import numpy

import letters
from documents import SIGNS, WEIGHTS

#: The system font's letters, as first published, above 20 points.
DISPLAY_TOOLS = 13000
#: The system font in one file whose letters change with the size: a little tighter.
VARIABLE_TOOLS = 17150
#: How far the table leans from older documents, and Q-22, to those of the later font.
LEANING = 0.25

#: What the system font is known to add between letters from 6 to 19 points, in points.
PUBLISHED = (
    0.24, 0.23, 0.21, 0.17, 0.12, 0.066, 0, -0.078, -0.154, -0.24, -0.32, -0.408, -0.44, -0.46,
)
#: Sizes from 20 points between which tracking, as a share of the size, changes evenly.
KNOTS = (20, 24, 28, 40, 60)

#: The digits, which the first letters for display set wider, the narrow ones most of all.
DIGITS = "0123456789"

#: From 20 points letters for text become letters for display, which they are at this size.
TURNED = 30

#: Letters that look alike differ alike from Inter's.
ALIKE = (
    "nhu", "mn", "bdpq", "oce", "ag", "sz", "vwyxkz", "ijl", "lI", "frt", "OQ", "CG", "HNU", "DB",
    "EFL", "PR", "BS", "AVWXY", "KXYZ", "MW", "0689", "235", "147", ".,:;", "()", "-+=<>", "\"'",
    "!il", "/|",
)

#: Capitals that the system font draws closer to small letters than Inter, or less close, and what
#: the small letters are told apart by: how they begin.
OVERHANGING = "FTV"
BEGINNINGS = ("a", "ceoqdgs", "mnpruwyvxz")

EXPECTED = {"scale": 0.97, "looseness": 0.015, "boldness": 0.04}
EXPECTED |= {("knot", size): -0.004 for size in KNOTS}

#: How firmly each kind of unknown is held at what is expected, against 1 for a point's error.
HOLD = {
    "scale": 1e-6, "looseness": 1e-6, "boldness": 0.01, "bold capitals": 0.1,
    "lightness": 1, "letter": 800,
    "alike": 400, "tracking": 30, "knot": 30, "older": 1, "older digit": 20, "later": 1,
    "later tracking": 30, "pair": 50, "sign": 10,
    "bearings": 1e-6, "display bearings": 100,
}
#: An error of so many points halves what a text counts for.
STRAY = 0.2
#: Texts that may have been stretched count if they are as near as this, in points, to their letters.
NEAR = 1.2
#: Texts of more letters may err by more.
LENGTH = 12


def held(name):
    """How firmly an unknown is held."""
    return HOLD[name[0] if isinstance(name, tuple) else name]


def base(character):
    """A letter without its accents."""
    return unicodedata.normalize("NFD", character)[0]


def features(observation):
    """What each unknown is multiplied by in the width of a text."""
    text, size = observation.text, observation.size
    count = len(text) - (observation.kind == "ink")
    weight = WEIGHTS[observation.weight]
    result = collections.Counter()
    result["scale"] = size * letters.width(text, observation.weight, size)
    result["looseness"] = size * count
    result["boldness" if weight > 0 else "lightness"] = size * count * weight
    if weight > 0:
        result["bold capitals"] = size * weight * sum(map(str.isupper, text))
    for character in map(base, text):
        result["sign" if character in SIGNS else "letter", character] += size
        for group in ALIKE:
            if character in group:
                result["alike", group] += size
    for first, second in zip(text, map(base, text[1:])):
        for beginning in BEGINNINGS:
            if first in OVERHANGING and second in beginning:
                result["pair", first, beginning] += size
    if observation.kind == "ink":
        result["bearings", text] = size
        if size >= 20:
            result["display bearings"] = size
    if size < 20:
        result["tracking", size] = count
        if observation.tools >= VARIABLE_TOOLS:
            result["later", "share"] = size * count
            result["later", "points"] = count
            result["later tracking", size] = count
    elif observation.tools < DISPLAY_TOOLS:
        result["older", "share"] = size * count
        result["older", "points"] = count
        result["older", "boldness"] = size * count * weight
        for character in text:
            if character in DIGITS:
                result["older digit", character] += size
    else:
        for knot, share in knots(size):
            result["knot", knot] = size * count * share
        if observation.tools >= VARIABLE_TOOLS:
            result["later", "display"] = size * count * textlike(size)
    return result


def textlike(size):
    """How much letters of a size are still those for text, in the font that changes by degrees."""
    return max(0, (TURNED - size) / (TURNED - 20))


def knots(size):
    """The knots around a size and how near it is to each."""
    size = min(size, KNOTS[-1])
    after = next(index for index, knot in enumerate(KNOTS) if knot >= size)
    if KNOTS[after] == size:
        return [(size, 1)]
    low, high = KNOTS[after - 1], KNOTS[after]
    return [(low, (high - size) / (high - low)), (high, (size - low) / (high - low))]


def published(size):
    """What is known of the tracking of a size, in points; 0 where it is fitted."""
    if size >= 20:
        return 0
    return float(numpy.interp(size, range(6, 20), PUBLISHED))


class Model:
    """The unknowns as found in some observations."""

    def __init__(self, observations):
        rows = [features(observation) for observation in observations]
        names = sorted({name for row in rows for name in row}, key=str)
        index = {name: place for place, name in enumerate(names)}
        matrix = numpy.zeros((len(rows), len(names)))
        for place, row in enumerate(rows):
            for name, value in row.items():
                matrix[place, index[name]] = value
        expected = numpy.array([EXPECTED.get(name, 0) for name in names])
        hold = numpy.diag([held(name) for name in names])
        wanted = [middle(one) - known(one) for one in observations] - matrix @ expected
        shares = numpy.array(weights(observations))
        counts = shares
        stray = STRAY * numpy.array([slack(one) for one in observations])
        for _ in range(15):
            weighed = matrix * counts[:, None]
            change = numpy.linalg.solve(matrix.T @ weighed + hold, weighed.T @ wanted)
            counts = shares / (1 + ((wanted - matrix @ change) / stray) ** 2)
        self.values = dict(zip(names, expected + change))

    def __getitem__(self, name):
        return float(self.values.get(name, EXPECTED.get(name, 0)))

    def width(self, observation):
        """The width of a text as its own document's tools measured it."""
        found = sum(self[name] * value for name, value in features(observation).items())
        return found + known(observation)

    def table_width(self, observation):
        """The width of a text by the table that is written, which knows no documents."""
        old, late = (
            self.width(observation._replace(tools=tools))
            for tools in (DISPLAY_TOOLS, VARIABLE_TOOLS)
        )
        return old + LEANING * (late - old)

    def tracking(self, size):
        """What the table says for a size below 20, in points."""
        return published(size) + self["tracking", size] + LEANING * self.change(size)

    def change(self, size):
        """What the later font adds between letters to what the one before did, in points."""
        if size >= 20:
            return self["later", "display"] * size * textlike(size)
        change = self["later", "share"] * size + self["later", "points"]
        return change + self["later tracking", size]

    def correction(self, character):
        """How much wider than Inter's a letter is, as a share of the size."""
        groups = sum(self["alike", group] for group in ALIKE if character in group)
        return self["letter", character] + groups


def fit(sure, unsure, also):
    """A model of texts that are surely as wide as their letters, and of those that then seem so."""
    first = Model(sure + also)
    near = [one for one in unsure if abs(first.width(one) - middle(one)) < NEAR * slack(one)]
    return Model(sure + near + also)


def slack(observation):
    """How much more a long text may err than a short one, whose letters err as much."""
    return max(len(observation.text) / LENGTH, 1) ** 0.5


def middle(observation):
    """The width before it was rounded up, as far as can be known."""
    return observation.width - observation.grid / 2


def known(observation):
    count = len(observation.text) - (observation.kind == "ink")
    return count * published(observation.size)


def weights(observations):
    """What each observation counts for: texts that are found often less than as often."""
    same = collections.Counter((one.text, one.size, one.weight) for one in observations)
    result = []
    for one in observations:
        share = same[one.text, one.size, one.weight] ** -0.7
        result.append(share * {"ink": 0.5, "known": 4}.get(one.kind, 1))
    return result
