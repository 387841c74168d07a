public import QuartzCore

/// The appearance of a navigation bar: background, titles, buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and color of the title; missing keys take the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its place, in points; kept, and has no effect here.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Font and color of the large title; missing keys take the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance
  /// The appearance of done buttons.
  open var doneButtonAppearance: UIBarButtonItemAppearance
  /// The appearance of the back button; only its normal state is drawn here.
  open var backButtonAppearance: UIBarButtonItemAppearance
  /// The image in place of the back chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the title sliding under that image; kept, and has no effect here.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Makes the default background, with titles and buttons as the system's.
  public required init(idiom: UIUserInterfaceIdiom) {
    (buttonAppearance, doneButtonAppearance, backButtonAppearance) = Self.makeButtons()
    super.init(idiom: idiom)
  }

  /// Copies the background, and the rest too if the other is a navigation bar appearance.
  public required init(barAppearance: UIBarAppearance) {
    let other = barAppearance as? UINavigationBarAppearance
    (buttonAppearance, doneButtonAppearance, backButtonAppearance) =
      other?.duplicateButtons() ?? Self.makeButtons()
    super.init(barAppearance: barAppearance)
    guard let other else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// Reads background and title attributes from a document; buttons stay as the system's.
  public required init?(coder: NSCoder) {
    (buttonAppearance, doneButtonAppearance, backButtonAppearance) = Self.makeButtons()
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    titleTextAttributes = nib.textAttributes("titleTextAttributes")
    largeTitleTextAttributes = nib.textAttributes("largeTitleTextAttributes")
  }

  /// The appearances of plain, done and back buttons.
  private typealias Buttons = (
    UIBarButtonItemAppearance, UIBarButtonItemAppearance, UIBarButtonItemAppearance
  )

  private static func makeButtons() -> Buttons {
    (.init(style: .plain), .init(style: .done), .init(style: .plain))
  }

  private func duplicateButtons() -> Buttons {
    (
      buttonAppearance.duplicate(), doneButtonAppearance.duplicate(),
      backButtonAppearance.duplicate()
    )
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
