public import QuartzCore

/// The content of a list row or header: image, text and secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var transform: TextTransform = .none
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The size that stands for the system's.
    public static var standardDimension: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The largest size the image may take; 0 on an axis does not limit it.
    public var maximumSize: CGSize = .zero
    /// The size kept free for the image; 0 takes the image's own.
    public var reservedLayoutSize: CGSize = .zero
  }

  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var imageProperties = ImageProperties()
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  /// Distances between the content and the edges of its view.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// Whether the second text stands at the other side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
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

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState, state.isDisabled else { return self }
    var copy = self
    copy.textProperties.color = .tertiaryLabel
    return copy
  }
}

/// Horizontal, vertical or both.
public nonisolated struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

extension UIListContentConfiguration {
  /// The configuration that looks like one of the four cell styles.
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
