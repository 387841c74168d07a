internal import CSDL
package import CoreGraphics
internal import Foundation
package import UIKitCore

extension DesktopWindow {
  package static func prepare() { ComposeTable.keep() }

  package static func room() -> DesktopRoom? {
    var (usable, whole) = (SDL_Rect(), SDL_Rect())
    guard case .success(let library) = WindowLibrary.shared,
      library.usableBounds(0, &usable) == 0, library.bounds(0, &whole) == 0
    else { return nil }
    let scale = library.desktopScale
    // A room is counted in pixels.
    let pixels = library.system.unit(scale: scale) * scale
    return DesktopRoom(
      usable: CGSize(width: CGFloat(usable.w) * pixels, height: CGFloat(usable.h) * pixels),
      whole: CGSize(width: CGFloat(whole.w) * pixels, height: CGFloat(whole.h) * pixels),
      scale: scale
    )
  }

  package func resize(to new: CGSize) {
    let size = WindowSize(new, unit: unit)
    library.setSize(window, size.width, size.height)
  }

  package func limit(from least: CGSize, to greatest: CGSize) {
    let (small, large) = (bounded(least), bounded(greatest))
    library.setLeastSize(window, max(1, small.width), max(1, small.height))
    library.setGreatestSize(window, max(1, large.width), max(1, large.height))
  }

  /// A size that is no larger than X11 can say.
  private func bounded(_ size: CGSize) -> WindowSize {
    let most = CGFloat(Int16.max) * unit
    return WindowSize(
      CGSize(width: min(size.width, most), height: min(size.height, most)),
      unit: unit
    )
  }

  package func show(title: String) {
    library.setTitle(window, title.isEmpty ? name : title)
  }

  package func raise() {
    guard !isLost else { return }
    library.raise(window)
  }

  /// The window goes with this object; what it had not taken goes with it.
  package func close() {
    free(textOf: library.events.close(number))
    (display.viewer, display.lender) = (nil, nil)
    display.wantsPictures = false
  }

  package func perform(_ command: LiveCommand) -> Bool {
    guard command == .fullScreen, display.model.isWindow else { return false }
    isFullScreen.toggle()
    let mode = isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    return library.setFullScreen(window, mode) == 0
  }

  /// The window may have gone to a screen with other pixels to a point.
  func followScale(_ result: inout WindowInput) {
    guard let surface, surface.scale != knownScale else { return }
    knownScale = surface.scale
    if followsScale {
      display.send(.rescale(surface.scale))
    } else if display.model.isWindow {
      display.send(.reshape(pointSize))
    }
    result.isSomething = true
  }

  /// The window has another size, which the display gets with the next frame.
  func adopt(_ new: WindowSize) -> Bool {
    guard new != size, display.model.isWindow else { return false }
    size = new
    display.send(.reshape(pointSize))
    return true
  }
}
