public import QuartzCore

/// The content of a list row or header: image, text and secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The drawing of a text.
  public struct TextProperties {
    /// The side to which lines are aligned.
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    /// The change of case before a text is shown; attributed texts are shown as they are.
    public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

    /// The font of a text without attributes.
    public var font: UIFont
    /// The color of a text without attributes.
    public var color: UIColor
    /// Default `.natural`.
    public var alignment: TextAlignment = .natural
    /// Default `.byTruncatingTail`.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines that are shown; 0, the default, is any number.
    public var numberOfLines = 0
    /// Default true; kept, and has no effect here.
    public var adjustsFontForContentSizeCategory = true
    /// Default false; kept, and has no effect here.
    public var adjustsFontSizeToFitWidth = false
    /// Default 0; kept, and has no effect here.
    public var minimumScaleFactor: CGFloat = 0
    /// Default `.none`.
    public var transform: TextTransform = .none
  }

  /// The drawing of the image.
  public struct ImageProperties {
    /// The reserved side length that means the system's.
    public static var standardDimension: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// The size and weight of a symbol image; nil, the default, is the image's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images; nil, the default, is the tint color.
    public var tintColor: UIColor?
    /// In points; default 0, and the image is clipped to any other.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points, of the image; 0 on an axis, the default, does not limit it.
    public var maximumSize: CGSize = .zero
    /// In points; default zero; kept, and has no effect here: text begins after the image.
    public var reservedLayoutSize: CGSize = .zero
  }

  /// The picture before the texts; nil, the default, for none.
  public var image: UIImage?
  /// The first text; nil, the default, for none.
  public var text: String?
  /// The second text; nil, the default, for none.
  public var secondaryText: String?
  /// Shown in place of `text` unless nil, the default.
  public var attributedText: NSAttributedString?
  /// Shown in place of `secondaryText` unless nil, the default.
  public var secondaryAttributedText: NSAttributedString?
  /// The drawing of the image.
  public var imageProperties = ImageProperties()
  /// The drawing of the first text.
  public var textProperties: TextProperties
  /// The drawing of the second text.
  public var secondaryTextProperties: TextProperties
  /// Distances, in points, between the content and its view; a leading 16 is 20 on wide screens.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// In points; default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance, in points, between texts beside each other; default 6.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance, in points, between texts below each other; default 4.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// True if the second text is at the other side where there is room; default false.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Default `.both`; kept, and has no effect here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

  private init(
    text: TextProperties,
    secondary: TextProperties,
    margins: NSDirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
  }

  // MARK: - Kinds

  private static func row(secondary: TextProperties) -> Self {
    Self(
      text: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label),
      secondary: secondary,
      margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    )
  }

  /// A row with one text.
  public static func cell() -> Self {
    row(
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
      )
    )
  }

  /// A row with a smaller text below.
  public static func subtitleCell() -> Self {
    row(
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .subheadline),
        color: .secondaryLabel
      )
    )
  }

  /// A row with a gray text at the other side.
  public static func valueCell() -> Self {
    var configuration = row(
      secondary: TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    )
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  private static func title(_ font: UIFont, _ color: UIColor) -> Self {
    Self(
      text: TextProperties(font: font, color: color),
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel
      ),
      margins: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    )
  }

  /// The title of a section in a plain list.
  public static func plainHeader() -> Self {
    title(.systemFont(ofSize: 15, weight: .semibold), .secondaryLabel)
  }
  /// The text below a section of a plain list.
  public static func plainFooter() -> Self {
    title(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }
  /// The title of a section in a grouped list.
  public static func groupedHeader() -> Self {
    var configuration = title(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  /// The text below a section of a grouped list.
  public static func groupedFooter() -> Self { plainFooter() }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A row of a sidebar with a smaller text below.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// The title of a section in a sidebar.
  public static func sidebarHeader() -> Self {
    title(.systemFont(ofSize: 20, weight: .bold), .label)
  }

  /// Makes a `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Answers a grayer text for disabled cells; otherwise the same configuration.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
    var copy = self
    copy.textProperties.color = .tertiaryLabel
    return copy
  }
}

/// Horizontal, vertical or both.
public nonisolated struct UIAxis: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The x axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The y axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// The x and the y axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}

extension UIListContentConfiguration {
  /// The configuration that resembles one of the four cell styles.
  init(style: UITableViewCell.CellStyle) {
    switch style {
    case .default: self = .cell()
    case .value1, .value2: self = .valueCell()
    case .subtitle: self = .subtitleCell()
    }
  }

  /// Reads a `<listContentConfiguration>`.
  init(_ coder: NibCoder) {
    self = coder.attribute("configurationType") == "value" ? .valueCell() : .cell()
    text = coder.string("text")
    secondaryText = coder.string("secondaryText").flatMap { $0.isEmpty ? nil : $0 }
    image = coder.image("image")
  }
}
