/// The source of an image's picture.
nonisolated package enum ImageSource: Hashable, Sendable {
  case empty
  case bitmap(CGImage)
  case symbol(name: String)
  /// A vector file that nothing here draws: its name, and the size it asks for.
  case undrawn(name: String, size: CGSize)

  var text: String {
    switch self {
    case .empty: "empty"
    case .bitmap(let image): "\(image.width)x\(image.height) pixels"
    case .symbol(let name): "symbol(system: \(name))"
    case .undrawn(let name, _): "undrawn(\(name))"
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

/// Sides that keep their size, and what the middle does.
nonisolated struct ImageResizing: Hashable, Sendable {
  var insets: UIEdgeInsets
  var mode: UIImage.ResizingMode
}

/// Everything that makes one image differ from another.
nonisolated package struct ImageState: Sendable {
  package var source: ImageSource
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  package var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var resizing: ImageResizing?
  var alignmentRectInsets = UIEdgeInsets.zero
  var configuration: UIImage.Configuration?
  var asset: UIImageAsset?
  var isDirectional = false
  var baselineOffset: CGFloat?
  var frames: [UIImage] = []
  var duration: TimeInterval = 0

  init(source: ImageSource) {
    self.source = source
  }

  init?(data: Data, scale: CGFloat) {
    guard let decoded = CGImage.decoded(data) else { return nil }
    self.init(source: .bitmap(decoded.image))
    self.scale = scale > 0 ? scale : 1
    orientation = UIImage.Orientation(exif: decoded.orientation)
  }

  init?(symbol name: String, configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(source: .symbol(name: name))
    self.configuration = configuration ?? UIImage.SymbolConfiguration.unspecified
    scale = configuration?.traitCollection?.scaleOrOne ?? UITraitCollection.current.scaleOrOne
    noteSymbolMetrics()
  }
}

nonisolated extension ImageState {
  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Notes what the symbol's size says of its place beside text.
  mutating func noteSymbolMetrics() {
    let metrics = SymbolMetrics(self)
    baselineOffset = metrics.baselineOffset
    alignmentRectInsets = metrics.alignmentInsets
  }

  var symbolConfiguration: UIImage.SymbolConfiguration {
    (configuration as? UIImage.SymbolConfiguration) ?? .unspecified
  }

  /// The size in points, after the rotation of the orientation.
  var size: CGSize {
    switch source {
    case .empty: .zero
    case .undrawn(_, let size): size
    case .symbol: SymbolMetrics(self).size
    case .bitmap(let image):
      orientation.isSideways
        ? CGSize(width: CGFloat(image.height) / scale, height: CGFloat(image.width) / scale)
        : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
  }

  func hasSamePixels(as other: ImageState) -> Bool {
    source == other.source && scale == other.scale && orientation == other.orientation
      && renderingMode == other.renderingMode && tint == other.tint
      && resizing == other.resizing && configuration == other.configuration
  }
}

nonisolated extension UIImage.Orientation {
  /// True if width and height change places.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The same orientation as seen in a mirror.
  var mirrored: UIImage.Orientation {
    UIImage.Orientation(rawValue: (rawValue + 4) % 8) ?? self
  }

  /// The orientation that a camera writes as 1 to 8.
  init(exif value: Int) {
    let table: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = table.indices.contains(value - 1) ? table[value - 1] : .up
  }

  /// The way from the picture as seen to stored pixels, for one that fills a unit square from the
  /// top.
  var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
