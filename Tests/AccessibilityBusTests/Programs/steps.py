"""What assistive software does with an app, by pyatspi."""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

Atspi.init()
CLEAR = ("enabled", "sensitive", "visible", "showing", "focusable")


def wait(condition, seconds=20):
    """Waits until a condition answers something true."""
    end = time.time() + seconds
    while True:
        try:
            found = condition()
        except GLib.Error:
            found = None
        if found or time.time() > end:
            return found
        settle(0.02)


def settle(seconds):
    """Lets events come in, which keep what libatspi knows up to date."""
    context = GLib.MainContext.default()
    end = time.time() + seconds
    while True:
        while context.pending():
            context.iteration(False)
        if time.time() >= end:
            return
        time.sleep(0.005)


def find(name):
    def look():
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_name() == name and child.get_child_count() > 0:
                return child

    app = wait(look, 25)
    if not app:
        sys.exit(f"There is no app {name} on the accessibility bus.")
    return app


def below(node):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from below(child)


def named(app, name):
    """The first element of a name, or of a role and a name: 'page tab/Form'."""
    role, _, plain = name.rpartition("/")

    def look():
        for node in below(app):
            if node.get_name() == plain and (not role or node.get_role_name() == role):
                return node

    node = wait(look, 5)
    if not node:
        dump(app)
        sys.exit(f"There is no element {name}.")
    return node


def do(app, step):
    """One of: 'activate NAME', 'do ACTION on NAME', 'focus NAME', 'set NUMBER in NAME',
    'write WORDS in NAME', 'caret NUMBER in NAME', 'wait for NAME', 'select NUMBER of NAME', 'rest' until nothing moves."""
    verb, _, rest = step.partition(" ")
    if verb == "activate":
        node = named(app, rest)
        assert node.do_action(0), step
    elif verb == "do":
        action, _, name = rest.partition(" on ")
        node = named(app, name)
        names = [Atspi.Action.get_action_name(node, i) for i in range(node.get_n_actions())]
        assert node.do_action(names.index(action)), step
    elif verb == "focus":
        assert named(app, rest).grab_focus(), step
    elif verb == "set":
        number, _, name = rest.partition(" in ")
        assert named(app, name).set_current_value(float(number)), step
    elif verb == "write":
        words, _, name = rest.partition(" in ")
        assert Atspi.EditableText.set_text_contents(named(app, name), words), step
    elif verb == "caret":
        number, _, name = rest.partition(" in ")
        assert Atspi.Text.set_caret_offset(named(app, name), int(number)), step
    elif verb == "select":
        number, _, name = rest.partition(" of ")
        assert Atspi.Selection.select_child(named(app, name), int(number)), step
    elif verb == "rest":
        until_rest(app)
    elif verb == "wait":
        named(app, rest.removeprefix("for "))
    else:
        sys.exit(f"There is no step {step}.")
    settle(0.05)


def until_rest(app):
    seen, since = None, time.time()
    while time.time() - since < 0.6:
        try:
            now = [line(node) for node in below(app)]
        except GLib.Error:
            # What goes while it is looked at moves.
            now = None
        if now is None or now != seen:
            seen, since = now, time.time()
        settle(0.05)


def states(node):
    nicks = [state.value_nick for state in node.get_state_set().get_states()]
    shown = sorted(nick for nick in nicks if nick not in CLEAR)
    if "enabled" not in nicks and node.get_role_name() != "application":
        shown.append("disabled")
    if "showing" not in nicks:
        shown.append("hidden")
    return shown


def line(node):
    parts = [f"{node.get_role_name()} “{node.get_name()}”"]
    if node.get_description():
        parts.append(f"hint “{node.get_description()}”")
    if node.get_value_iface():
        low, high = node.get_minimum_value(), node.get_maximum_value()
        step = node.get_minimum_increment()
        parts.append(f"value {node.get_current_value():g} of {low:g}…{high:g} by {step:g}")
    if node.get_text_iface():
        words = Atspi.Text.get_text(node, 0, -1)
        parts.append(f"text “{words}” caret {Atspi.Text.get_caret_offset(node)}".replace("\n", "⏎"))
    parts.append(" ".join(states(node)))
    return ", ".join(part for part in parts if part)


def dump(node, depth=0):
    print("  " * depth + line(node), flush=True)
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            dump(child, depth + 1)
