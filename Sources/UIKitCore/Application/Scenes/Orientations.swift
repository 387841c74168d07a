/// The orientation of an interface on the screen.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// `true` for both landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// `true` for both portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientations that an interface allows.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the orientations, each 1 shifted by the orientation's number.
  public let rawValue: UInt
  /// A mask from its bits; unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bit 1: the device's button is at the bottom.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Bit 2: the device's button is at the top.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Bit 3: the device's button is on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Bit 4: the device's button is on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The orientation of a device.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// `true` for both landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// `true` for both portrait orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// `true` if the device lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// `true` for what an interface can have too: both portrait and both landscape orientations.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
