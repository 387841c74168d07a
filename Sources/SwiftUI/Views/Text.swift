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

  /// Ways to fill a size.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Ways to colour a picture.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The sizes of a symbol.
  public enum Scale: Hashable, Sendable { case small, medium, large }
}
