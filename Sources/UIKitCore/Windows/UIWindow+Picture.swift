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
  let pictureRows: PictureRows
  /// The number of the display's memory that holds the pixels; nil for memory of their own.
  private let number: Int?

  /// Pixels in the display's memory, so that they need not be copied there, or in their own.
  init?(width: Int, height: Int, in memory: DisplayMemory?) {
    number = memory?.number
    let own = { PixelBuffer(width: width, height: height).map { PictureRows($0) } }
    guard
      let pictureRows = memory.flatMap({ PictureRows(width: width, height: height, in: $0) })
        ?? own()
    else { return nil }
    self.pictureRows = pictureRows
  }

  /// True if the next picture of a size can be painted over this one.
  func fits(width: Int, height: Int, in memory: DisplayMemory?) -> Bool {
    pictureRows.width == width && pictureRows.height == height && number == memory?.number
      && (memory == nil || memory?.base == pictureRows.pixels.base)
  }

  /// The layers of the screen in a frame, in memory that is kept.
  var layers: [CALayer] = []

  /// Paints what changed in `layers`; answers where.
  func update(scale: CGFloat, background: CGColor) -> [PixelRect] {
    if !root.shows(layers) { root.sublayers = layers }
    return compositor.update(pictureRows, showing: root, scale: scale, background: background)
  }

  /// The mean of a pixel's colours, of 255; white beyond the picture.
  func brightness(_ x: Int, _ y: Int) -> Int {
    guard (0..<pictureRows.width).contains(x), (0..<pictureRows.height).contains(y) else {
      return 255
    }
    let pixel = pictureRows.base + y * pictureRows.pixels.stride + x * 4
    return (0..<3).reduce(0) { $0 + Int(pixel.load(fromByteOffset: $1, as: UInt8.self)) } / 3
  }
}

extension UIScreen {
  /// True if something that is shown changed since it was painted.
  var isStale: Bool { painting?.root.waitsForCompositing ?? false }

  /// Paints what changed in the windows and hands the picture over.
  func present(on display: any Display) {
    let size = appBounds.size
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    let memory = display.memory(width: width, height: height)
    if painting?.fits(width: width, height: height, in: memory) != true {
      painting = ScreenPainting(width: width, height: height, in: memory)
    }
    guard let painting else { return }
    painting.root.frame = CGRect(origin: .zero, size: size)
    let changed = paint(on: painting)
    guard !changed.isEmpty else { return }
    display.present(painting.pictureRows.picture(changed: changed))
  }

  /// Paints the windows and the system's parts, once more if the bar at the bottom no longer
  /// contrasts with what lies beside it.
  private func paint(on painting: ScreenPainting) -> [PixelRect] {
    func paint() -> [PixelRect] {
      painting.layers.removeAll(keepingCapacity: true)
      forEachWindow { painting.layers.append($0.layer) }
      painting.layers.append(contentsOf: chromeLayers())
      defer { painting.layers.removeAll(keepingCapacity: true) }
      return painting.update(scale: scale, background: Self.ground)
    }
    let changed = paint()
    // While the interface turns the bar keeps its shade: it lies elsewhere then than its frame says.
    guard !changed.isEmpty, turnState.phase != .running, let frame = indicatorFrame else {
      return changed
    }
    let y = Int(frame.midY * scale)
    let (left, right) = (Int((frame.minX - 4) * scale), Int((frame.maxX + 4) * scale))
    let isDark = painting.brightness(left, y) + painting.brightness(right, y) < 256
    guard isDark != shownChrome.isIndicatorLight else { return changed }
    shownChrome.isIndicatorLight = isDark
    return changed + paint()
  }
}

extension PictureRows {
  /// The rows of a picture in the memory of a display.
  fileprivate convenience init?(width: Int, height: Int, in memory: DisplayMemory) {
    let rows = memory.period.map { 2 * $0 } ?? height
    let pixels = PixelBuffer(
      base: memory.base,
      width: width,
      height: rows,
      stride: memory.bytesPerRow
    )
    guard let pixels else { return nil }
    if let period = memory.period {
      self.init(pixels, height: height, period: period)
    } else {
      self.init(pixels)
    }
  }

  fileprivate func picture(changed: [PixelRect]) -> ScreenPicture {
    let damage = changed.reduce(CGRect.null) { whole, part in
      whole.union(
        CGRect(x: part.minX, y: part.minY, width: part.width, height: part.height)
      )
    }
    return ScreenPicture(
      width: width,
      height: height,
      bytesPerRow: pixels.stride,
      pixels: UnsafeRawBufferPointer(start: base, count: pixels.stride * height),
      damage: damage
    )
  }
}
