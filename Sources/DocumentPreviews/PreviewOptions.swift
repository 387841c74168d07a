package import CoreGraphics
package import Device
package import UIKitCore

/// Options for drawing a document's scenes; a value of nil leaves it to the document.
package struct PreviewOptions {
  /// The device; the document's own, or one of today's when it names none.
  package var device: DeviceModel?
  package var orientation: Orientation?
  /// The part of an iPad's screen that scenes have; the default is all of it, which other devices
  /// always give.
  package var part = ScreenPart.whole
  package var isDark: Bool?
  package var contentSize: UIContentSizeCategory?
  /// Pixels to a point; the device's own for nil.
  package var scale: CGFloat?
  /// A language code, such as `fr`; the document as it was saved for nil.
  package var language: String?
  /// True if scenes are as large as they were drawn, and lists begin where Xcode begins them.
  package var keepsDrawnPlaces = false

  package init() {}
}
