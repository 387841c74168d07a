/// A button that swiping a row uncovers, or that asks whether to delete it.
final class TableActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()

  init(title: String?, image: UIImage?, color: UIColor?, _ work: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = color
    clipsToBounds = true
    label.text = title
    label.textColor = .white
    label.textAlignment = .center
    picture.image = image
    picture.tintColor = .white
    picture.contentMode = .center
    addSubview(label)
    addSubview(picture)
    accessibilityLabel = title
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in work() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    let width = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
    return max(74, width + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasBoth = picture.image != nil && label.text?.isEmpty == false
    // What a finger has only begun to uncover shows the middle of its content.
    let width = max(bounds.width, naturalWidth)
    let whole = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
    var half = whole
    half.size.height /= 2
    picture.frame = hasBoth ? half : whole
    label.frame = hasBoth ? half.offsetBy(dx: 0, dy: half.height) : whole
  }
}
