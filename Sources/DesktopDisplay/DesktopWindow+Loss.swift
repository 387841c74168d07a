internal import Foundation

extension DesktopWindow {
  /// Has a function called when the server goes away, in place of Xlib's own end of the program.
  ///
  /// Xlib ends the program when the handler returns; nothing of SDL may be called in it.
  func watchServer() {
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias SetHandler = @convention(c) (Handler) -> UnsafeRawPointer?
    guard surface == nil, let symbol = library.x11("XSetIOErrorHandler") else { return }
    Self.watched = self
    _ = unsafeBitCast(symbol, to: SetHandler.self)({ _ in
      MainActor.assumeIsolated {
        DesktopWindow.watched?.lose()
      }
      return 0
    })
  }

  /// The server or the compositor has gone: nothing is shown any more.
  func lose() {
    guard !isLost else { return }
    isLost = true
    (display.viewer, display.lender) = (nil, nil)
    display.wantsPictures = false
    whenLost?()
  }

  /// The window whose server is watched, as a handler of Xlib has no other way to it.
  private static weak var watched: DesktopWindow?
}
