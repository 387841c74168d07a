public import CoreGraphics

/// A size that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  /// The ratio of a pixel's width to its height: 1.
  public let pixelAspectRatio: CGFloat = 1

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// The size of the panel in pixels.
  public var currentMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }
  /// The one size that the screen has.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The one size that the screen has.
  public var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }
  /// Always nil: the screen shows itself.
  public var mirrored: UIScreen? { nil }
  /// Always false.
  public var isCaptured: Bool { false }
  /// The screen without the status bar, in points.
  public var applicationFrame: CGRect {
    let top = statusBarFrame.height
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
  /// A view with the picture of the screen's front window; empty without one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    windows.last?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}
