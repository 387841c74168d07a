internal import Device

/// The way a device is held, or the side that it lies on.
///
/// A value: input changes it, and nothing else does, so that an interface which was turned for a
/// controller leaves the device as it is held (O-17).
nonisolated struct DeviceAttitude: Equatable {
  /// The interface that suits the way in which it was last held.
  private(set) var vertical: Orientation
  /// The side on which it lies; nil while it is held.
  private(set) var flat: FlatSide?

  init(_ vertical: Orientation) { self.vertical = vertical }

  /// Takes what the display reports; true if the device is held otherwise than before.
  mutating func take(_ input: InputEvent.Kind) -> Bool {
    let before = self
    switch input {
    case .rotate(let orientation): (vertical, flat) = (orientation, nil)
    case .lay(let side): flat = side
    case .touch, .hover, .secondaryPress, .scroll, .key, .text, .markedText, .resize, .reshape,
      .rescale, .pad, .pencilTap,
      .shake:
      break
    }
    return self != before
  }

  /// The device's own orientation: its landscape left is the interface's right.
  var orientation: UIDeviceOrientation {
    switch (flat, vertical) {
    case (.faceUp, _): .faceUp
    case (.faceDown, _): .faceDown
    case (nil, .portrait): .portrait
    case (nil, .portraitUpsideDown): .portraitUpsideDown
    case (nil, .landscapeLeft): .landscapeRight
    case (nil, .landscapeRight): .landscapeLeft
    }
  }

  /// The orientation of an interface that suits the device as it is, or was last, held.
  var interface: UIInterfaceOrientation { UIInterfaceOrientation(vertical) }
}
