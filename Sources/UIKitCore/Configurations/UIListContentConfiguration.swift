public import QuartzCore

/// The content of a list row or header: image, text and secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
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
  /// From 0, clear, to 1, the default.
  public var alpha: CGFloat = 1

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
    var configuration = title(.systemFont(ofSize: 15, weight: .semibold), .secondaryLabel)
    configuration.directionalLayoutMargins.top = 5
    configuration.directionalLayoutMargins.bottom = 5
    return configuration
  }
  /// The text below a section of a plain list.
  public static func plainFooter() -> Self {
    title(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
  }
  /// The title of a section in a grouped list.
  public static func groupedHeader() -> Self {
    var configuration = title(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    configuration.textProperties.transform = .uppercase
    // The text ends as far above the rows as the titles of grouped tables do.
    configuration.directionalLayoutMargins.top = 16
    configuration.directionalLayoutMargins.bottom = 6
    return configuration
  }
  /// The text below a section of a grouped list.
  public static func groupedFooter() -> Self { plainFooter() }
  /// The title of a section above its card, larger than other headers.
  public static func prominentInsetGroupedHeader() -> Self {
    title(.preferredFont(forTextStyle: .headline), .label)
  }
  /// The title of a section above its card, in the largest of the three sizes.
  public static func extraProminentInsetGroupedHeader() -> Self {
    title(.systemFont(ofSize: 20, weight: .bold), .label)
  }
  /// The title of a section in the list that it is in: that of a plain one where nobody says
  /// otherwise.
  public static func header() -> Self { plainHeader() }
  /// The text below a section in the list that it is in: that of a plain one where nobody says
  /// otherwise.
  public static func footer() -> Self { plainFooter() }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A row of a sidebar with a smaller text below.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// A row of a sidebar beside another one.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// A row of a sidebar beside another one, with a smaller text below.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
  /// The title of a section in a sidebar.
  public static func sidebarHeader() -> Self {
    title(.systemFont(ofSize: 20, weight: .bold), .label)
  }

  /// Makes a `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Answers a grayer text for disabled cells, unless a color was set; otherwise the same
  /// configuration.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    copy.textProperties.isDimmed = isDisabled
    copy.secondaryTextProperties.isDimmed = isDisabled
    return copy
  }
}
