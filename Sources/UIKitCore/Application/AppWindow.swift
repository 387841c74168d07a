package import Device
package import Foundation

/// A window of the desktop in which a running app is seen and touched.
///
/// The kit knows no library of windows: what people do in the window is sent to the display, and
/// what the display is handed is shown in the window. An app has one when the library
/// `DesktopDisplay` is linked with it, where it is found by its name.
package protocol AppWindow: AnyObject {
  /// Opens the window, as large as the display; an error says why there is none.
  init(_ display: HeadlessDisplay, title: String) throws

  /// The pixels to a point that suit a device of a size in points on the screen at hand.
  static func scale(for device: CGSize) -> CGFloat

  /// The descriptor that can be read when there may be input.
  var inputDescriptor: Int32 { get }

  /// Hands what people did since the last call to the display and the screen that shows it.
  func takeInput(for screen: UIScreen) -> WindowInput
}

/// The result of asking a window for input.
package enum WindowInput {
  case nothing
  case something
  case closed
}

/// The kind of window that is linked with the app.
enum AppWindows {
  /// Nil in an app without one.
  static var linked: (any AppWindow.Type)? {
    NSClassFromString("DesktopDisplay.DesktopWindow") as? any AppWindow.Type
  }

  /// Said where a window is wanted and there is no library of windows.
  static let missing = """
    The app was built without windows: link it with the library UIKit of Portico's package, or run \
    it with PORTICO_HEADLESS=1.

    """
}
