"""Reads from Interface Builder's documents how wide texts are, and what else makes them wide."""

import collections
import pathlib
import xml.etree.ElementTree

import letters

#: Documents of older tools were measured with another typeface.
FIRST_TOOLS = 9000

STYLES = {
    "UICTFontTextStyleTitle0": (34, "regular"),
    "UICTFontTextStyleTitle1": (28, "regular"),
    "UICTFontTextStyleTitle2": (22, "regular"),
    "UICTFontTextStyleTitle3": (20, "regular"),
    "UICTFontTextStyleHeadline": (17, "semibold"),
    "UICTFontTextStyleBody": (17, "regular"),
    "UICTFontTextStyleCallout": (16, "regular"),
    "UICTFontTextStyleSubhead": (15, "regular"),
    "UICTFontTextStyleFootnote": (13, "regular"),
    "UICTFontTextStyleCaption1": (12, "regular"),
    "UICTFontTextStyleCaption2": (11, "regular"),
}

LEFT = {"leading", "left", "leadingMargin", "leftMargin"}
RIGHT = {"trailing", "right", "trailingMargin", "rightMargin"}
CENTER = {"centerX", "centerXWithinMargins"}


WEIGHTS = {
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23,
    "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62,
}

#: Characters beyond the Latin ones of which a text is known.
SIGNS = "↓…"

#: The system font's widths beside Inter's, at first sight.
ROUGHLY = 0.965

#: A text and its saved width, which was rounded up to a multiple of `grid`.
#:
#: `kind` says why its letters alone make it wide; "unsure" if something else may.
Observation = collections.namedtuple(
    "Observation", "text size weight width grid kind tools document", defaults=(0, "")
)


def broken(text, weight, size, room):
    """The lines that words break into in a room, as far as Inter tells."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if size * letters.width(longer.rstrip(), weight, size) * ROUGHLY <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def observations(corpus):
    """All texts of a folder's documents in letters that Latin languages use, in a fixed order."""
    result = []
    for path in sorted(pathlib.Path(corpus).rglob("*")):
        if path.suffix in (".storyboard", ".xib"):
            result += Document(path, str(path.relative_to(corpus))).observations()
    return result


def ink(table):
    """The widths of the ink of words that the system font drew, in many sizes, at scale 3."""
    if not table.exists():
        return []
    sizes = dict(zip(
        ("extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
         "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
         "accessibility-extra-large", "accessibility-extra-extra-large",
         "accessibility-extra-extra-extra-large"),
        (14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53),
    ))
    result = []
    for line in table.read_text().splitlines()[1:]:
        name, _, _, boxes = line.split("\t")
        size = sizes.get(name.removeprefix("testTraits.iphone-se-").removesuffix(".png"))
        boxes = [tuple(map(int, box.split(","))) for box in boxes.split()]
        words = (("What's", "semibold"), ("the", "regular"), ("point", "regular"))
        for (word, weight), box in zip(words, boxes):
            if size:
                width = (box[2] - box[0]) / 3
                result.append(Observation(word, size, weight, width, 0, "ink", 14490))
    return result


