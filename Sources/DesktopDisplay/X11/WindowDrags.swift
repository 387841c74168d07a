internal import CSDL
internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Drags out of a window of X11: into other windows of the app, and into other programs (V-149, V-150).
final class WindowDrags: DesktopDrags {
  private unowned let owner: DesktopWindow
  private let connection = XConnection.shared
  private var drag: XDrag?
  private var picture: XDragPicture?

  init(_ owner: DesktopWindow) { self.owner = owner }

  isolated deinit { cancel() }

  func begin(with providers: [NSItemProvider], picture: CGImage?) {
    guard let connection else { return }
    drag = XDrag(connection, OfferedThings(providers).offer)
    self.picture = picture.flatMap { XDragPicture(connection, $0) }
  }

  func move(to point: CGPoint) -> DragPlace {
    guard let drag, let connection, let (x, y) = connection.pointer else {
      return .own
    }
    // The picture goes first, so that it is never what is under the pointer.
    picture?.move(to: x, y)
    let windows = connection.windows(x, y)
    let own = DesktopWindow.all.first { $0.serverNumber.map(windows.contains) ?? false }
    guard let own else {
      drag.move(over: windows, x: x, y: y)
      picture?.show()
      connection.takeEvents()
      return .outside
    }
    drag.leave()
    picture?.hide()
    connection.takeEvents()
    if own === owner { return .own }
    guard let screen = own.screen, let number = own.serverNumber else { return .outside }
    let place = connection.place(x, y, in: number)
    return .screen(screen, CGPoint(x: CGFloat(place.x) * own.unit, y: CGFloat(place.y) * own.unit))
  }

  func drop(_ done: @escaping (Bool) -> Void, whenRead: @escaping () -> Void) {
    guard let drag else { return done(false) }
    drag.drop(done, whenRead: whenRead)
    (self.drag, picture) = (nil, nil)
    connection?.takeEvents()
  }

  func cancel() {
    drag?.leave()
    (drag, picture) = (nil, nil)
    connection?.takeEvents()
  }
}

extension XConnection {
  /// The place of the pointer on the screen, in pixels; nil while it is on another screen.
  fileprivate var pointer: (x: Int32, y: Int32)? {
    var (root, child, mask): (UInt, UInt, UInt32) = (0, 0, 0)
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard library.pointer(server, self.root, &root, &child, &x, &y, &left, &top, &mask) != 0 else {
      return nil
    }
    return (x, y)
  }

  /// The windows at a place of the screen, the outermost first.
  fileprivate func windows(_ x: Int32, _ y: Int32) -> [UInt] {
    var result: [UInt] = []
    var window = root
    // Windows may be put into one another while they are asked for.
    while result.count < 64 {
      var (left, top, child): (Int32, Int32, UInt) = (0, 0, 0)
      guard library.translate(server, root, window, x, y, &left, &top, &child) != 0, child != 0
      else { break }
      result.append(child)
      window = child
    }
    return result
  }

  /// A place of the screen in a window, in pixels.
  fileprivate func place(_ x: Int32, _ y: Int32, in window: UInt) -> (x: Int32, y: Int32) {
    var (left, top, child): (Int32, Int32, UInt) = (0, 0, 0)
    _ = library.translate(server, root, window, x, y, &left, &top, &child)
    return (left, top)
  }
}
