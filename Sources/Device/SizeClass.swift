public import Foundation

/// The room there is in one direction.
public enum SizeClass: Hashable, Sendable {
  case compact
  case regular
  /// Not decided: the square canvas is used for every device.
  case any
}

extension DeviceModel {
  /// The room from side to side of a full-screen interface (S-2).
  public func horizontalSizeClass(in orientation: Orientation) -> SizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: orientation.isLandscape && isWideInLandscape ? .regular : .compact
    case .any: .any
    }
  }

  /// The room from top to bottom of a full-screen interface (S-2).
  public func verticalSizeClass(in orientation: Orientation) -> SizeClass {
    switch idiom {
    case .pad: .regular
    case .phone: orientation.isLandscape ? .compact : .regular
    case .any: .any
    }
  }
}

/// The way an app shares an iPad's screen with another.
public enum ScreenShare: Hashable, Sendable, CaseIterable {
  case third
  case half
  case twoThirds
  case full
}

extension DeviceModel {
  /// The width of an app, in points, and what it counts as; nil where devices of this size have
  /// no such share, or none was recorded (S-3).
  public func multitasking(
    _ share: ScreenShare,
    in orientation: Orientation
  ) -> (width: CGFloat, sizeClass: SizeClass)? {
    guard let row = Self.shares[id] else { return nil }
    if share == .full { return (size(in: orientation).width, .regular) }
    return (orientation.isLandscape ? row.landscape : row.portrait)[share]
  }

  private typealias Widths = [ScreenShare: (width: CGFloat, sizeClass: SizeClass)]

  private static let shares: [String: (landscape: Widths, portrait: Widths)] = [
    "ipad9_7": (
      [.third: (320, .compact), .half: (507, .compact), .twoThirds: (694, .regular)],
      [.third: (320, .compact), .twoThirds: (438, .compact)]
    ),
    "ipad10_2": (
      [.third: (320, .compact), .half: (535, .compact), .twoThirds: (750, .regular)],
      [.third: (320, .compact), .twoThirds: (480, .compact)]
    ),
    "ipad10_5": (
      [.third: (320, .compact), .half: (551, .compact), .twoThirds: (782, .regular)],
      [.third: (320, .compact), .twoThirds: (504, .compact)]
    ),
    "ipad11_0rounded": (
      [.third: (375, .compact), .half: (592, .compact), .twoThirds: (809, .regular)],
      [.third: (320, .compact), .twoThirds: (504, .compact)]
    ),
    "ipad12_9": large,
    "ipad12_9rounded": large,
  ]

  private static let large: (landscape: Widths, portrait: Widths) = (
    [.third: (375, .compact), .half: (678, .regular), .twoThirds: (981, .regular)],
    [.third: (375, .compact), .twoThirds: (639, .compact)]
  )
}
