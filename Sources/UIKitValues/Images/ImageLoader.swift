/// Finding and reading images by name or path.
nonisolated enum ImageLoader {
  /// The shared image of a name (L-26).
  static func image(named name: String, bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let library = ResourceLibrary.shared
    let key = ResourceLibrary.ImageKey(
      name: name,
      bundle: bundle?.bundleURL,
      traits: traits.deciding
    )
    return library.image(for: key) {
      state(named: name, bundle: bundle, traits: traits).map(UIImage.init(state:))
    }
  }

  /// The image that an app asks for; a name that nothing here has is reported.
  static func requested(named name: String, bundle: Bundle?, traits: UITraitCollection) -> UIImage?
  {
    let image = image(named: name, bundle: bundle, traits: traits)
    if image == nil, !name.isEmpty {
      Task { @MainActor in Diagnostic.missingImage(name).report() }
    }
    return image
  }

  /// The source and settings of an image by name; catalogues come before loose files.
  static func state(named name: String, bundle: Bundle?, traits: UITraitCollection) -> ImageState? {
    let folders = ResourceLibrary.shared.folders(for: bundle)
    for folder in folders {
      if let set = folder.imageSet(named: name),
        let state = state(set: set, traits: traits)
      {
        return state
      }
      if let state = state(files: folder.files(named: name), traits: traits) { return state }
    }
    // A set of a catalogue is also found by the name of a file (W-25).
    let plain = LooseImage(URL(fileURLWithPath: "/" + name)).name
    guard plain != name else { return nil }
    return folders.lazy.compactMap { $0.imageSet(named: plain) }
      .compactMap { state(set: $0, traits: traits) }.first
  }

  /// The image in a file, or in its neighbour for the display's scale (L-26).
  static func state(file path: String, traits: UITraitCollection) -> ImageState? {
    let url = URL(fileURLWithPath: path)
    let wanted = LooseImage(url)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let exact = names.contains(url.lastPathComponent)
    if exact && wanted.scale != 1 { return ImageState(file: url, scale: wanted.scale, traits) }
    let kind = url.pathExtension.lowercased()
    let files = names.map { folder.appendingPathComponent($0) }.filter {
      LooseImage($0).name == wanted.name
        && (kind.isEmpty || $0.pathExtension.lowercased() == kind)
    }
    return state(files: files, traits: traits)
  }

  // MARK: Choosing

  private static func state(set: ImageSet, traits: UITraitCollection) -> ImageState? {
    // A symbol of the app's own is as large as text; it is drawn as the system's of its name (W-106).
    if set.isSymbol { return ImageState(symbol: set.name, configuration: nil) }
    guard let entry = set.entry(for: traits) else { return nil }
    guard var state = ImageState(file: entry.file, scale: entry.scale ?? 1, traits) else {
      return nil
    }
    state.renderingMode = set.renderingMode
    state.isDirectional = entry.direction != nil
    state.resizing = entry.resizing.flatMap { ImageResizing($0, size: state.size, state.scale) }
    if let insets = entry.alignment { state.alignmentRectInsets = .init(insets, state.scale) }
    state.asset = UIImageAsset(set: set)
    return state
  }

  private static func state(files: [URL], traits: UITraitCollection) -> ImageState? {
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let fitting = files.map { ($0, LooseImage($0)) }.filter { $1.idiom == nil || $1.idiom == idiom }
    let scale = traits.scaleOrOne
    let best = fitting.min { first, second in
      rank(first.1, scale) < rank(second.1, scale)
    }
    return best.flatMap { ImageState(file: $0.0, scale: $0.1.scale, traits) }
  }

  /// The display's own scale first, then larger ones, then smaller; a file of the idiom wins.
  private static func rank(_ image: LooseImage, _ scale: CGFloat) -> CGFloat {
    let distance = image.scale >= scale ? image.scale - scale : 10 + scale - image.scale
    return distance - (image.idiom == nil ? 0 : 0.5)
  }
}

nonisolated extension ImageState {
  /// Reads a file; a page and a picture in SVG become pixels of the display (W-246), and a vector
  /// file that can't be drawn a placeholder of the size that it asks for.
  init?(file: URL, scale: CGFloat, _ traits: UITraitCollection) {
    switch file.pathExtension.lowercased() {
    case "pdf", "svg":
      let size = VectorFile.size(of: file)
      if let image = VectorFile.image(of: file, size: size, scale: traits.scaleOrOne) {
        self.init(source: .bitmap(image))
        self.scale = traits.scaleOrOne
        return
      }
      guard let size else { return nil }
      Self.report(undrawn: file.lastPathComponent)
      self.init(source: .undrawn(name: file.lastPathComponent, size: size))
    default:
      guard let data = try? Data(contentsOf: file) else { return nil }
      self.init(data: data, scale: scale)
    }
  }
}

nonisolated extension ImageState {
  /// Images are read on any thread, diagnostics are said on the main actor a little later.
  private static func report(undrawn file: String) {
    Task { @MainActor in Diagnostic.undrawnPicture(file: file).report() }
  }
}

nonisolated extension UITraitCollection {
  /// Only the traits that decide between images of one name.
  var deciding: UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = userInterfaceIdiom
      traits.userInterfaceStyle = userInterfaceStyle
      traits.accessibilityContrast = accessibilityContrast
      traits.displayScale = displayScale
      traits.horizontalSizeClass = horizontalSizeClass
      traits.verticalSizeClass = verticalSizeClass
      traits.layoutDirection = layoutDirection
    }
  }
}

nonisolated extension ImageResizing {
  /// Slicing of a catalogue, whose insets are pixels; a direction that isn't sliced stretches whole.
  init?(_ resizing: AssetContents.Resizing, size: CGSize, _ scale: CGFloat) {
    guard let insets = resizing.capInsets else { return nil }
    self.init(
      insets: UIEdgeInsets(insets, scale),
      mode: resizing.center?.mode == "tile" ? .tile : .stretch
    )
  }
}

nonisolated extension UIEdgeInsets {
  init(_ pixels: AssetContents.Insets, _ scale: CGFloat) {
    func points(_ length: Double?) -> CGFloat { CGFloat(length ?? 0) / scale }
    self.init(
      top: points(pixels.top),
      left: points(pixels.left),
      bottom: points(pixels.bottom),
      right: points(pixels.right)
    )
  }
}
