/// A test names devices and orientations, so the kit brings them along.
@_exported public import Device
