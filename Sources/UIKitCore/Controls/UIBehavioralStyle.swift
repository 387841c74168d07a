/// The idiom whose look and feel a control has.
public nonisolated enum UIBehavioralStyle: UInt, Sendable {
  /// That of the device.
  case automatic = 0
  /// That of phones and iPads.
  case pad = 1
  /// That of a Mac.
  case mac = 2
}
