/// The capsules that show tokens.
extension UISearchTextField {
  /// The distance between two, in points.
  private static let gap: CGFloat = 4

  /// The width that the tokens take from the text.
  var tokenWidth: CGFloat { capsules.reduce(0) { $0 + $1.bounds.width + Self.gap } }

  func tokensChanged() {
    for capsule in capsules { capsule.removeFromSuperview() }
    capsules = tokens.map(capsule)
    for capsule in capsules { addSubview(capsule) }
    setNeedsLayout()
  }

  func layOutTokens(from rect: CGRect) {
    var x = rect.minX
    for capsule in capsules {
      capsule.frame.origin = CGPoint(x: x, y: rect.midY - capsule.bounds.height / 2)
      x += capsule.bounds.width + Self.gap
    }
  }

  private func capsule(of token: UISearchToken) -> UIView {
    let picture = UIImageView(image: token.icon)
    picture.tintColor = .white
    picture.contentMode = .scaleAspectFit
    let label = UILabel()
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    let titleSize = label.intrinsicContentSize
    let room: CGFloat = token.icon == nil ? 6 : 26
    let capsule = UIView(frame: CGRect(x: 0, y: 0, width: room + titleSize.width + 6, height: 24))
    capsule.backgroundColor = tokenBackgroundColor ?? tintColor
    capsule.layer.cornerRadius = 5
    picture.frame = CGRect(x: 5, y: 4, width: 16, height: 16)
    label.frame = CGRect(x: room, y: 0, width: titleSize.width, height: 24)
    if token.icon != nil { capsule.addSubview(picture) }
    capsule.addSubview(label)
    return capsule
  }
}
