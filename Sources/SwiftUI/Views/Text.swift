/// A text, which is kept and not shown.
public struct Text: View, Equatable, Sendable {
  let content: String

  /// A text as it is.
  public nonisolated init(verbatim content: String) { self.content = content }

  /// A text as it is.
  public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// A text by its key in the app's tables.
  public nonisolated init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { content = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: tableName) }

  /// An empty view.
  public var body: EmptyView { EmptyView() }

  /// Two texts after each other.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }
}

/// The key of a text in the app's tables.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  /// The key of a text; one that is in no table is the text itself.
  public init(_ value: String) { key = value }

  /// The key of a text; one that is in no table is the text itself.
  public init(stringLiteral value: String) { key = value }
}

/// A picture, which is kept and not shown.
public struct Image: View, Equatable, @unchecked Sendable {
  let picture: UIImage?
  let name: String

  /// A picture of the app's catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    picture = nil
  }

  /// A picture of the app's catalogue.
  public init(_ resource: ImageResource) {
    name = ""
    picture = UIImage(resource: resource)
  }

  /// A picture of the app's catalogue that says nothing to assistive software.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A symbol.
  public nonisolated init(systemName: String) {
    name = systemName
    picture = nil
  }

  /// A picture of UIKit's.
  public nonisolated init(uiImage: UIImage) {
    name = ""
    picture = uiImage
  }

  /// An empty view.
  public var body: EmptyView { EmptyView() }

  /// The picture, which can be of other sizes.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// The picture in its own colours or that of text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The picture, smooth or not where it is larger than it is.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture, with smooth edges or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Ways to make a picture larger.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The ways a picture was held.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  /// A picture of Core Graphics with a text for assistive software.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of Core Graphics that says nothing to assistive software.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofImage))
  }

  /// Ways to fill a size.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Ways to colour a picture.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The sizes of a symbol.
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension Image.Orientation {
  /// The same as UIKit has it.
  fileprivate var ofImage: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }
}
