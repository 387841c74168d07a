/// The grey, rounded field of a search bar, with a magnifying glass.
open class UISearchTextField: UITextField {
  private let glass = UIImageView()
  private let bookmark = UIButton(type: .custom)
  private var ownPictures: [UISearchBar.Icon: [UInt: UIImage]] = [:]

  /// What is searched for beside words, shown before them.
  open var tokens: [UISearchToken] = [] { didSet { tokensChanged() } }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  /// The colour of the tokens; nil takes the tint.
  open var tokenBackgroundColor: UIColor! { didSet { tokensChanged() } }
  var capsules: [UIView] = []

  /// Puts a token before the one at an index; one past the end is the last.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

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

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    let room = min(tokenWidth, rect.width)
    rect.origin.x += room
    rect.size.width -= room
    // The words keep away from the round end where no view stands.
    return rect.inset(by: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 7))
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    frameLayer.isHidden = false
    frameLayer.frame = bounds
    frameLayer.cornerRadius = min(10, bounds.height / 2)
    frameLayer.borderWidth = 0
    frameLayer.backgroundColor = resolved(.tertiarySystemFill)
    layOutTokens(from: super.textRect(forBounds: bounds))
  }

  override var accessibilityDefaults: AccessibilityDefaults { searchAccessibility }
}
