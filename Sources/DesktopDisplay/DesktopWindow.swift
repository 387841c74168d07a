internal import CSDL
package import Device
package import Foundation
internal import UIKitCore

/// A window of X11 that shows a display's pictures and sends it what people do there.
package final class DesktopWindow: AppWindow {
  /// The descriptor of the connection to the X server.
  package let inputDescriptor: Int32

  let library: WindowLibrary
  let display: HeadlessDisplay
  var translation: InputTranslation
  private let window: OpaquePointer
  private var size: PixelSize

  /// The size of what is shown, in points.
  var pointSize: CGSize {
    CGSize(width: CGFloat(size.width) / display.scale, height: CGFloat(size.height) / display.scale)
  }

  package init(_ display: HeadlessDisplay, title: String) throws {
    let library = try WindowLibrary.shared.get()
    size = PixelSize(display)
    let shown = SDL_WINDOW_SHOWN.rawValue
    guard
      let window = library.makeWindow(
        title,
        Self.centered,
        Self.centered,
        size.width,
        size.height,
        shown
      )
    else { throw WindowError.noDisplay(library.reason) }
    guard let descriptor = Self.connection(of: window, library) else {
      library.closeWindow(window)
      throw WindowError.noConnection
    }
    self.library = library
    self.display = display
    self.window = window
    translation = InputTranslation(scale: display.scale, size: .zero)
    inputDescriptor = descriptor
    library.startText()
    display.wantsPictures = true
    display.sendsText = true
    display.viewer = { [unowned self] picture in
      MainActor.assumeIsolated { show(picture) }
    }
  }

  /// The largest whole number of pixels to a point at which a device fits the screen, 1 at least
  /// and 3 at most; 1 without a screen.
  package static func scale(for device: CGSize) -> CGFloat {
    var room = SDL_Rect()
    guard case .success(let library) = WindowLibrary.shared, library.usableBounds(0, &room) == 0
    else { return 1 }
    let most = min(CGFloat(room.w) / device.width, CGFloat(room.h) / device.height)
    return min(max(most.rounded(.down), 1), 3)
  }

  isolated deinit { library.closeWindow(window) }

  /// SDL's number for the middle of the screen.
  private static let centered: Int32 = 0x2FFF_0000

  private static func connection(of window: OpaquePointer, _ library: WindowLibrary) -> Int32? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: Uint8(SDL_MAJOR_VERSION),
      minor: Uint8(SDL_MINOR_VERSION),
      patch: Uint8(SDL_PATCHLEVEL)
    )
    guard library.systemInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let server = info.info.x11.display,
      let x11 = dlopen("libX11.so.6", RTLD_NOW), let symbol = dlsym(x11, "XConnectionNumber")
    else { return nil }
    typealias Connection = @convention(c) (OpaquePointer) -> Int32
    return unsafeBitCast(symbol, to: Connection.self)(server)
  }

  // MARK: - Pictures

  /// Shows the whole window once more, after something lay above it.
  func showWhole() {
    guard library.surface(window) != nil else { return }
    var whole = SDL_Rect(x: 0, y: 0, w: size.width, h: size.height)
    _ = library.showParts(window, &whole, 1)
  }

  /// Copies the part of a picture that changed into the window's memory and has the server show it.
  private func show(_ picture: ScreenPicture) {
    let new = PixelSize(width: Int32(picture.width), height: Int32(picture.height))
    if new != size {
      size = new
      library.setSize(window, new.width, new.height)
    }
    guard let surface = library.surface(window)?.pointee, let target = surface.pixels else {
      return
    }
    let whole = CGRect(
      x: 0,
      y: 0,
      width: min(picture.width, Int(surface.w)),
      height: min(picture.height, Int(surface.h))
    )
    let part = picture.damage.integral.intersection(whole)
    guard !part.isEmpty, let source = picture.pixels.baseAddress else { return }
    let (left, width) = (Int(part.minX) * 4, Int(part.width) * 4)
    for row in Int(part.minY)..<Int(part.maxY) {
      memcpy(
        target + row * Int(surface.pitch) + left,
        source + row * picture.bytesPerRow + left,
        width
      )
    }
    var shown = SDL_Rect(
      x: Int32(part.minX),
      y: Int32(part.minY),
      w: Int32(part.width),
      h: Int32(part.height)
    )
    _ = library.showParts(window, &shown, 1)
  }
}

/// The size of a window, in pixels.
struct PixelSize: Equatable {
  var width: Int32
  var height: Int32
}

extension PixelSize {
  init(_ display: HeadlessDisplay) {
    let size = display.model.size(in: display.orientation)
    width = Int32((size.width * display.scale).rounded())
    height = Int32((size.height * display.scale).rounded())
  }
}
