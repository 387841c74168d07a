package import CoreGraphics
package import Device

/// A window of the desktop in which a running app is seen and touched.
///
/// The kit knows no library of windows: what people do in the window is sent to the display, and
/// what the display is handed is shown in the window. An app has one when the library
/// `DesktopDisplay` is linked with it, where it is found by its name.
package protocol AppWindow: AnyObject {
  /// Opens the window, as large as the display; an error says why there is none.
  init(_ display: HeadlessDisplay, _ options: WindowOptions) throws

  /// Prepares the process for a window, before it has a second thread.
  static func prepare()

  /// The room that the desktop has for a window; nil without a desktop.
  static func room() -> DesktopRoom?

  /// The descriptor that can be read when there may be input.
  var inputDescriptor: Int32 { get }

  /// Called once when the desktop goes away, before the program has to end.
  var whenLost: (() -> Void)? { get set }

  /// Hands what people did since the last call to the display and the screen that shows it.
  func takeInput(for screen: UIScreen) -> WindowInput

  /// The object that carries what is dragged out of the window, a `DesktopDrags`; nil where the desktop
  /// has none.
  var drags: AnyObject? { get }

  /// Gives the window another size, in points, as the user would.
  func resize(to size: CGSize)

  /// Keeps the user from making the window smaller or larger, in points.
  func limit(from least: CGSize, to greatest: CGSize)

  /// Shows a title; empty for the app's name.
  func show(title: String)

  /// Brings the window before the others, where the keys go to it.
  func raise()

  /// Closes the window; the display gets no more input, and its pictures are not shown.
  func close()

  /// Does a command that is the window's own; false if it is not.
  func perform(_ command: LiveCommand) -> Bool
}

extension AppWindow {
  package static func prepare() {}

  /// Opens one more window; nil if there is none, which the console reports.
  static func further(
    _ display: HeadlessDisplay,
    _ options: WindowOptions,
    whenLost: (() -> Void)?
  ) -> (any AppWindow)? {
    do {
      let window = try Self(display, options)
      window.whenLost = whenLost
      return window
    } catch {
      Diagnostic.noFurtherWindow("\(error)").report()
      return nil
    }
  }
}

/// The looks of a window.
package struct WindowOptions {
  /// The app's name.
  package var title: String
  /// The app's icon; nil for the desktop's own.
  package var icon: CGImage?
  /// True for a machine that shows this app alone: the whole screen, without a pointer, always on.
  package var isKiosk = false
  /// True if keys turn, shake and photograph the device.
  package var takesCommands = false
}

/// The result of asking a window for input.
package struct WindowInput {
  /// True if the display has got something.
  package var isSomething = false
  /// True if the keys go to the window from now on.
  package var isFocused = false
  /// True once the user has closed the window.
  package var isClosed = false
  /// The commands of the user for the device, oldest first.
  package var commands: [LiveCommand] = []

  package init() {}
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
    it with --headless.

    """
}
