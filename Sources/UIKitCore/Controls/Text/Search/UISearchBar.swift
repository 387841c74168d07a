/// A bar with a field to search in; 56 points high.
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
  /// The amount of the bar that is drawn round the field.
  nonisolated public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The pictures inside the field.
  nonisolated public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The search controller that the bar begins and leads.
  weak var search: UISearchController?
  let backdrop = CALayer()
  let lines = (top: CALayer(), bottom: CALayer())
  let field = UISearchTextField()
  let cancelButton = UIButton(type: .system)
  let promptLabel = UILabel()
  let scopes = UISegmentedControl()
  /// The picture behind the scopes; nil until there was one.
  var scopeGround: UIImageView?
  /// The pictures of the bar by position and metrics, and those of the field by state.
  var backgrounds: [BarPictureKey: UIImage] = [:]
  var fieldPictures: [UInt: UIImage] = [:]
  /// The offsets of icons from their places.
  var iconOffsets: [Icon: UIOffset] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Reads a search bar: its text, style, buttons and scopes.
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
        search?.textChanged()
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
    field.mayChange = { [weak self] range, text in
      guard let self else { return true }
      return delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    field.onBookmark = { [weak self] in
      guard let self else { return }
      if showsBookmarkButton {
        delegate?.searchBarBookmarkButtonClicked(self)
      } else {
        delegate?.searchBarResultsListButtonClicked(self)
      }
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

  /// The delegate that is asked and informed about searching; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text in the field; empty when there is none.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The grey text of the empty field; nil by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the field; nil by default, 19 points high.
  open var prompt: String? { didSet { partsDidChange() } }

  /// The field of the bar, the same throughout.
  open var searchTextField: UISearchTextField { field }

  /// The amount of the bar that is drawn round the field; `minimal` draws none; default `default`.
  open var searchBarStyle: Style = .default { didSet { setNeedsLayout() } }

  /// Light or dark style of the bar; kept, and has no effect here.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }

  /// The colour of the bar; nil is the system's grey.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// `true` if the bar lets its background through; kept, and has no effect here.
  open var isTranslucent: Bool = true

  /// A picture in place of the bar, at any position and in all metrics; nil by default.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// The position that the delegate gives the bar; `any` without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// `false` if the user can neither edit nor press anything in the bar; default `true` (W-221).
  open var isEnabled: Bool = true { didSet { enablingChanged() } }

  /// `true` if an empty field takes speech from who looks at it; kept, since nobody dictates here;
  /// default `false`.
  open var isLookToDictateEnabled: Bool = false

  /// `true` if the cancel button is shown; default `false`.
  open var showsCancelButton: Bool = false { didSet { partsDidChange() } }

  /// Shows or hides the cancel button; animated, the field makes room for it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    if animated { layOut(over: 0.25) }
  }

  /// `true` if the field ends in a bookmark button; default `false`.
  open var showsBookmarkButton: Bool = false { didSet { partsDidChange() } }

  /// `true` if the field ends in a results button; the bookmark wins over it; default `false`.
  open var showsSearchResultsButton: Bool = false { didSet { partsDidChange() } }

  /// `true` if the results button is drawn selected; default `false`.
  open var isSearchResultsButtonSelected: Bool = false {
    didSet { field.selectsBookmark = isSearchResultsButtonSelected }
  }

  /// The titles of the scopes; setting them chooses the first.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// The index of the chosen scope; 0 when there is none.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// `true` if the scopes are shown under the field; they need titles; default `false`.
  open var showsScopeBar: Bool = false { didSet { partsDidChange() } }

  /// Shows or hides the scopes; animated, the bar grows or shrinks at once and they fade.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    showScopes(show, animated: animate)
  }

  /// The offset of the text in the field from its place, in points; default zero (W-221).
  open var searchTextPositionAdjustment: UIOffset {
    get { field.textOffset }
    set { field.textOffset = newValue }
  }

  /// The offset of the field in the bar from its place, in points; default zero (W-221).
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero {
    didSet { setNeedsLayout() }
  }

  /// A picture behind the scopes, stretched over their row; default nil (W-221).
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsLayout() } }

  private var icons: [Icon: [UInt: UIImage]] = [:]

  /// Replaces an icon of the bar in a state; nil brings the system's back.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state.rawValue] = iconImage
    field.exchange(icon, icons[icon] ?? [:])
    partsDidChange()
  }

  /// The icon that an app set for a state; nil if it set none.
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

  /// Kept, and has no effect here; default `sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Kept, and has no effect here; default `default`.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Kept, and has no effect here; default `default`.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Kept, and has no effect here; default `default`.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Kept, and has no effect here; default `default`.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Kept, and has no effect here; default `default`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Kept, and has no effect here; default `default`.
  open var keyboardType: UIKeyboardType = .default
  /// Kept, and has no effect here; default `default`.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The label of the return key; kept, and has no effect here; default `search`.
  open var returnKeyType: UIReturnKeyType = .search
  /// Kept: the return key always works here; default `true`.
  open var enablesReturnKeyAutomatically: Bool = true
  /// Kept, and not passed on to the field; default `false`.
  open var isSecureTextEntry: Bool = false
  /// Kept, and has no effect here; default nil.
  open var textContentType: UITextContentType?
}

/// The place in which a picture of a bar is used.
struct BarPictureKey: Hashable {
  let position: UIBarPosition
  let metrics: UIBarMetrics
}

/// Decides about searching, and is informed of it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Asks if the field may become first responder; default `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the field became first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks if the field may resign first responder; default `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the field resigned first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user changed the text; setting `text` in code does not.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks if typed text may replace a range, in UTF-16 units; default `true`.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that the return key was pressed in the field.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate of a tap on the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate of a tap on the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate of a tap on the results button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
