internal import Foundation

extension DesktopWindow {
  /// Has a function called when the server goes away, in place of Xlib's own end of the program.
  ///
  /// Xlib ends the program when the handler returns; nothing of SDL may be called in it.
  func watchServer() {
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    typealias SetHandler = @convention(c) (Handler) -> UnsafeRawPointer?
    Self.open.removeAll { $0.window == nil }
    Self.open.append(Open(window: self))
    guard surface == nil, let symbol = library.x11("XSetIOErrorHandler") else { return }
    _ = unsafeBitCast(symbol, to: SetHandler.self)({ _ in
      MainActor.assumeIsolated {
        DesktopWindow.open.lazy.compactMap(\.window).first?.lose()
      }
      return 0
    })
  }

  /// The server or the compositor has gone, which all windows share: nothing is shown any more.
  func lose() {
    guard !isLost else { return }
    for window in Self.open.compactMap(\.window) { window.stop() }
    whenLost?()
  }

  private func stop() {
    isLost = true
    (display.viewer, display.lender) = (nil, nil)
    display.wantsPictures = false
  }

  /// The windows of the app that are open.
  static var all: [DesktopWindow] { open.compactMap(\.window) }

  /// The windows of the app, as a handler of Xlib has no other way to them.
  private static var open: [Open] = []

  private struct Open {
    weak var window: DesktopWindow?
  }
}
