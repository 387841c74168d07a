/// The grey, rounded field of a search bar, with a magnifying glass.
open class UISearchTextField: UITextField {
  private let glass = UIImageView()
  private let bookmark = UIButton(type: .custom)

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
    bookmark.setImage(symbol(name), for: .normal)
    rightView = bookmark
    rightViewMode = .always
  }

  open override var placeholder: String? {
    didSet { placeholderLabel.textColor = .secondaryLabel }
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
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
  }
}
