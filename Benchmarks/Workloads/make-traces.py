"""Writes the solver's workloads as traces: make-traces.py FOLDER ENAML_LIKE_BENCHMARK.CPP

A trace is text that any solver can play, one record a line:
  v COUNT                                     that many variables, from 0
  d ID PRIORITY WEIGHT RELATION CONSTANT COUNT (VARIABLE FACTOR)...
                                              a constraint: the sum of the terms plus the constant is
                                              at most (-1), equal to (0), at least (1) zero; 1000 is
                                              required; the weight is for solvers that add priorities
  p NAME                                      a phase begins
  a ID / r ID                                 adds, removes a constraint
  e VARIABLE PRIORITY WEIGHT                  makes a variable one whose value is suggested
  s VARIABLE VALUE                            suggests a value
  k ID CONSTANT                               changes a constraint's constant
  u                                           brings all values up to date
Positions are relative to the superview, as in a view tree.
"""

import os
import re
import sys

WEIGHTS = {1000: 0.0, 999: 5e8, 751: 3e7, 750: 1e6, 252: 9e3, 251: 3e3, 250: 1e2, 50: 1.0}


class Trace:
    def __init__(self):
        self.variables = 0
        self.definitions = []
        self.lines = []

    def variable(self):
        self.variables += 1
        return self.variables - 1

    def view(self):
        """x, y, width, height"""
        return tuple(self.variable() for _ in range(4))

    def define(self, terms, relation, constant, priority=1000, weight=None):
        weight = WEIGHTS[priority] if weight is None else weight
        words = " ".join(f"{variable} {factor!r}" for variable, factor in terms)
        index = len(self.definitions)
        self.definitions.append(
            f"d {index} {priority} {weight!r} {relation} {float(constant)!r} {len(terms)} {words}"
        )
        return index

    def say(self, *words):
        self.lines.append(" ".join(str(word) for word in words))

    def add(self, *definition, **named):
        index = self.define(*definition, **named)
        self.say("a", index)
        return index

    def write(self, path):
        with open(path, "w") as file:
            print("v", self.variables, file=file)
            print("\n".join(self.definitions + self.lines), file=file)


def screen(trace):
    view = trace.view()
    trace.say("p build")
    trace.add([(view[0], 1)], 0, 0)
    trace.add([(view[1], 1)], 0, 0)
    for size, value in ((view[2], 390), (view[3], 844)):
        trace.say("e", size, 999, WEIGHTS[999])
        trace.say("s", size, value)
    return view


def rotate(trace, view):
    trace.say("u")
    trace.say("p rotate")
    for turn in range(10):
        width, height = ((844, 390), (390, 844))[turn % 2]
        trace.say("s", view[2], width)
        trace.say("s", view[3], height)
        trace.say("u")


