public import Foundation

/// The way an app shares an iPad's screen with others; the raw values are for command lines.
public enum ScreenShare: String, Hashable, Sendable, CaseIterable {
  /// The narrow part of an uneven split.
  case third
  /// Either part of an even split.
  case half
  /// The wide part of an uneven split.
  case twoThirds = "two-thirds"
  /// A narrow window that lies over another app.
  case slideOver = "slide-over"
  /// The whole screen.
  case full
}

/// The part of a screen that an app's interface has.
public enum ScreenPart: Hashable, Sendable {
  /// A share as the system offers it; it changes its size as the device turns.
  case share(ScreenShare)
  /// A window of a size that the user chose, in points.
  case size(CGSize)

  /// The whole screen.
  public static let whole = Self.share(.full)

  /// The part with that name, such as `half`, or of that size in points, such as `507x1024`; nil
  /// for anything else.
  public init?(named name: String) {
    if let share = ScreenShare(rawValue: name) {
      self = .share(share)
      return
    }
    let numbers = name.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    self = .size(CGSize(width: width, height: height))
  }
}

extension DeviceModel {
  /// The width of an app that shares an iPad's screen, in points, and what it counts as (S-3, S-30).
  ///
  /// Nil for what is no iPad: there an app has the whole screen.
  public func multitasking(
    _ share: ScreenShare,
    in orientation: Orientation
  ) -> (width: CGFloat, sizeClass: SizeClass)? {
    guard idiom == .pad else { return nil }
    let whole = size(in: orientation).width
    let narrow = narrowWidth(in: orientation)
    let width: CGFloat =
      switch share {
      case .third, .slideOver: narrow
      case .half: (whole - Self.divider) / 2
      case .twoThirds: whole - Self.divider - narrow
      case .full: whole
      }
    return (width, horizontalSizeClass(in: orientation, width: width))
  }

  /// The size, in points, of a part of a screen that is held so that it has a size itself.
  ///
  /// A window is never larger than the screen, nor narrower than the narrowest share; other devices
  /// than iPads have no parts, nor has a window of the desktop, and the answer is the whole screen.
  public func size(of part: ScreenPart, on screen: CGSize) -> CGSize {
    guard idiom == .pad, !isWindow else { return screen }
    switch part {
    case .share(let share):
      let orientation: Orientation = screen.width > screen.height ? .landscapeLeft : .portrait
      guard let width = multitasking(share, in: orientation)?.width else { return screen }
      return CGSize(width: width, height: screen.height)
    case .size(let size):
      return CGSize(
        width: min(max(size.width, Self.leastWidth), screen.width),
        height: min(max(size.height, Self.leastWidth), screen.height)
      )
    }
  }

  /// The points between two apps side by side (S-30).
  private static let divider: CGFloat = 10
  /// The width of the narrowest share of any iPad (S-3).
  private static let leastWidth: CGFloat = 320

  /// The narrow part of an uneven split, in points (S-3, S-30).
  private func narrowWidth(in orientation: Orientation) -> CGFloat {
    guard let widths = Self.narrowWidths[id] else { return Self.leastWidth }
    return orientation.isLandscape ? widths.landscape : widths.portrait
  }

  /// The models whose narrow part is not as wide as the first iPads' in both directions.
  private static let narrowWidths: [String: (landscape: CGFloat, portrait: CGFloat)] = [
    "ipad7_9": (375, 320),
    "ipad10_9rounded": (375, 320),
    "ipad11_0rounded": (375, 320),
    "ipad12_9": (375, 375),
    "ipad12_9rounded": (375, 375),
  ]
}
