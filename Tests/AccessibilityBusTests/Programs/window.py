#!/usr/bin/python3
"""Uses an app in its window as people do, by mouse and keyboard, and prints what is then there.

  window.py NAME [step …]

A step is one of: 'click NAME', 'drag NAME by X Y', 'wheel NOTCHES over NAME', 'type TEXT', 'key
NAME', 'see RRGGBB at X Y', 'size W H', 'place X Y', 'frame W H', 'copy TEXT', 'copied TEXT', 'note LINE',
'window TITLE', 'no window TITLE', 'shut', 'listen', 'carry NAME as TYPE', 'refused NAME', 'carry NAME into
TITLE at X Y', 'picture W H', 'copied picture W H', 'unanswered NAME',
'end by SIGNAL', 'lose the display', 'close', or one of steps.py. Names are those of the accessibility tree, whose places are
where the mouse goes; so the window, the tree and the app have to agree.
"""
import ctypes
import os
import random
import signal
import struct
import subprocess
import sys
import threading
import urllib.parse
import zlib

import steps
from gi.repository import Atspi

name = sys.argv[1]


def xdotool(*arguments):
    return subprocess.run(
        ["xdotool", *map(str, arguments)], check=True, capture_output=True, text=True
    ).stdout


app = steps.find(name)
# On Wayland the mouse is that of the compositor's own window, which the app fills.
def titled(title):
    """The windows with a title; xdotool fails where there is none."""
    command = ["xdotool", "search", "--onlyvisible", *title]
    return subprocess.run(command, capture_output=True, text=True).stdout.split()


wanted = ["--class", "weston"] if "WAYLAND_DISPLAY" in os.environ else ["--name", f"^({name}|Perch 1)$"]
window = steps.wait(lambda: titled(wanted))[0]
xdotool("windowfocus", window)


def middle(step):
    box = steps.named(app, step).get_extents(Atspi.CoordType.WINDOW)
    return box.x + box.width // 2, box.y + box.height // 2


def move(x, y):
    xdotool("mousemove", "--window", window, x, y)
    steps.settle(0.03)


x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = x11.XGetImage.restype = ctypes.c_void_p
x11.XInternAtom.restype = x11.XGetPixel.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(None))
drawable = ctypes.c_ulong(int(window))


def colour(x, y):
    """The colour that the window shows at a pixel, as RRGGBB."""
    every, pixmap = ctypes.c_ulong(0xFFFFFFFF), 2
    image = ctypes.c_void_p(x11.XGetImage(display, drawable, x, y, 1, 1, every, pixmap))
    value = x11.XGetPixel(image, 0, 0)
    x11.XDestroyImage(image)
    return f"{value & 0xFFFFFF:06X}"


def extent():
    """The size of the app's frame as the accessibility tree has it."""
    box = app.get_child_at_index(0).get_extents(Atspi.CoordType.WINDOW)
    return box.width, box.height


def notes():
    """What the app has noted in its file."""
    path = os.environ["AVIARY_NOTES"]
    return open(path).read().split("\n") if os.path.exists(path) else []


def require(condition, sentence):
    if not steps.wait(condition):
        sys.exit(sentence())


def grab(target):
    """Holds an element until it is lifted."""
    x, y = middle(target)
    move(x, y)
    xdotool("mousedown", 1)
    steps.settle(0.9)
    move(x + 10, y + 10)


def release(x, y):
    """Goes on to a place of the screen, in steps, and lets go there."""
    for part in (40, 20, 0):
        xdotool("mousemove", x - part, y - part)
        steps.settle(0.15)
    xdotool("mouseup", 1)


# The characters of a line that are read of another program.
LONGEST_LINE = 1 << 12


def program(name, *options):
    """The command of a program beside this one."""
    return [sys.executable, os.path.join(os.path.dirname(__file__), name), *options]


def carry(target, kind, *options):
    """Drags an element onto the window of another program; answers what that says of it."""
    command = program("drop-target.py", kind, *options)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        # A program that says nothing more is ended, and what it says is empty then.
        limit = threading.Timer(20, other.kill)
        limit.start()
        try:
            if other.stdout.readline(LONGEST_LINE) != "ready\n":
                sys.exit("The other program has no window.")
            grab(target)
            release(1100, 200)
            return other.stdout.readline(LONGEST_LINE).strip()
        finally:
            limit.cancel()
            other.kill()


