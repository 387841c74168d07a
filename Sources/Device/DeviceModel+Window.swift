public import Foundation

extension DeviceModel {
  /// A window of the desktop that is the device: it has any size, and nothing covers a part of it.
  public static func window(_ idiom: Idiom, size: CGSize, scale: CGFloat) -> DeviceModel {
    DeviceModel(
      windowID,
      ["Window"],
      idiom,
      size.width,
      size.height,
      scale: scale,
      safe: .none,
      landscape: .none
    )
  }

  /// True for a window, whose size is the same however a device would be held.
  public var isWindow: Bool { id == Self.windowID }

  private static let windowID = "window"

  /// The window at another size, in points.
  func resized(to new: CGSize) -> DeviceModel {
    var model = self
    model.size = new
    return model
  }

  /// The orientation of an interface as wide and high as the screen.
  public var shape: Orientation { size.width > size.height ? .landscapeRight : .portrait }

  /// The least height, in points, at which a window of a phone's app counts as high; phones in
  /// landscape have 440 points at most, and no record is about windows.
  static let leastRegularHeight: CGFloat = 480
}
