public import Foundation

/// A device as layout sees it: how large its screen is and what of it is covered (S-1).
///
/// The identifiers are those that Interface Builder writes into a document's `<device>`.
public struct DeviceModel: Hashable, Sendable {
  /// The kind of a device.
  public enum Idiom: Hashable, Sendable {
    case phone
    case pad
    /// The square canvas of documents that name no device.
    case any
  }

  /// The name in documents, such as `retina6_12`.
  public let id: String
  /// The products that have this screen; the first gives the model its name.
  public let names: [String]
  /// The kind of device.
  public let idiom: Idiom
  /// The size of the screen in portrait, in points; that of a window is as it is.
  public internal(set) var size: CGSize
  /// Pixels to a point, as layout sees them.
  public internal(set) var scale: CGFloat
  /// True if the phone is large enough to be regular in width when held sideways (S-2).
  let isWideInLandscape: Bool
  private var portraitSafeArea: SafeArea
  private var landscapeSafeArea: SafeArea

  init(
    _ id: String,
    _ names: [String],
    _ idiom: Idiom,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    isWideInLandscape: Bool = false,
    safe portrait: SafeArea,
    landscape: SafeArea
  ) {
    self.id = id
    self.names = names
    self.idiom = idiom
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.isWideInLandscape = isWideInLandscape
    portraitSafeArea = portrait
    landscapeSafeArea = landscape
  }

  /// The name of the first product; the id if there is none.
  public var name: String { names.first ?? id }

  /// The screen, in points, as the orientation shows it.
  public func size(in orientation: Orientation) -> CGSize {
    orientation.isLandscape && !isWindow ? CGSize(width: size.height, height: size.width) : size
  }

  /// The insets that a full-screen view without bars keeps clear of at each edge, in points.
  public func safeArea(in orientation: Orientation) -> SafeArea {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }

  /// The height of the status bar, in points; 0 where it is hidden (S-4).
  public func statusBarHeight(in orientation: Orientation) -> CGFloat {
    if idiom == .phone && orientation.isLandscape { return 0 }
    let top = safeArea(in: orientation).top
    // Beside a Dynamic Island the bar ends before the safe area begins.
    return top >= 59 ? 54 : top
  }

  /// The model as it was before iOS 16 gave the phones with the lowest notch a taller status bar.
  package var withOlderStatusBar: DeviceModel {
    var model = self
    if id == "retina6_1" { model.portraitSafeArea.top = 44 }
    return model
  }

  /// The square that serves for every device, with a status bar as they all had one.
  package var withStatusBar: DeviceModel {
    guard idiom == .any else { return self }
    var model = self
    model.portraitSafeArea.top = 20
    return model
  }

  /// The model without the status bar of devices with a home button; what a notch covers stays.
  package var withoutStatusBar: DeviceModel {
    guard portraitSafeArea.bottom == 0 else { return self }
    var model = self
    model.portraitSafeArea.top = 0
    model.landscapeSafeArea.top = 0
    return model
  }

  /// Pixels to a point of the panel itself, which may differ from what layout sees (S-13).
  public var nativeScale: CGFloat {
    switch id {
    case "retina5_5": 2.608
    case "retina5_4": 2.88
    default: scale
    }
  }
}

/// Distances from the edges of a screen, in points.
public struct SafeArea: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Makes insets in the order top, left, bottom, right.
  public init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing is covered.
  public static let none = Self(0, 0, 0, 0)
}

/// The way an interface is shown, or a device held to show it so; the names are those of
/// interfaces, not of devices.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// True for both sideways orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation after a quarter turn of the device.
  package func turned(clockwise: Bool) -> Orientation {
    let round: [Orientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let place = (round.firstIndex(of: self) ?? 0) + (clockwise ? 1 : 3)
    return round[place % 4]
  }
}
