public import QuartzCore

/// The content of a screen that has nothing to show: picture, texts and buttons in its middle.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The side to which texts and buttons are aligned.
  nonisolated public enum Alignment: Int, Sendable { case center = 0, natural }

  /// The drawing of the picture.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size and weight of a symbol image; nil is the image's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of template images; nil is the tint color.
    public var tintColor: UIColor?
    /// In points; default 0, and the image is clipped to any other.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points, of the image; 0 on an axis, the default, does not limit it.
    public var maximumSize: CGSize = .zero
    /// Default false; kept, and has no effect here.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The drawing of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font of a text without attributes.
    public var font: UIFont
    /// The color of a text without attributes.
    public var color: UIColor
    /// Default `.byTruncatingTail`.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines that are shown; 0, the default, is any number.
    public var numberOfLines = 0
    /// True if a text that is too long for its line gets smaller; default false.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size to which a text shrinks; default 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Default false; kept, and has no effect here.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The action of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// The action that a tap performs; default nil.
    public var primaryAction: UIAction?
    /// The menu that the button opens; default nil.
    public var menu: UIMenu?
    /// True, the default, if the button can be tapped.
    public var isEnabled = true
    /// The meaning of the button; default `.normal`.
    public var role: UIButton.Role = .normal
  }

  /// The picture above the texts; nil, the default, for none.
  public var image: UIImage?
  /// The drawing of the picture.
  public var imageProperties = ImageProperties()
  /// The first text; nil for none.
  public var text: String?
  /// Shown in place of `text` unless nil, the default.
  public var attributedText: NSAttributedString?
  /// The drawing of the first text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .title2),
    color: .label
  )
  /// The second text; nil, the default, for none.
  public var secondaryText: String?
  /// Shown in place of `secondaryText` unless nil, the default.
  public var secondaryAttributedText: NSAttributedString?
  /// The drawing of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel
  )
  /// The button below the texts; shown if it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// The button below that; shown if it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// Default `.center`.
  public var alignment = Alignment.center
  /// Default `.both`; kept, and has no effect here.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Distances, in points, between the content and its view, besides the safe area.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0,
    leading: 16,
    bottom: 0,
    trailing: 16
  )
  /// In points; 12 here, which is our own.
  public var imageToTextPadding: CGFloat = 12
  /// In points; 4 here, which is our own.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// In points; 16 here, which is our own.
  public var textToButtonPadding: CGFloat = 16
  /// In points; 6 here, which is our own.
  public var buttonToSecondaryButtonPadding: CGFloat = 6
  /// The background of the whole; default clear.
  public var background = UIBackgroundConfiguration.clear()
  /// True if a spinner takes the picture's place.
  var isLoading = false

  private init() {}

  // MARK: - Kinds

  /// A screen without content.
  public static func empty() -> Self {
    var configuration = Self()
    configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48
    )
    configuration.imageProperties.tintColor = .secondaryLabel
    configuration.textProperties.font = .systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize,
      weight: .bold
    )
    return configuration
  }

  /// A screen whose content is on its way: a spinner, and a text in gray below.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// A search that found nothing; where a controller shows it, its text names what was searched.
  public static func search() -> Self {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.isSearch = true
    return configuration
  }

  /// True if the texts name what was searched.
  private var isSearch = false

  /// Makes a `UIContentUnavailableView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Answers a search with the text that was searched in its title; other configurations as they
  /// are.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var copy = self
    copy.text = "No Results for “\(searched)”"
    return copy
  }
}