def picture(width, height):
    """A PNG of noise, which can't be made small."""

    def chunk(kind, data):
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    noise = random.Random(1)
    rows = b"".join(b"\0" + noise.randbytes(3 * width) for _ in range(height))
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def ended(process):
    """Whether a process is gone, also one that nobody has waited for yet."""
    try:
        return open(f"/proc/{process}/stat").read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def close():
    """What a window manager sends when its button is pressed."""

    class Message(ctypes.Structure):
        _fields_ = [
            ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
            ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong),
            ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 24),
        ]

    atom = lambda text: x11.XInternAtom(display, text, 0)
    message = Message(type=33, window=int(window), kind=atom(b"WM_PROTOCOLS"), format=32)
    message.data[0] = atom(b"WM_DELETE_WINDOW")
    x11.XSendEvent(display, drawable, 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XFlush(display)


def hear(event):
    """Prints which window, and which element in it, has got the keys."""
    if event.type == "window:activate":
        print(f"activate {event.source.get_name()}")
    elif event.detail1:
        print(f"focus {event.source.get_role_name()} {event.source.get_name()}")


for step in sys.argv[2:]:
    verb, _, rest = step.partition(" ")
    if verb == "click":
        move(*middle(rest))
        xdotool("click", 1)
    elif verb == "drag":
        target, _, way = rest.partition(" by ")
        (x, y), (right, down) = middle(target), map(int, way.split())
        move(x, y)
        xdotool("mousedown", 1)
        for part in range(1, 11):
            move(x + right * part // 10, y + down * part // 10)
        xdotool("mouseup", 1)
    elif verb == "wheel":
        notches, _, target = rest.partition(" over ")
        move(*middle(target))
        for _ in range(abs(int(notches))):
            xdotool("click", 5 if int(notches) > 0 else 4)
    elif verb == "type":
        xdotool("type", "--delay", 20, rest)
    elif verb == "key":
        xdotool("key", rest)
    elif verb == "see":
        wanted, _, place = rest.partition(" at ")
        x, y = map(int, place.split())
        require(
            lambda: colour(x, y) == wanted,
            lambda: f"The window shows {colour(x, y)} at {x} {y}, not {wanted}.",
        )
    elif verb == "size":
        xdotool("windowsize", window, *rest.split())
    elif verb == "place":
        xdotool("windowmove", "--sync", window, *rest.split())
    elif verb == "frame":
        size = tuple(map(int, rest.split()))
        require(lambda: extent() == size, lambda: f"The frame is {extent()}, not {size}.")
    elif verb == "copy":
        subprocess.run(["xclip", "-selection", "clipboard"], input=rest.encode(), check=True)
    elif verb == "picture":
        data = picture(*map(int, rest.split()))
        command = ["xclip", "-selection", "clipboard", "-t", "image/png"]
        subprocess.run(command, input=data, check=True)
    elif verb == "copied" and rest.startswith("picture "):
        ask = ["timeout", "5", "xclip", "-selection", "clipboard", "-t", "image/png", "-o"]
        data = subprocess.run(ask, capture_output=True).stdout
        size = struct.unpack(">II", data[16:24]) if len(data) > 24 else None
        if size != tuple(map(int, rest.split()[1:])):
            sys.exit(f"The clipboard has {len(data)} bytes of a picture of {size}.")
    elif verb == "carry" and " into " in rest:
        target, _, place = rest.partition(" into ")
        title, _, place = place.partition(" at ")
        shape = xdotool("getwindowgeometry", "--shell", titled(["--name", f"^{title}$"])[0])
        origin = dict(line.split("=") for line in shape.split())
        x, y = map(int, place.split())
        grab(target)
        release(int(origin["X"]) + x, int(origin["Y"]) + y)
    elif verb == "carry":
        target, _, kind = rest.partition(" as ")
        size, _, digits = carry(target, kind).partition(" ")
        if not digits:
            sys.exit(f"The other program says {size} of {target}.")
        data = bytes.fromhex(digits)
        if kind == "image/png":
            print(kind, int(size) > 1 << 18, struct.unpack(">II", data[16:24]))
        elif kind == "text/uri-list" and data.startswith(b"file:"):
            path = urllib.parse.unquote(data.decode().strip()).removeprefix("file://")
            print(os.path.basename(path), struct.unpack(">II", open(path, "rb").read()[16:24]))
        else:
            print(kind, repr(data.decode()))
    elif verb == "refused":
        said = carry(rest, "text/plain", "refuse")
        print(f"refused {said}")
    elif verb == "copied":
        ask = ["timeout", "5", "xclip", "-selection", "clipboard", "-o"]
        text = subprocess.run(ask, capture_output=True, text=True).stdout
        if text != rest:
            sys.exit(f"The clipboard has “{text}”, not “{rest}”.")
    elif verb == "unanswered":
        # Two clicks while a program owns the clipboard that answers nobody.
        with subprocess.Popen(program("silent-owner.py"), stdout=subprocess.PIPE, text=True) as owner:
            try:
                owner.stdout.readline(LONGEST_LINE)
                move(*middle(rest))
                for _ in range(2):
                    xdotool("click", 1)
                    steps.settle(2)
            finally:
                owner.kill()
            print(f"asked {owner.stdout.read(LONGEST_LINE).count('asked')} times")
    elif verb == "note":
        require(lambda: rest in notes(), lambda: f"The app noted {notes()}.")
    elif verb == "end":
        process = app.get_process_id()
        os.kill(process, getattr(signal, rest.removeprefix("by ")))
        require(lambda: ended(process), lambda: "The app goes on.")
        print("\n".join(notes()))
        sys.exit(0)
    elif verb == "lose":
        process = app.get_process_id()
        os.kill(int(os.environ["SCREEN_PROCESS"]), signal.SIGKILL)
        require(lambda: ended(process), lambda: "The app goes on.")
        print("\n".join(notes()))
        sys.exit(0)
    elif verb == "window":
        found = steps.wait(lambda: titled(["--name", f"^{rest}$"]))
        if not found:
            sys.exit(f"There is no window {rest}.")
        window = found[0]
        drawable = ctypes.c_ulong(int(window))
        xdotool("windowraise", window)
        xdotool("windowfocus", window)
    elif verb == "no":
        require(
            lambda: not titled(["--name", f"^{rest.removeprefix('window ')}$"]),
            lambda: f"There still is the {rest}.",
        )
    elif verb == "listen":
        listener = Atspi.EventListener.new(hear)
        for kind in ("object:state-changed:focused", "window:activate"):
            listener.register(kind)
    elif verb == "shut":
        close()
    elif verb == "close":
        process = app.get_process_id()
        close()
        gone = steps.wait(lambda: ended(process))
        print("the app has ended" if gone else "the app goes on")
        sys.exit(0)
    else:
        steps.do(app, step)
    steps.settle(0.1)
steps.until_rest(app)
steps.dump(app)
