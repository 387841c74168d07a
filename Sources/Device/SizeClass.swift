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

  /// The room from side to side of an interface of a width, in points (S-3).
  ///
  /// Only iPads show an interface in a part of the screen, so elsewhere the width doesn't count; a
  /// window has the size classes of an iPad's.
  public func horizontalSizeClass(in orientation: Orientation, width: CGFloat) -> SizeClass {
    if isWindow { return width < Self.leastRegularWidth ? .compact : .regular }
    if idiom == .pad, width < Self.leastRegularWidth { return .compact }
    return horizontalSizeClass(in: orientation)
  }

  /// The room from top to bottom of an interface, which is the same in each part of a screen (S-2,
  /// S-30).
  public func verticalSizeClass(in orientation: Orientation) -> SizeClass {
    switch idiom {
    case .pad: .regular
    case .phone where isWindow: size.height < Self.leastRegularHeight ? .compact : .regular
    case .phone: orientation.isLandscape ? .compact : .regular
    case .any: .any
    }
  }

  /// The narrowest width, in points, that was recorded as regular on an iPad; the widest compact
  /// one has 639 (S-3).
  static let leastRegularWidth: CGFloat = 678
}
