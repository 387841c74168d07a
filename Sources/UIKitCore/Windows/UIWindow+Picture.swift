internal import Device

extension UIWindow {
  /// The window's picture, settled and drawn, in pixels to a point; nil takes the scale of its
  /// screen.
  package func image(scale: CGFloat? = nil) -> CGImage? {
    FrameLoop.settleAndDisplay(self)
    return Compositor().image(of: layer, scale: scale ?? screen.scale)
  }
}

/// The picture a screen keeps so that only changed parts are painted again.
final class ScreenPainting {
  let root = CALayer()
  let compositor = Compositor()
  let pixels: PixelBuffer

  init?(width: Int, height: Int) {
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    self.pixels = pixels
  }
}

extension UIScreen {
  /// Paints what changed in the windows and hands the picture over.
  func present(on display: any Display) {
    let size = bounds.size
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    if painting?.pixels.width != width || painting?.pixels.height != height {
      painting = ScreenPainting(width: width, height: height)
    }
    guard let painting else { return }
    painting.root.frame = CGRect(origin: .zero, size: size)
    let layers = windows.map(\.layer)
    if painting.root.sublayers ?? [] != layers { painting.root.sublayers = layers }
    let changed = painting.compositor.update(
      painting.pixels,
      showing: painting.root,
      scale: scale,
      background: Self.ground
    )
    guard !changed.isEmpty else { return }
    display.present(painting.pixels.picture(changed: changed))
  }
}

extension PixelBuffer {
  fileprivate func picture(changed: [PixelRect]) -> ScreenPicture {
    let damage = changed.reduce(CGRect.null) { whole, part in
      whole.union(
        CGRect(x: part.minX, y: part.minY, width: part.width, height: part.height)
      )
    }
    return ScreenPicture(
      width: width,
      height: height,
      bytesPerRow: stride,
      pixels: UnsafeRawBufferPointer(start: base, count: stride * height),
      damage: damage
    )
  }
}
