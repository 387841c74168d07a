internal import CSDL
internal import CoreGraphics
package import Device
internal import Foundation
package import UIKitCore

/// A window of X11 or Wayland that shows a display's pictures and sends it what people do there.
package final class DesktopWindow: AppWindow {
  /// The descriptor of the connection to the X server or the compositor.
  package let inputDescriptor: Int32

  let library: WindowLibrary
  let display: HeadlessDisplay
  let window: OpaquePointer
  /// SDL's number for the window.
  let number: UInt32
  /// The app's name, which the window has as its title until its scene has one.
  let name: String
  /// True while the keys go to the window; a first window may get them before its events are read.
  var isUsed = true
  var translation: InputTranslation
  /// The pen that SDL takes for a mouse on X11.
  var pen = PenOfMouse()
  /// The things that something else than SDL reports.
  var known = InputTranslation.Known()
  /// The pictures on a compositor; nil on X11, where SDL shows them.
  let surface: WaylandSurface?
  /// The size of the window, in units of SDL's.
  var size: WindowSize
  var isFullScreen = false
  /// True for a window without a pointer.
  let isKiosk: Bool
  /// True once the server has gone; then nothing of SDL may be called.
  var isLost = false
  package var whenLost: (() -> Void)?
  private let clipboard: any DesktopClipboard
  /// The screen that the window shows; nil before its first turn.
  weak var screen: UIScreen?
  /// X's number for the window; nil on a compositor.
  let serverNumber: UInt?
  private lazy var ownDrags: AnyObject? = makeDrags()
  package var drags: AnyObject? { ownDrags }
  /// The drag of another program over the window; nil without one.
  var visit: DesktopVisit?
  /// The shape of the pointer that is shown.
  var pointer = PointerShape.arrow
  /// The shapes of the pointer that were asked for before.
  var pointers: [PointerShape: OpaquePointer] = [:]

  /// The number of the memory that was lent last.
  var lentNumber = 0
  /// The memory that the X server shares with this window; nil before the first picture and where there
  /// is none.
  var shared: XSharedPicture?
  /// True once the X server shared none.
  var cannotShare = false

  /// The place of the caret that input methods know; nil for none yet.
  var typingBox: CGRect?

  /// The size of what is shown, in points.
  var pointSize: CGSize {
    CGSize(width: CGFloat(size.width) * unit, height: CGFloat(size.height) * unit)
  }

  /// Points for one unit of SDL's.
  var unit: CGFloat { (surface?.scale ?? 1) / display.scale }
  /// The pixels to a unit of SDL's that the app knows of.
  var knownScale: CGFloat
  /// True for a window that is the device, at the scale of the screen that it is seen on.
  let followsScale: Bool

  package init(_ display: HeadlessDisplay, _ options: WindowOptions) throws {
    let library = try WindowLibrary.shared.get()
    let unit = library.system.unit(scale: display.scale)
    size = WindowSize(display.model.size(in: display.orientation), unit: unit)
    guard let window = Self.open(options, size, isResizable: display.model.isWindow, library) else {
      throw WindowError.noDisplay(library.reason)
    }
    do throws(WindowError) {
      surface = try library.surface(of: window)
      if let surface {
        inputDescriptor = surface.descriptor
      } else {
        inputDescriptor = try Self.connection(of: window, library)
      }
    } catch {
      library.closeWindow(window)
      throw error
    }
    self.library = library
    self.display = display
    knownScale = surface?.scale ?? 1
    followsScale = display.model.isWindow && unit == 1
    self.window = window
    number = library.number(window)
    name = options.title
    translation = InputTranslation(scale: 1 / unit, size: .zero)
    translation.takesCommands = options.takesCommands
    (isFullScreen, isKiosk) = (options.isKiosk, options.isKiosk)
    // All windows have one clipboard, which stays when the first of them is closed.
    clipboard = UIPasteboard.clipboard ?? Self.clipboard(library, on: surface)
    serverNumber = surface == nil ? library.information(on: window)?.info.x11.window : nil
    prepare(options)
    watchServer()
    UIPasteboard.clipboard = clipboard
    display.wantsPictures = true
    display.sendsText = true
    // The display calls these on the main thread, but its types don't say so; claiming it anew in
    // each frame would make an object of each call.
    let lend: @MainActor (Int, Int) -> DisplayMemory? = { [unowned self] width, height in
      lendMemory(width: width, height: height)
    }
    let show: @MainActor (ScreenPicture) -> Void = { [unowned self] picture in self.show(picture) }
    display.lender = unsafeBitCast(lend, to: ((Int, Int) -> DisplayMemory?).self)
    display.viewer = unsafeBitCast(show, to: ((ScreenPicture) -> Void).self)
  }

  isolated deinit {
    guard !isLost else { return }
    for pointer in pointers.values { library.freePointer(pointer) }
    shared?.close()
    library.closeWindow(window)
  }

  private static func open(
    _ options: WindowOptions,
    _ size: WindowSize,
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

  private static func clipboard(
    _ library: WindowLibrary,
    on surface: WaylandSurface?
  ) -> any DesktopClipboard {
    if let device = surface?.session.device { return WaylandClipboard(device) }
    if surface == nil, let clipboard = XClipboard() { return clipboard }
    return WindowClipboard(library)
  }

  private func makeDrags() -> AnyObject? {
    guard let surface else { return WindowDrags(self) }
    return surface.session.device.map { WaylandDrags(self, surface, $0) }
  }

  private static func connection(
    of window: OpaquePointer,
    _ library: WindowLibrary
  ) throws(WindowError) -> Int32 {
    guard let server = library.server(of: window), let symbol = library.x11("XConnectionNumber")
    else { throw .noConnection }
    typealias Connection = @convention(c) (OpaquePointer) -> Int32
    return unsafeBitCast(symbol, to: Connection.self)(server)
  }
}

/// The size of a window, in units of SDL's: pixels on X11, points on Wayland.
struct WindowSize: Equatable {
  var width: Int32
  var height: Int32
}

extension WindowSize {
  /// The size in points, of which one unit has so many.
  init(_ size: CGSize, unit: CGFloat) {
    width = Int32((size.width / unit).rounded())
    height = Int32((size.height / unit).rounded())
  }
}
