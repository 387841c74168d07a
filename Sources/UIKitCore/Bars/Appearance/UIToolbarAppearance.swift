public import QuartzCore

/// The appearance of a toolbar: background and buttons.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Makes the default background, with the default appearance of buttons.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Copies the background, and the buttons too if the other is a toolbar appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }

  /// Reads the background from a document; buttons keep their default appearance.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
