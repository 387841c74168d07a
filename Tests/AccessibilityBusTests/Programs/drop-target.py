#!/usr/bin/python3
"""A window of another program that takes what is dropped on it, by version 5 of XDND.

  drop-target.py TYPE [refuse]

Says 'ready' once it is there, then how large what fell on it is, and its beginning in hexadecimal
digits; 'left' if a drag left it or was refused. It reads what falls as TYPE.
"""
import ctypes
import sys

x11 = ctypes.CDLL("libX11.so.6")
LONG, POINTER = ctypes.c_ulong, ctypes.c_void_p
for name in ("XOpenDisplay",):
    getattr(x11, name).restype = POINTER
for name in ("XInternAtom", "XCreateSimpleWindow", "XDefaultRootWindow"):
    getattr(x11, name).restype = LONG
x11.XGetAtomName.restype = ctypes.c_char_p


class Event(ctypes.Structure):
    """What events of the kinds used here begin with, as numbers of 64 bits."""

    _fields_ = [("type", ctypes.c_int), ("rest", ctypes.c_long * 23)]


class Message(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", LONG), ("sent", ctypes.c_int), ("display", POINTER),
        ("window", LONG), ("kind", LONG), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 12),
    ]


display = POINTER(x11.XOpenDisplay(None))
root = LONG(x11.XDefaultRootWindow(display))


def atom(name):
    return x11.XInternAtom(display, name.encode(), 0)


window = x11.XCreateSimpleWindow(display, root, 1000, 100, 200, 200, 0, LONG(0), LONG(0xCCDDEE))
version = (ctypes.c_long * 1)(5)
x11.XChangeProperty(
    display, LONG(window), LONG(atom("XdndAware")), LONG(4), 32, 0, ctypes.byref(version), 1
)
# Changes of properties, by which large things come in parts.
x11.XSelectInput(display, LONG(window), ctypes.c_long(1 << 22))
x11.XMapWindow(display, LONG(window))
x11.XSync(display, 0)
print("ready", flush=True)
wanted, accepts = sys.argv[1], "refuse" not in sys.argv
PROPERTY = atom("DROPPED")


def send(source, kind, *data):
    message = Message(type=33, window=source, kind=atom(kind), format=32)
    for index, number in enumerate(data):
        message.data[index] = number
    x11.XSendEvent(display, LONG(source), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XFlush(display)


def take():
    """The type and the bytes of the property, which is taken away."""
    kind, count, rest = LONG(), LONG(), LONG()
    form, start = ctypes.c_int(), POINTER()
    x11.XGetWindowProperty(
        display, LONG(window), LONG(PROPERTY), ctypes.c_long(0), ctypes.c_long(1 << 26), 1, LONG(0),
        ctypes.byref(kind), ctypes.byref(form), ctypes.byref(count), ctypes.byref(rest),
        ctypes.byref(start),
    )
    data = ctypes.string_at(start, count.value * (8 if form.value == 32 else 1)) if start else b""
    return kind.value, data


def parts():
    whole = b""
    while True:
        event = Event()
        x11.XNextEvent(display, ctypes.byref(event))
        # A property that is new has the state 0.
        changed = event.type == 28 and event.rest[4] == PROPERTY
        if not changed or event.rest[6] & 0xFFFFFFFF:
            continue
        _, part = take()
        if not part:
            return whole
        whole += part


source = 0
while True:
    event = Event()
    x11.XNextEvent(display, ctypes.byref(event))
    if event.type == 33:
        message = Message.from_buffer(event)
        kind = x11.XGetAtomName(display, LONG(message.kind)).decode()
        source = message.data[0]
        if kind == "XdndPosition":
            copy = atom("XdndActionCopy") if accepts else 0
            send(source, "XdndStatus", window, int(accepts), 0, 0, copy)
        elif kind == "XdndLeave":
            print("left", flush=True)
        elif kind == "XdndDrop":
            x11.XConvertSelection(
                display, LONG(atom("XdndSelection")), LONG(atom(wanted)), LONG(PROPERTY),
                LONG(window), LONG(message.data[2]),
            )
    elif event.type == 31:
        kind, data = take()
        if kind == atom("INCR"):
            data = parts()
        send(source, "XdndFinished", window, 1, atom("XdndActionCopy"))
        print(len(data), data[:200].hex(), flush=True)
