"""A settings portal for tests: answers what it was given, and changes it on request.

Each line of standard input is a namespace, a key, a type and a value; it is told as a change. Before
the first line that is empty the values are only there to be read.
"""
import sys

from gi.repository import Gio, GLib

INTERFACE = "org.freedesktop.portal.Settings"
DESCRIPTION = f"""
<node><interface name="{INTERFACE}">
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="v" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
PATH = "/org/freedesktop/portal/desktop"
values = {}
loop = GLib.MainLoop()


def call(connection, sender, path, interface, method, parameters, invocation):
    found = values.get(parameters.unpack())
    if found is None:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
    else:
        # Portals wrap the value twice here.
        invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", found),)))


def parse(line):
    namespace, key, kind, text = line.split()
    return (namespace, key), GLib.Variant.parse(GLib.VariantType(kind), text)


for line in sys.stdin:
    if not line.strip():
        break
    key, value = parse(line)
    values[key] = value

connection = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION)
connection.register_object(PATH, node.interfaces[0], call)
Gio.bus_own_name_on_connection(connection, "org.freedesktop.portal.Desktop", 0,
                               lambda *_: print("ready", flush=True), None)


def change(source, condition):
    line = sys.stdin.readline()
    if not line.strip():
        loop.quit()
        return False
    key, value = parse(line)
    values[key] = value
    connection.emit_signal(None, PATH, INTERFACE, "SettingChanged",
                           GLib.Variant("(ssv)", (*key, value)))
    return True


GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, change)
loop.run()
