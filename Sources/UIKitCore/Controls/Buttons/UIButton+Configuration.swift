extension UIButton {
  /// A description of a button's appearance: what it shows, and in which style.
  @preconcurrency @MainActor
  public struct Configuration: Hashable {
    /// The size of content and insets.
    nonisolated public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The rounding of the background's corners.
    nonisolated public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The alignment of title and subtitle to each other.
    nonisolated public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The mark of a button that opens a menu; kept, and not drawn here.
    nonisolated public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The appearance of the button on a Mac; without effect here.
    nonisolated public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The colours that a style gives to content and background.
    enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    let style: Style

    /// The fill, stroke and corners behind the content.
    public var background: UIBackgroundConfiguration

    /// The rounding of the background's corners; default `dynamic`.
    public var cornerStyle: CornerStyle = .dynamic

    /// The size of content and insets; default `medium`; insets follow it until they are set.
    public var buttonSize: Size = .medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }

    /// The appearance on a Mac; without effect here.
    public var macIdiomStyle: MacIdiomStyle = .automatic

    /// The colour of the content; nil, the default, is the style's.
    public var baseForegroundColor: UIColor?

    /// The colour of the background; nil, the default, is the style's.
    public var baseBackgroundColor: UIColor?

    /// The picture; nil by default.
    public var image: UIImage?

    /// Maps the content's colour to the picture's; nil leaves it.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The symbol configuration for a symbol picture; nil by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// `true` if an activity indicator replaces the picture; default `false`.
    public var showsActivityIndicator: Bool = false

    /// Maps the content's colour to the activity indicator's; nil leaves it.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The plain text of the title; setting it discards an attributed one.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title with attributes; nil by default.
    public var attributedTitle: AttributedString?

    /// Changes the attributes of the title; nil leaves them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The line break of a title that is too long; default `byWordWrapping`.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The plain text of the second line; setting it discards an attributed one.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The second line with attributes; nil by default.
    public var attributedSubtitle: AttributedString?

    /// Changes the attributes of the second line; nil leaves them.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The line break of a second line that is too long; default `byWordWrapping`.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The mark of a button that opens a menu; kept, and not drawn here.
    public var indicator: Indicator = .automatic

    /// The side of the title that the picture is on; default `leading`.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// Room between picture and title, in points; default 0.
    public var imagePadding: CGFloat = 0

    /// Room between title and subtitle, in points; default 1.
    public var titlePadding: CGFloat = 1

    /// The alignment of title and subtitle to each other; default `automatic`.
    public var titleAlignment: TitleAlignment = .automatic

    /// `true` if `isSelected` changes the appearance without an update handler; default `true`.
    public var automaticallyUpdateForSelection: Bool = true

    /// The font of the document's title; attributes of the title win over it.
    var titleFont: UIFont?

    private var insets = Size.medium.insets
    private var hasOwnInsets = false

    /// Room between the edges and the content, in points; that of `buttonSize` until set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    /// Goes back to the insets of `buttonSize`.
    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
      hasOwnInsets = false
    }

    /// Returns the configuration itself; a button's state changes the colours only when drawn.
    public func updated(for button: UIButton) -> Configuration { self }

    init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration.clear()
      // No colour of its own: the style's is used.
      background.backgroundColor = nil
    }

    /// Text in the tint colour, no background.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Text in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// Text in the tint colour on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// White text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Glass without a colour; drawn as `gray()` here.
    public static func glass() -> Configuration { gray().asCapsule }

    /// Glass in the tint colour; drawn as `filled()` here.
    public static func prominentGlass() -> Configuration { filled().asCapsule }

    /// Clear glass; drawn as `gray()` here.
    public static func clearGlass() -> Configuration { gray().asCapsule }

    /// Clear glass in the tint colour; drawn as `tinted()` here.
    public static func prominentClearGlass() -> Configuration { tinted().asCapsule }

    private var asCapsule: Configuration {
      var configuration = self
      configuration.cornerStyle = .capsule
      return configuration
    }

    /// The same as `plain()`, as on iOS.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// The same as `gray()`, as on iOS.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// The same as `tinted()`, as on iOS.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// The same as `filled()`, as on iOS.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Compares all values but the transformers, which are closures.
    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.identity == right.identity
    }

    /// Feeds the values that `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }
}

/// A function from the attributes of a configuration's text to others.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes to use in place of those it is given.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Calls `transform`, so that a transformer is used like a function.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIButton.Configuration.Size {
  /// Room around the content of buttons of the size, in points.
  var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .medium: (7, 12)
      case .small: (5, 10)
      case .mini: (5, 8)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }

  /// The text style of the title.
  var titleStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }

  /// The text style of the subtitle.
  var subtitleStyle: UIFont.TextStyle { self == .large ? .subheadline : .footnote }

  /// The radius of corners that follow the size, in points.
  var cornerRadius: CGFloat {
    switch self {
    case .medium: 5.95
    case .small, .mini: 5.1
    case .large: 8.75
    }
  }
}
