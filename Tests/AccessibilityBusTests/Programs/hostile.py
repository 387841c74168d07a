#!/usr/bin/python3
"""Calls an app's accessibility tree with whatever comes: wrong types, stale paths, huge offsets.

  hostile.py NAME CALLS SEED

Prints how many calls were answered and how, how much memory the app had before and after, and
whether it still answers.
"""
import collections
import random
import re
import sys

import steps
from gi.repository import Gio, GLib

name, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
chance = random.Random(seed)
app = steps.find(name)
pid = app.get_process_id()

session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync(
    "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None
).unpack()[0]
flags = (
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
    | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
)
bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
root = "/org/a11y/atspi/accessible/root"
desktop = bus.call_sync(
    "org.a11y.atspi.Registry", root, "org.a11y.atspi.Accessible", "GetChildren",
    None, None, 0, -1, None,
).unpack()[0]
owner = next(
    reference[0]
    for reference in desktop
    if bus.call_sync(
        reference[0], root, "org.freedesktop.DBus.Properties", "Get",
        GLib.Variant("(ss)", ("org.a11y.atspi.Accessible", "Name")), None, 0, -1, None,
    ).unpack()[0] == name
)

INTERFACES = [
    "org.a11y.atspi." + part
    for part in (
        "Accessible Application Component Action Value Text EditableText Selection Table "
        "TableCell Cache Collection Nothing"
    ).split()
] + ["org.freedesktop.DBus.Properties", "org.freedesktop.DBus.Introspectable"]
MEMBERS = """GetChildAtIndex GetChildren GetIndexInParent GetRelationSet GetRole GetRoleName GetState
GetAttributes GetApplication GetInterfaces GetLocale Contains GetAccessibleAtPoint GetExtents
GetPosition GetSize GrabFocus ScrollTo SetExtents GetName GetActions DoAction GetText
GetTextAtOffset GetTextBeforeOffset GetTextAfterOffset GetStringAtOffset GetCharacterAtOffset
GetAttributeRun GetCharacterExtents GetRangeExtents GetOffsetAtPoint GetBoundedRanges
GetSelection SetSelection AddSelection RemoveSelection SetCaretOffset SetTextContents InsertText
DeleteText CopyText CutText PasteText GetSelectedChild SelectChild IsChildSelected
GetAccessibleAt GetIndexAt GetRowAtIndex GetRowColumnExtentsAtIndex GetRowHeader GetItems Get Set
GetAll Introspect Nothing""".split()
PROPERTIES = """Name Description Parent ChildCount Locale AccessibleId Id NActions CurrentValue
MinimumValue Text CharacterCount CaretOffset NSelectedChildren NRows Position Nothing""".split()
NUMBERS = [0, 1, -1, 2, 7, 100, 65535, 2**31 - 1, -(2**31)]


def value(kind):
    if kind == "i":
        return chance.choice(NUMBERS)
    if kind == "u":
        return chance.choice(NUMBERS) & 0xFFFFFFFF
    if kind == "b":
        return chance.random() < 0.5
    if kind == "d":
        return chance.choice([0.0, -1.0, 5.0, 1e308, float("nan"), float("inf")])
    if kind == "s":
        if chance.random() < 0.5:
            return chance.choice(INTERFACES + PROPERTIES)
        return chance.choice(["", "x", "kïwi 🐦", "y" * chance.choice([10, 1000, 20000])])
    if kind == "v":
        inner = chance.choice("iubds")
        return GLib.Variant(inner, value(inner))
    if kind == "ai":
        return [value("i") for _ in range(chance.randrange(50))]
    return ("x", value("i"))


SIGNATURES = ["", "", "i", "i", "u", "ii", "iu", "ib", "iiu", "iii", "s", "is", "isi", "ss", "ssv",
              "d", "b", "v", "ai", "(si)", "iiuii", "iiiiu", "iiiiuuu"]


