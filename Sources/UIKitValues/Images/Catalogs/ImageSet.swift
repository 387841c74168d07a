/// An image set of an asset catalogue: files for scales, idioms and appearances, and how to use them.
nonisolated struct ImageSet: Sendable {
  struct Entry: Sendable {
    let file: URL
    /// Pixels in a point; nil for a file that serves every scale.
    let scale: CGFloat?
    let idiom: String
    let appearance: AssetAppearance
    let resizing: AssetContents.Resizing?
    let alignment: AssetContents.Insets?
    let widthClass: String?
    let heightClass: String?
    let direction: String?
  }

  let name: String
  let entries: [Entry]
  let renderingMode: UIImage.RenderingMode
  /// True for a symbol of the app's own, whose file has its shape in all weights and sizes.
  let isSymbol: Bool

  init?(contentsOf folder: URL, name: String) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    self.name = name
    isSymbol = contents.images == nil && contents.symbols != nil
    entries = (contents.images ?? contents.symbols ?? []).compactMap { Entry($0, folder: folder) }
    renderingMode =
      switch contents.properties?.templateRenderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    if entries.isEmpty { return nil }
  }

  /// The entry that fits `traits` best; an entry for another appearance or idiom never fits.
  func entry(for traits: UITraitCollection) -> Entry? {
    let fitting = entries.filter { $0.fits(traits) }
    let best = fitting.map { $0.closeness(to: traits) }.max()
    let closest = fitting.filter { $0.closeness(to: traits) == best }
    return Self.bestScale(closest, for: traits.scaleOrOne)
  }

  /// The scale itself, else the next larger, else the largest below.
  private static func bestScale(_ entries: [Entry], for scale: CGFloat) -> Entry? {
    let larger = entries.filter { ($0.scale ?? scale) >= scale }
    return larger.min { ($0.scale ?? scale) < ($1.scale ?? scale) }
      ?? entries.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
  }
}

nonisolated extension ImageSet.Entry {
  init?(_ image: AssetContents.Image, folder: URL) {
    guard let filename = image.filename else { return nil }
    file = folder.appendingPathComponent(filename)
    scale = image.scale.flatMap { Double($0.replacing("x", with: "")) }.map { CGFloat($0) }
    idiom = image.idiom ?? "universal"
    appearance = AssetAppearance(image.appearances)
    resizing = image.resizing
    alignment = image.alignmentInsets
    widthClass = image.widthClass
    heightClass = image.heightClass
    direction = image.languageDirection
  }

  func fits(_ traits: UITraitCollection) -> Bool {
    let isDark = traits.userInterfaceStyle == .dark
    if let style = appearance.style, (style == "dark") != isDark { return false }
    if appearance.hasHighContrast && traits.accessibilityContrast != .high { return false }
    if let widthClass, !Self.class(widthClass, is: traits.horizontalSizeClass) { return false }
    if let heightClass, !Self.class(heightClass, is: traits.verticalSizeClass) { return false }
    if let direction, (direction == "right-to-left") != (traits.layoutDirection == .rightToLeft) {
      return false
    }
    switch idiom {
    case "universal": return true
    case "ipad": return traits.userInterfaceIdiom == .pad
    case "iphone": return traits.userInterfaceIdiom != .pad
    default: return false
    }
  }

  /// A number that is larger the more of the entry's conditions these traits meet.
  func closeness(to traits: UITraitCollection) -> Int {
    let said: [(Bool, Int)] = [
      (idiom != "universal", 32), (direction != nil, 16), (appearance.style != nil, 8),
      (appearance.hasHighContrast, 4), (widthClass != nil, 2), (heightClass != nil, 1),
    ]
    return said.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
  }

  private static func `class`(_ name: String, is size: UIUserInterfaceSizeClass) -> Bool {
    name == "compact" ? size == .compact : size == .regular
  }
}