def change(trace, views, edges):
    """Twenty views get a width for their trailing edge and back, then another leading constant."""
    some = [i * len(views) // 20 for i in range(20)] if len(views) >= 20 else range(len(views))
    widths = {i: trace.define([(views[i][2], 1)], 0, -50 - i % 7) for i in some}
    trace.say("p churn")
    for i in some:
        trace.say("r", edges[i][2])
        trace.say("a", widths[i])
    trace.say("u")
    for i in some:
        trace.say("r", widths[i])
        trace.say("a", edges[i][2])
    trace.say("u")
    trace.say("p const")
    for i in some:
        trace.say("k", edges[i][0], -(20 + i % 5))
    trace.say("u")


def pin(trace, view, parent, leading, top, trailing, bottom):
    return [
        trace.add([(view[0], 1)], 0, -leading),
        trace.add([(view[1], 1)], 0, -top),
        trace.add([(view[0], 1), (view[2], 1), (parent[2], -1)], 0, trailing),
        trace.add([(view[1], 1), (view[3], 1), (parent[3], -1)], 0, bottom),
    ]


def flat(count):
    """Siblings, four edges each to the screen."""
    trace = Trace()
    top = screen(trace)
    views, edges = [], []
    for i in range(count):
        views.append(trace.view())
        edges.append(pin(trace, views[-1], top, 5 + i % 40, 7 + i % 30, 3 + i % 20, 2 + i % 10))
    rotate(trace, top)
    change(trace, views, edges)
    return trace


def nested(count):
    """Each view four edges inside the one before."""
    trace = Trace()
    top = screen(trace)
    views, edges = [top], []
    for _ in range(count):
        view = trace.view()
        edges.append(pin(trace, view, views[-1], 0.25, 0.25, 0.25, 0.25))
        views.append(view)
    rotate(trace, top)
    change(trace, views[1:], edges)
    return trace


def chain(count):
    """A vertical stack whose views fill it equally."""
    trace = Trace()
    top = screen(trace)
    views = [trace.view() for _ in range(count)]
    edges = []
    for i, view in enumerate(views):
        own = [trace.add([(view[0], 1)], 0, -16)]
        if i == 0:
            own.append(trace.add([(view[1], 1)], 0, -8))
        else:
            above = views[i - 1]
            own.append(trace.add([(view[1], 1), (above[1], -1), (above[3], -1)], 0, -1))
        own.append(trace.add([(view[0], 1), (view[2], 1), (top[2], -1)], 0, 16))
        if i:
            own.append(trace.add([(view[3], 1), (views[0][3], -1)], 0, 0))
        edges.append(own)
    trace.add([(views[-1][1], 1), (views[-1][3], 1), (top[3], -1)], 0, 8)
    rotate(trace, top)
    change(trace, views, edges)
    return trace


def content(trace, view, width, height, hugging=(250, 251), resistance=(750, 750)):
    return [
        trace.add([(view[2], 1)], -1, -width, hugging[0]),
        trace.add([(view[2], 1)], 1, -width, resistance[0]),
        trace.add([(view[3], 1)], -1, -height, hugging[1]),
        trace.add([(view[3], 1)], 1, -height, resistance[1]),
    ]


def cell(trace, width, height, i):
    """A cell that is as high as its avatar, title, time, subtitle and badge need."""
    avatar, title, time, subtitle, badge = (trace.view() for _ in range(5))
    add, parts = trace.add, {}
    for part, value in zip(avatar, (16, 12, 40, 40)):
        add([(part, 1)], 0, -value)
    add([(avatar[1], 1), (avatar[3], 1), (height, -1)], -1, 12)
    lead = [(title[0], 1), (avatar[0], -1), (avatar[2], -1)]
    parts["lead"] = add(lead, 0, -12)
    parts["other lead"] = lead
    add([(title[1], 1)], 0, -10)
    parts["title"] = content(trace, title, 90 + 37 * i % 160, 20.5)
    add([(time[0], 1), (title[0], -1), (title[2], -1)], 1, -8)
    add([(time[0], 1), (time[2], 1), (width, -1)], 0, 16)
    add([(time[1], 1), (title[1], -1)], 0, -4)
    parts["time"] = content(trace, time, 48 + i % 9, 16, (252, 251), (751, 750))
    add([(subtitle[0], 1), (title[0], -1)], 0, 0)
    add([(subtitle[1], 1), (title[1], -1), (title[3], -1)], 0, -4)
    add([(subtitle[0], 1), (subtitle[2], 1), (badge[0], -1)], -1, 8)
    parts["subtitle"] = content(trace, subtitle, 180 + 53 * i % 240, 18 + 18 * (i % 3))
    add([(badge[0], 1), (badge[2], 1), (width, -1)], 0, 16)
    add([(badge[1], 1), (badge[3], 0.5), (subtitle[1], -1), (subtitle[3], -0.5)], 0, 0)
    add([(badge[2], 1)], 0, -22)
    add([(badge[3], 1)], 0, -22)
    add([(subtitle[1], 1), (subtitle[3], 1), (height, -1)], -1, 10)
    add([(height, 1)], 1, -64)
    add([(height, 1)], 0, 0, 50)
    return parts


def cells(count):
    """Self-sizing cells below each other, all in one solver."""
    trace = Trace()
    top = screen(trace)
    all_parts, above = [], None
    for i in range(count):
        view = trace.view()
        trace.add([(view[0], 1)], 0, 0)
        trace.add([(view[2], 1), (top[2], -1)], 0, 0)
        if above is None:
            trace.add([(view[1], 1)], 0, 0)
        else:
            trace.add([(view[1], 1), (above[1], -1), (above[3], -1)], 0, 0)
        all_parts.append(cell(trace, view[2], view[3], i))
        above = view
    rotate(trace, top)
    some = all_parts[:20]
    others = [trace.define(parts["other lead"], 0, -24) for parts in some]
    trace.say("p churn")
    for parts, other in zip(some, others):
        trace.say("r", parts["lead"])
        trace.say("a", other)
    trace.say("u")
    for parts, other in zip(some, others):
        trace.say("r", other)
        trace.say("a", parts["lead"])
    trace.say("u")
    trace.say("p const")
    for i, parts in enumerate(some):
        new = {
            "title": (120 + 11 * i % 90, 20.5),
            "time": (50 + i % 5, 16),
            "subtitle": (140 + 31 * i % 200, 18 + 18 * ((i + 1) % 3)),
        }
        for name, (width, height) in new.items():
            for constraint, value in zip(parts[name], (width, width, height, height)):
                trace.say("k", constraint, -value)
    trace.say("u")
    return trace


def enaml(path):
    """The constraints of kiwi's own benchmark, read from its source."""
    priorities = {
        "strength::required": (1000, 0.0),
        "smedium": (600, 1e5),
        "strength::strong": (750, 1e6),
        "mmedium": (502, 1250.0),
        "strength::medium": (500, 1e3),
        "strength::weak": (250, 1.0),
    }
    source = open(path).read()
    trace = Trace()
    names = dict.fromkeys(re.findall(r'Variable (\w+)\("', source))
    names.update(width=None, height=None)
    names = {name: trace.variable() for name in names}
    trace.say("p build")
    for name in ("width", "height"):
        trace.say("e", names[name], 750, 1e6)
    start = source.index("Constraint constraints[]")
    body = source[start : source.index("for (const auto& constraint")]
    for left, relation, strength in re.findall(r"\((.*?) (==|>=|<=) 0\) \| ([\w:]+)", body):
        factors, constant = {}, 0.0
        for part in left.split(" + "):
            match = re.fullmatch(r"(-?)(?:([\d.]+) \* )?([a-z]\w*)", part.strip())
            if match:
                factor = float(match[2] or 1) * (-1 if match[1] else 1)
                factors[names[match[3]]] = factors.get(names[match[3]], 0) + factor
            else:
                constant += float(part)
        priority, weight = priorities[strength]
        relation = {"==": 0, ">=": 1, "<=": -1}[relation]
        trace.add(list(factors.items()), relation, constant, priority, weight=weight)
    trace.say("u")
    trace.say("p rotate")
    for width, height in ((400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)):
        trace.say("s", names["width"], width)
        trace.say("s", names["height"], height)
        trace.say("u")
    return trace


if __name__ == "__main__":
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    enaml(sys.argv[2]).write(f"{folder}/enaml.txt")
    makers = {cells: (1, 30), flat: (10, 300, 1000), nested: (10, 100), chain: (10, 100)}
    for make, counts in makers.items():
        for count in counts:
            make(count).write(f"{folder}/{make.__name__}-{count}.txt")
