internal import CSDL
internal import CoreGraphics
package import Device
package import Foundation
package import UIKitCore

/// A window of X11 that shows a display's pictures and sends it what people do there.
package final class DesktopWindow: AppWindow {
  /// The descriptor of the connection to the X server.
  package let inputDescriptor: Int32

  let library: WindowLibrary
  let display: HeadlessDisplay
  let window: OpaquePointer
  var translation: InputTranslation
  /// The size of the window, in pixels.
  var size: PixelSize
  var isFullScreen = false
  /// True once the server has gone; then nothing of SDL may be called.
  var isLost = false
  package var whenLost: (() -> Void)?
  private let clipboard: WindowClipboard
  /// The shape of the pointer that is shown.
  var pointer = PointerShape.arrow
  /// The shapes of the pointer that were asked for before.
  var pointers: [PointerShape: OpaquePointer] = [:]

  /// The size of what is shown, in points.
  var pointSize: CGSize {
    CGSize(width: CGFloat(size.width) / display.scale, height: CGFloat(size.height) / display.scale)
  }

  package init(_ display: HeadlessDisplay, _ options: WindowOptions) throws {
    let library = try WindowLibrary.shared.get()
    size = PixelSize(display)
    guard let window = Self.open(options, size, isResizable: display.model.isWindow, library) else {
      throw WindowError.noDisplay(library.reason)
    }
    guard let descriptor = Self.connection(of: window, library) else {
      library.closeWindow(window)
      throw WindowError.noConnection
    }
    self.library = library
    self.display = display
    self.window = window
    translation = InputTranslation(scale: display.scale, size: .zero)
    translation.takesCommands = options.takesCommands
    inputDescriptor = descriptor
    isFullScreen = options.isKiosk
    clipboard = WindowClipboard(library)
    prepare(options)
    watchServer()
    UIPasteboard.clipboard = clipboard
    display.wantsPictures = true
    display.sendsText = true
    display.viewer = { [unowned self] picture in
      MainActor.assumeIsolated { show(picture) }
    }
  }

  isolated deinit {
    guard !isLost else { return }
    for pointer in pointers.values { library.freePointer(pointer) }
    library.closeWindow(window)
  }

  private static func open(
    _ options: WindowOptions,
    _ size: PixelSize,
    isResizable: Bool,
    _ library: WindowLibrary
  ) -> OpaquePointer? {
    var flags = SDL_WINDOW_SHOWN.rawValue
    if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
    if options.isKiosk { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    return library.makeWindow(options.title, centered, centered, size.width, size.height, flags)
  }

  /// SDL's number for the middle of the screen.
  private static let centered: Int32 = 0x2FFF_0000

  private func prepare(_ options: WindowOptions) {
    library.startText()
    if let icon = options.icon { show(icon: icon) }
    guard options.isKiosk else { return }
    _ = library.showPointer(0)
    library.keepScreenOn()
  }

  private static func connection(of window: OpaquePointer, _ library: WindowLibrary) -> Int32? {
    guard let server = library.server(of: window), let symbol = library.x11("XConnectionNumber")
    else { return nil }
    typealias Connection = @convention(c) (OpaquePointer) -> Int32
    return unsafeBitCast(symbol, to: Connection.self)(server)
  }
}

/// The size of a window, in pixels.
struct PixelSize: Equatable {
  var width: Int32
  var height: Int32
}

extension PixelSize {
  init(_ display: HeadlessDisplay) {
    self.init(display.model.size(in: display.orientation), scale: display.scale)
  }

  init(_ size: CGSize, scale: CGFloat) {
    width = Int32((size.width * scale).rounded())
    height = Int32((size.height * scale).rounded())
  }
}
