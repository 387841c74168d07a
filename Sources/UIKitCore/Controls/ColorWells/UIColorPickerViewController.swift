public import QuartzCore

/// A sheet in which the user picks a colour: from a grid, from a spectrum or by its channels (W-191).
open class UIColorPickerViewController: UIViewController {
  /// Hears of colours and of the end; default nil.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that is picked; default white.
  open var selectedColor: UIColor = .white {
    didSet { if selectedColor != oldValue { colorChanged() } }
  }
  /// True, the default, if the colour may be transparent.
  open var supportsAlpha = true { didSet { colorChanged() } }

  /// Called with each colour that the user picks, beside the delegate.
  var changed: ((UIColor) -> Void)?
  let parts = ColorPickerParts()
  private var isFinished = false

  /// A picker in the style of a sheet.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// A picker with white as its colour.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Reads a picker with white as its colour.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var automaticModalStyle: UIModalPresentationStyle {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    sheetPresentationController?.detents = [.medium(), .large()]
    view.backgroundColor = .systemGroupedBackground
    parts.title.text = title ?? "Colors"
    parts.picked = { [weak self] in self?.pick($0, continuously: $1) }
    parts.closed = { [weak self] in self?.dismiss(animated: true) }
    parts.frame = view.bounds
    parts.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(parts)
    preferredContentSize = CGSize(width: 375, height: 520)
    colorChanged()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !isFinished else { return }
    isFinished = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  private func pick(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    changed?(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func colorChanged() {
    if isViewLoaded { parts.show(selectedColor, supportsAlpha: supportsAlpha) }
  }
}

/// Hears of the colours that the user picks.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// The user picked a colour; `continuously` is true while a finger goes on.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// The older form, which is called beside the newer one.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing by default.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
