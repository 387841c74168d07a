/// The grey, rounded field of a search bar, with a magnifying glass.
open class UISearchTextField: UITextField {
  private let glass = UIImageView()
  private let bookmark = UIButton(type: .custom)
  private var ownPictures: [UISearchBar.Icon: [UInt: UIImage]] = [:]

  /// The parts of the search that are not text, shown before it; default none.
  open var tokens: [UISearchToken] = [] { didSet { tokensChanged() } }
  /// `true` if deleting at the beginning of the text deletes the last token; default `true` (W-223).
  open var allowsDeletingTokens = true
  /// `true` if the user may copy tokens; kept, and has no effect here; default `true`.
  open var allowsCopyingTokens = true
  /// The colour of the tokens; nil, the default, is the tint colour.
  open var tokenBackgroundColor: UIColor! { didSet { tokensChanged() } }
  /// Shortcuts in a menu below the field while it is edited; nil, the default, for none (W-222).
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
  /// The menu that shows them; nil while none is shown.
  var suggestionMenu: UIView?
  var capsules: [UIView] = []
  /// The offset of the text and those of the icons from their places, in points.
  var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// True if the button at the end is drawn selected.
  var selectsBookmark = false { didSet { bookmark.isSelected = selectsBookmark } }
  /// Called when the button at the end is pressed.
  var onBookmark: (() -> Void)?

  /// Inserts a token before the one at an index; the index is held within the tokens.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Removes the token at an index; does nothing if there is none.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  /// Reads a field as a text field, and adds the magnifying glass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    glass.image = symbol("magnifyingglass")
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    glass.frame.size = CGSize(width: 28, height: 36)
    leftView = glass
    leftViewMode = .always
    bookmark.tintColor = .secondaryLabel
    bookmark.frame.size = CGSize(width: 32, height: 36)
    bookmark.addAction(UIAction { [weak self] _ in self?.onBookmark?() }, for: .touchUpInside)
    clearButtonMode = .whileEditing
    placeholderLabel.textColor = .secondaryLabel
    returnKeyType = .search
  }

  private func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15.5, weight: .regular)
    )
  }

  /// Puts the bookmark or the results button at the end of the field.
  func showBookmark(_ showsBookmark: Bool, showsResults: Bool) {
    let name = showsBookmark ? "book" : "list.bullet"
    guard showsBookmark || showsResults else {
      if rightView != nil { rightView = nil }
      return
    }
    guard rightView == nil else { return }
    let own = ownPictures[showsBookmark ? .bookmark : .resultsList] ?? [:]
    bookmark.setImage(own[UIControl.State.normal.rawValue] ?? symbol(name), for: .normal)
    for (state, picture) in own.sorted(by: { $0.key < $1.key }) {
      bookmark.setImage(picture, for: UIControl.State(rawValue: state))
    }
    rightView = bookmark
    rightViewMode = .always
  }

  open override var placeholder: String? {
    didSet { placeholderLabel.textColor = .secondaryLabel }
  }

  /// Shows a picture of the app's in place of one of the bar's.
  func exchange(_ icon: UISearchBar.Icon, _ pictures: [UInt: UIImage]) {
    ownPictures[icon] = pictures
    switch icon {
    case .search:
      glass.image = pictures[UIControl.State.normal.rawValue] ?? symbol("magnifyingglass")
    case .bookmark, .resultsList: rightView = nil
    case .clear: break
    }
  }

  open override var isEditing: Bool { didSet { updateSuggestions() } }

  open override func deleteBackward() {
    if !eraseToken() { super.deleteBackward() }
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    let room = min(tokenWidth, rect.width)
    rect.origin.x += room
    rect.size.width -= room
    // The text keeps away from the round end that no view covers.
    return rect.inset(by: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 7))
      .moved(by: textOffset)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0)
      .moved(by: iconOffsets[.clear])
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).moved(by: iconOffsets[.search])
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
      .moved(by: iconOffsets[.bookmark] ?? iconOffsets[.resultsList])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    frameLayer.isHidden = frameView?.image != nil
    frameLayer.frame = bounds
    frameLayer.cornerRadius = min(10, bounds.height / 2)
    frameLayer.borderWidth = 0
    frameLayer.backgroundColor = resolved(.tertiarySystemFill)
    layOutTokens(from: super.textRect(forBounds: bounds))
  }

  override var accessibilityDefaults: AccessibilityDefaults { searchAccessibility }
}

nonisolated extension CGRect {
  fileprivate func moved(by offset: UIOffset?) -> CGRect {
    offset.map { offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? self
  }
}
