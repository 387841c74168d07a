internal import CSDL
package import CoreGraphics
internal import Foundation
package import UIKitCore

extension DesktopWindow {
  package static func room() -> DesktopRoom? {
    var (usable, whole) = (SDL_Rect(), SDL_Rect())
    guard case .success(let library) = WindowLibrary.shared,
      library.usableBounds(0, &usable) == 0, library.bounds(0, &whole) == 0
    else { return nil }
    return DesktopRoom(
      usable: CGSize(width: CGFloat(usable.w), height: CGFloat(usable.h)),
      whole: CGSize(width: CGFloat(whole.w), height: CGFloat(whole.h)),
      scale: library.desktopScale
    )
  }

  package func resize(to new: CGSize) {
    let pixels = PixelSize(new, scale: display.scale)
    library.setSize(window, pixels.width, pixels.height)
  }

  package func limit(from least: CGSize, to greatest: CGSize) {
    let (small, large) = (pixels(least), pixels(greatest))
    library.setLeastSize(window, max(1, small.width), max(1, small.height))
    library.setGreatestSize(window, max(1, large.width), max(1, large.height))
  }

  /// The size in pixels, no larger than X11 can say.
  private func pixels(_ size: CGSize) -> PixelSize {
    let most = CGFloat(Int16.max) / display.scale
    let bounded = CGSize(width: min(size.width, most), height: min(size.height, most))
    return PixelSize(bounded, scale: display.scale)
  }

  package func perform(_ command: LiveCommand) -> Bool {
    guard command == .fullScreen, display.model.isWindow else { return false }
    isFullScreen.toggle()
    let mode = isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    return library.setFullScreen(window, mode) == 0
  }

  /// The window has another size, which the display gets with the next frame.
  func adopt(_ new: PixelSize) -> Bool {
    guard new != size, display.model.isWindow else { return false }
    size = new
    display.send(.reshape(pointSize))
    return true
  }
}
