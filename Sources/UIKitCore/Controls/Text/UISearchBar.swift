/// A bar with a field to search in; 56 points high.
open class UISearchBar: UIView, UITextInputTraits {
  /// How much of the bar is seen round the field.
  nonisolated public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The pictures inside the field.
  nonisolated public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The search that the bar begins and leads.
  weak var search: UISearchController?
  let backdrop = CALayer()
  let lines = (top: CALayer(), bottom: CALayer())
  let field = UISearchTextField()
  let cancelButton = UIButton(type: .system)
  let promptLabel = UILabel()
  let scopes = UISegmentedControl()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Reads a search bar: its words, its style, its buttons and scopes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    for part in [backdrop, lines.top, lines.bottom] { layer.addSublayer(part.still) }
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    for view in [field, cancelButton, promptLabel, scopes] { addSubview(view) }
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        search?.wordsChanged()
      },
      for: .editingChanged
    )
    field.onReturn = { [weak self] in self.map { $0.delegate?.searchBarSearchButtonClicked($0) } }
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarTextDidBeginEditing(self)
        search?.fieldDidBegin()
      },
      for: .editingDidBegin
    )
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBarTextDidEndEditing($0) } },
      for: .editingDidEnd
    )
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        search?.cancelled()
      },
      for: .touchUpInside
    )
    setUpQuestions()
  }

  private func setUpQuestions() {
    field.mayBegin = { [weak self] in
      guard let self else { return true }
      return delegate?.searchBarShouldBeginEditing(self) ?? true
    }
    field.mayEnd = { [weak self] in
      guard let self else { return true }
      return delegate?.searchBarShouldEndEditing(self) ?? true
    }
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        search?.scopeChanged()
      },
      for: .valueChanged
    )
  }

  /// Who is asked and told about searching.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The words in the field.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What the field shows in grey while it is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of words above the field.
  open var prompt: String? { didSet { partsDidChange() } }

  /// The field itself.
  open var searchTextField: UISearchTextField { field }

  /// How much of the bar is seen round the field.
  open var searchBarStyle: Style = .default { didSet { setNeedsLayout() } }

  /// Whether the bar is light or dark.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }

  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Whether what is behind the bar shines through.
  open var isTranslucent: Bool = true

  /// A picture in place of the bar.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// Whether a button ends the search.
  open var showsCancelButton: Bool = false { didSet { partsDidChange() } }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether a button opens bookmarks.
  open var showsBookmarkButton: Bool = false { didSet { partsDidChange() } }

  /// Whether a button opens recent results.
  open var showsSearchResultsButton: Bool = false { didSet { partsDidChange() } }

  /// Whether that button looks selected.
  open var isSearchResultsButtonSelected: Bool = false

  /// What can be searched, by name.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// Which of the scopes is chosen.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Whether the scopes are shown under the field.
  open var showsScopeBar: Bool = false { didSet { partsDidChange() } }

  /// Moves the words in the field.
  open var searchTextPositionAdjustment: UIOffset = .zero

  /// Moves the field in the bar; kept for whoever reads it.
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero

  /// A picture behind the scopes; kept for whoever reads it.
  open var scopeBarBackgroundImage: UIImage?

  private var icons: [Icon: [UInt: UIImage]] = [:]

  /// Exchanges a picture of the bar in a state.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state.rawValue] = iconImage
    field.exchange(icon, icons[icon] ?? [:])
    partsDidChange()
  }

  /// The picture that an app gave the bar in a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[icon]?[state.rawValue]
  }

  func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func scopesDidChange() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = 0
    partsDidChange()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  // MARK: - Input traits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var enablesReturnKeyAutomatically: Bool = true
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType?
}

/// Decides about, and hears of, the use of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    late("searchBarShouldBeginEditing:", [searchBar], or: true)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    tellLate("searchBarTextDidBeginEditing:", [searchBar])
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    late("searchBarShouldEndEditing:", [searchBar], or: true)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    tellLate("searchBarTextDidEndEditing:", [searchBar])
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    tellLate("searchBar:textDidChange:", [searchBar, searchText])
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarSearchButtonClicked:", [searchBar])
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarBookmarkButtonClicked:", [searchBar])
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarCancelButtonClicked:", [searchBar])
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    tellLate("searchBarResultsListButtonClicked:", [searchBar])
  }
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) { tellLate("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope]) }
}
