/// Lists typefaces, of which the user picks one (W-244).
open class UIFontPickerViewController: UIViewController {
  /// The typefaces that a list offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject, @MainActor NSCopying {
    /// True if single faces such as Bold are offered; default false.
    open var includeFaces = false
    /// True if all names are shown in the system's typeface; default false.
    open var displayUsingSystemFont = false
    /// The traits of the typefaces that are offered; default none, which offers all.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The languages of the typefaces that are offered; default nil; kept, and has no effect here.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Makes a configuration that offers each typeface once.
    public override required init() { super.init() }

    /// A predicate for typefaces of languages; nil here, where all typefaces have the same.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String])
      -> NSPredicate?
    { nil }

    /// A configuration of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Self()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }

  /// The typefaces that are offered, as they were when the list was made.
  open private(set) var configuration: Configuration
  /// Hears of the choice; held weakly.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The typeface that was picked last, which has a check mark; default nil.
  open var selectedFontDescriptor: UIFontDescriptor? { didSet { list?.tableView.reloadData() } }

  private var list: FontList?
  private var hasPicked = false

  /// Makes a list.
  public init(configuration: Configuration) {
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a list that offers each typeface once.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Reads a list that offers each typeface once.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontList(configuration)
    list.picked = { [weak self] in self?.pick($0) }
    list.isChosen = { [weak self] in self?.selectedFontDescriptor?.postscriptName == $0 }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    self.list = list
    let stack = UINavigationController(rootViewController: list)
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !hasPicked { delegate?.fontPickerViewControllerDidCancel(self) }
  }

  private func pick(_ descriptor: UIFontDescriptor) {
    hasPicked = true
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

/// Hears of the choice in a list of typefaces (W-244).
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The list was closed without a choice; does nothing by default.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// A typeface was picked; does nothing by default.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