def kinds(signature):
    return {"ai": ["ai"], "(si)": ["(si)"]}.get(signature, list(signature))


OWN = ["/org/a11y/atspi/cache", root]
STALE = [
    "/org/a11y/atspi/null", "/", "/org/a11y/atspi/accessible", "/org/a11y/atspi/accessible/root/1",
    "/org/a11y/atspi/accessible/" + "9" * 40, "/org/a11y/atspi/accessible/18446744073709551615",
]
paths = []
methods = set()


def call(path, interface, member, arguments=None):
    return bus.call_sync(owner, path, interface, member, arguments, None, 0, 20000, None).unpack()


def learn():
    """Which elements there are now, and what each of them says that it can be asked."""
    items = call(OWN[0], "org.a11y.atspi.Cache", "GetItems")[0]
    STALE.append(chance.choice(paths) if paths else root)
    del STALE[6:-20]
    paths[:] = OWN + [item[0][1] for item in items]
    for path in chance.sample(paths[1:], min(5, len(paths) - 1)):
        try:
            text = call(path, "org.freedesktop.DBus.Introspectable", "Introspect")[0]
        except GLib.Error:
            continue
        for interface in re.finditer(r'<interface name="([^"]+)">(.*?)</interface>', text, re.S):
            for method in re.finditer(r'<method name="([^"]+)">(.*?)</method>', interface[2], re.S):
                types = re.findall(r'type="([^"]+)" direction="in"', method[2])
                methods.add((interface[1], method[1], "".join(types)))


def anything():
    """Some call: rightly made, with one thing wrong, or made up altogether."""
    kind = chance.random()
    path = chance.choice(paths if kind < 0.9 else STALE)
    if kind < 0.1:
        interface = chance.choice(INTERFACES)
        names = (interface, chance.choice(PROPERTIES))
        if chance.random() < 0.5:
            return path, INTERFACES[-2], "Get", GLib.Variant("(ss)", names)
        inner = chance.choice("iuds")
        setting = GLib.Variant("(ssv)", (*names, GLib.Variant(inner, value(inner))))
        return path, INTERFACES[-2], "Set", setting
    interface, member, signature = chance.choice(sorted(methods))
    if kind < 0.5:
        return path, interface, member, tuple_of(signature)
    if kind < 0.6:
        return path, interface, member, tuple_of(chance.choice(SIGNATURES))
    return (
        path, chance.choice(INTERFACES), chance.choice(MEMBERS), tuple_of(chance.choice(SIGNATURES))
    )


def tuple_of(signature):
    return GLib.Variant("(" + signature + ")", tuple(value(kind) for kind in kinds(signature)))


def memory():
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


answers = collections.Counter()
pending = 0


def answered(connection, result):
    global pending
    pending -= 1
    try:
        connection.call_finish(result)
        answers["answers"] += 1
    except GLib.Error as error:
        remote = Gio.DBusError.get_remote_error(error)
        answers[remote.rsplit(".", 1)[-1] if remote else "silence"] += 1


context = GLib.MainContext.default()
learn()
sizes = []
for number in range(count):
    if number % 500 == 0:
        learn()
    # The first calls load what is loaded once.
    if number % (count // 5) == 0 and number > 0:
        sizes.append(memory())
    path, interface, member, arguments = anything()
    bus.call(
        owner, path, interface, member, arguments, None, Gio.DBusCallFlags.NONE, 20000, None,
        answered,
    )
    pending += 1
    while pending > 50:
        context.iteration(True)
while pending:
    context.iteration(True)
print(f"{count} calls, seed {seed}")
for kind, amount in sorted(answers.items()):
    print(f"  {amount} {kind}")
sizes.append(memory())
print("  " + ", ".join(f"{size} kB" for size in sizes))
learn()
if answers["silence"] or answers["NoReply"]:
    sys.exit("Some calls were not answered.")
if sizes[-1] > sizes[0] * 1.1 + 5000:
    sys.exit("The app's memory grows.")
print("the app answers")