class Document:
    def __init__(self, path, name):
        self.root = xml.etree.ElementTree.parse(path).getroot()
        self.name = name
        self.tools = int((self.root.get("toolsVersion") or "0").split(".")[0])
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.grid = self.pixel()
        self.constraints = collections.defaultdict(list)
        for holder in self.root.iter("constraints"):
            owner = self.parents[holder].get("id")
            for constraint in holder.findall("constraint"):
                self.add(constraint, owner)

    def add(self, constraint, owner):
        first = constraint.get("firstItem", owner)
        second = constraint.get("secondItem")
        relation = constraint.get("relation", "equal")
        attributes = constraint.get("firstAttribute"), constraint.get("secondAttribute")
        priority = float(constraint.get("priority", 1000))
        self.constraints[first].append((attributes[0], relation, second, priority))
        if second:
            mirrored = {"greaterThanOrEqual": "lessThanOrEqual"}.get(
                relation, "equal" if relation == "equal" else "greaterThanOrEqual"
            )
            self.constraints[second].append((attributes[1], mirrored, first, priority))

    def observations(self):
        if "CocoaTouch" not in self.root.get("type", "") or self.tools < FIRST_TOOLS:
            return []
        found = [self.label(element) for element in self.root.iter("label")]
        found += [self.button(element) for element in self.root.iter("button")]
        return [observation for observation in found if observation]

    def pixel(self):
        """The step of the document's frames in points."""
        shares = collections.Counter()
        for rect in self.root.iter("rect"):
            for name in ("x", "y", "width", "height"):
                share = float(rect.get(name, 0)) % 1
                shares["half" if abs(share - 0.5) < 0.01 else
                       "third" if min(abs(share - 1 / 3), abs(share - 2 / 3)) < 0.01 else
                       "whole" if min(share, 1 - share) < 0.01 else "else"] += 1
        if shares["third"] > shares["half"]:
            return 1 / 3
        return 1 / 2 if shares["half"] else 1

    def label(self, element):
        text, font, rect = self.text(element), self.font(element), self.rect(element)
        if not text or not font or not rect or element.get("misplaced") == "YES":
            return None
        size, weight = font
        lines = rect[3] / max(size * 1.193359375, 1)
        if lines > 1.5:
            return self.longest_line(element, text, font, rect)
        if not 0.95 < lines < 1.2 or "\n" in text:
            return None
        return self.observation(text, size, weight, rect[2], self.freedom(element) or "unsure")

    def longest_line(self, element, text, font, rect):
        """The line that makes a label wide, if it breaks in a stack that does not stretch it."""
        size, weight = font
        if self.freedom(element) != "column" or element.get("numberOfLines") != "0":
            return None
        room = self.rect(self.parents[self.parents[element]])[2]
        lines = broken(text, weight, size, room)
        longest = max(lines, key=lambda line: letters.width(line, weight, size))
        if abs(size * letters.width(longest, weight, size) * ROUGHLY / rect[2] - 1) > 0.03:
            return None
        return self.observation(longest, size, weight, rect[2], "unsure")

    def button(self, element):
        state = element.find("state[@key='normal']")
        rect = self.rect(element)
        if state is None or not rect or element.get("misplaced") == "YES":
            return None
        if element.find("buttonConfiguration") is not None or state.get("image"):
            return None
        if element.find("inset") is not None or state.get("backgroundImage"):
            return None
        if element.get("buttonType") not in ("roundedRect", "system", None):
            return None
        text = state.get("title") or self.string(state, "title")
        font = self.font(element)
        if not font and element.find("fontDescription") is None:
            font = (15, "regular") if element.get("buttonType") else (18, "regular")
        if not text or "\n" in text or not font or rect[2] <= 30:
            return None
        return self.observation(text, *font, rect[2], self.freedom(element) or "unsure")

    def observation(self, text, size, weight, width, kind):
        if weight not in WEIGHTS or not all(map(self.is_known, text)):
            return None
        return Observation(text, size, weight, width, self.grid, kind, self.tools, self.name)

    def is_known(self, character):
        """Whether a character is fitted: those of Latin languages, and few others."""
        return " " <= character < "\u0250" or character in SIGNS

    def text(self, element):
        return element.get("text") or self.string(element, "text")

    def string(self, element, key):
        for name in ("string", "mutableString"):
            child = element.find(f"{name}[@key='{key}']")
            if child is not None:
                return child.text
        return None

    def font(self, element):
        font = element.find("fontDescription")
        if font is None:
            return (17, "regular") if element.tag == "label" else None
        if font.get("style") in STYLES:
            return STYLES[font.get("style")]
        weight = {"system": font.get("weight", "regular"), "boldSystem": "bold"}
        if font.get("type") not in weight or not font.get("pointSize"):
            return None
        return float(font.get("pointSize")), weight[font.get("type")]

    def rect(self, element):
        rect = element.find("rect[@key='frame']")
        if rect is None:
            return None
        return tuple(float(rect.get(name, 0)) for name in ("x", "y", "width", "height"))

    def freedom(self, element):
        """Why nothing but its text makes a view wide; None if something else may."""
        cell = self.cell(element)
        if cell:
            return cell
        if element.get("translatesAutoresizingMaskIntoConstraints") != "NO":
            return None
        if element.get("fixedFrame") == "YES":
            return None
        held = self.sides(element)
        if held is None:
            return None
        holder = self.parents[element]
        stack = self.parents.get(holder)
        if holder.tag == "subviews" and stack is not None and stack.tag == "stackView":
            return self.stacked(element, stack, held)
        return "free" if len(held) == 1 else None

    def sides(self, element):
        """The sides at which constraints hold a view; None if its width is constrained."""
        held = set()
        for attribute, relation, _, priority in self.constraints[element.get("id")]:
            if attribute == "width" and relation != "lessThanOrEqual":
                return None
            if priority < 251 or relation != "equal":
                continue
            for name, side in (("left", LEFT), ("right", RIGHT), ("center", CENTER)):
                if attribute in side:
                    held.add(name)
        return held

    def stacked(self, element, stack, held):
        if held:
            return None
        if stack.get("axis") == "vertical":
            if stack.get("alignment") in (None, "fill"):
                return None
            room, own = self.rect(stack), self.rect(element)
            return "column" if room and own[2] < room[2] - 1 else None
        if stack.get("distribution") in ("equalSpacing", "equalCentering"):
            return "row"
        if stack.get("distribution") in (None, "fill", "fillProportionally"):
            rivals = [
                child for child in stack.find("subviews")
                if child is not element and child.get("hidden") != "YES"
            ]
            hugging = float(element.get("horizontalHuggingPriority", 250))
            loose = [float(child.get("horizontalHuggingPriority", 250)) for child in rivals]
            return "row" if any(value < hugging for value in loose) else None
        return None

    def cell(self, element):
        """The labels of a cell's style, if the style makes them as wide as their text."""
        content = self.parents.get(self.parents.get(element))
        cell = self.parents.get(content)
        if cell is None or cell.tag != "tableViewCell" or not cell.get("style"):
            return None
        if element.get("id") not in (cell.get("textLabel"), cell.get("detailTextLabel")):
            return None
        style = cell.get("style")
        if style not in ("IBUITableViewCellStyleValue1", "IBUITableViewCellStyleSubtitle"):
            return None
        return "cell " + style
