package import CoreGraphics
package import Foundation

/// A place of dragged things on a desktop.
package enum DragPlace {
  /// The window that the drag began in.
  case own
  /// Another window of the app, at a point of its screen, in points.
  case screen(UIScreen, CGPoint)
  /// Another program's window, or the desktop itself.
  case outside
}

/// The way of a desktop to carry what is dragged out of a window.
package protocol DesktopDrags: AnyObject {
  /// Begins with what other programs may get, which is empty for a drag that stays in its app, and a
  /// picture of it for the way between windows.
  func begin(with providers: [NSItemProvider], picture: CGImage?)

  /// The finger went to a point of the screen that the drag began on, which may lie outside of it; answers
  /// what is there.
  func move(to point: CGPoint) -> DragPlace

  /// The finger let go over another program: `done` hears whether that takes the things, `whenRead` is
  /// called once it has read them.
  func drop(_ done: @escaping (Bool) -> Void, whenRead: @escaping () -> Void)

  /// The drag is over without a drop on another program.
  func cancel()
}

extension UIScreen {
  /// The way of the desktop to carry what is dragged out of the screen's window; nil without one.
  package var desktopDrags: (any DesktopDrags)? {
    get { dragCarrier as? any DesktopDrags }
    set { dragCarrier = newValue }
  }
}
