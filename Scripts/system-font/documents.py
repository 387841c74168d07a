"""Reads from Interface Builder's documents how wide texts are, and what else makes them wide."""

import collections
import pathlib
import xml.etree.ElementTree

import record

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

#: A text that nothing but its letters makes wide, and its saved width, which was rounded up to a
#: multiple of `grid`; `kind` says how the document leaves its width open.
Observation = collections.namedtuple(
    "Observation", "text size weight width grid kind tools document"
)


def observations(corpus):
    """All texts of a folder's documents in letters that Latin languages use, in a fixed order."""
    result = []
    for path in sorted(pathlib.Path(corpus).rglob("*")):
        if path.suffix in (".storyboard", ".xib"):
            result += Document(path, str(path.relative_to(corpus))).observations()
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
        if not 0.95 < lines < 1.2 or "\n" in text:
            return None
        return self.observation(element, text, size, weight, rect[2], self.grid)

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
        # Titles of system buttons are rounded up to whole points.
        return self.observation(element, text, *font, rect[2], 1)

    def observation(self, element, text, size, weight, width, grid):
        kind = self.freedom(element)
        if not kind or weight not in record.WEIGHTS or not all(map(record.is_recorded, text)):
            return None
        return Observation(text, size, weight, width, grid, kind, self.tools, self.name)

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


def age(one):
    """Which system font measured a text, as SystemFontAge has it."""
    return "early" if one.tools < 13000 else "twofold" if one.tools < 17150 else "gradual"
