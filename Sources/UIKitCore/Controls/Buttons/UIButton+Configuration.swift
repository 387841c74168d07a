extension UIButton {
  /// A description of a button's look: what it shows, and in which style.
  public struct Configuration: Hashable {
    /// How large content and insets are.
    nonisolated public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How round the corners of the background are.
    nonisolated public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// Where the lines of title and subtitle stand to each other.
    nonisolated public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The mark of a button that opens a menu.
    nonisolated public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// How the button looks on a Mac; without effect here.
    nonisolated public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The colours that a style gives to content and background.
    enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    let style: Style

    /// What is behind the content.
    public var background: UIBackgroundConfiguration

    /// How round the corners of the background are.
    public var cornerStyle: CornerStyle = .dynamic

    /// How large content and insets are; changing it goes back to the size's own insets.
    public var buttonSize: Size = .medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }

    /// How the button looks on a Mac; without effect here.
    public var macIdiomStyle: MacIdiomStyle = .automatic

    /// The colour of the content; nil is the style's.
    public var baseForegroundColor: UIColor?

    /// The colour of the background; nil is the style's.
    public var baseBackgroundColor: UIColor?

    /// The picture.
    public var image: UIImage?

    /// Changes the picture's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether a turning wheel stands in the picture's place.
    public var showsActivityIndicator: Bool = false

    /// Changes the wheel's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The words; setting them forgets attributed ones.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The words with attributes.
    public var attributedTitle: AttributedString?

    /// Changes the attributes of the words.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How a title that is too long is cut.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The words of the second line.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The words of the second line with attributes.
    public var attributedSubtitle: AttributedString?

    /// Changes the attributes of the second line.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How a second line that is too long is cut.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The mark of a button that opens a menu.
    public var indicator: Indicator = .automatic

    /// Which side of the words the picture is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// Room between picture and words, in points.
    public var imagePadding: CGFloat = 0

    /// Room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1

    /// Where title and subtitle stand to each other.
    public var titleAlignment: TitleAlignment = .automatic

    /// Whether selection changes the look by itself.
    public var automaticallyUpdateForSelection: Bool = true

    /// The font of the document's title; attributes of the title win over it.
    var titleFont: UIFont?

    private var insets = Size.medium.insets
    private var hasOwnInsets = false

    /// Room between the edges and the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    /// Goes back to the insets of the size.
    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
      hasOwnInsets = false
    }

    /// The description as it suits a button's state; the state changes colours when drawn.
    public func updated(for button: UIButton) -> Configuration { self }

    init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration.clear()
      // No colour of its own: the style's is used.
      background.backgroundColor = nil
    }

    /// Words in the tint colour, no background.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Words in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// Words in the tint colour on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// White words on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Like `plain()` on iOS.
    public static func borderless() -> Configuration { Configuration(.plain) }

    /// Like `gray()` on iOS.
    public static func bordered() -> Configuration { Configuration(.gray) }

    /// Like `tinted()` on iOS.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }

    /// Like `filled()` on iOS.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.identity == right.identity
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }
}

/// Changes the attributes of a configuration's text.
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the attributes to use in place of those it is given.
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

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
