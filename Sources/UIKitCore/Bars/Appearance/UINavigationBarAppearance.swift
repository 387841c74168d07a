public import QuartzCore

/// The look of a navigation bar: background, titles, buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and color of the title; missing keys take the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved from its place.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Font and color of the large title; missing keys take the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image in place of the back chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// What cuts the title off while it slides under that image.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    titleTextAttributes = nib.textAttributes("titleTextAttributes")
    largeTitleTextAttributes = nib.textAttributes("largeTitleTextAttributes")
  }

  /// Sets the image in place of the back chevron; both or neither.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

extension NibCoder {
  /// Reads a `<textAttributes key="…">` child: font, color and shadow of a bar's text.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any] {
    guard let child = child(key: key) else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = child.font("fontDescription")
    attributes[.foregroundColor] = child.color("textColor")
    return attributes
  }
}
