public import Foundation
public import UIKitCore

/// A button for signing in with an Apple account: a title in a rounded box.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The title of a button.
  nonisolated public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue`, signUp
    /// The usual title.
    public static let `default` = ButtonType.signIn
  }

  /// The colours of a button.
  nonisolated public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline, black
  }

  /// The radius of the corners, in points; default 6.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  private let label = UILabel(frame: .zero)

  /// Makes a button of a title and colours.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    show(type, style)
    frame.size = intrinsicContentSize
  }
  /// Makes a button of a title and colours.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// Makes a black button for signing in at a place, in the coordinates of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(.default, .black)
  }
  /// Makes a black button for signing in of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(.default, .black)
  }

  private func show(_ type: ButtonType, _ style: Style) {
    let title =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    label.text = title
    label.textAlignment = .center
    label.textColor = style == .black ? .white : .black
    label.adjustsFontSizeToFitWidth = true
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
    layer.cornerRadius = cornerRadius
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  /// The title's size is two fifths of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = max(8, bounds.height * 0.43)
    if label.font.pointSize != size { label.font = .systemFont(ofSize: size, weight: .medium) }
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  /// The least size that a button should have: 140 by 30 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  /// Paler while a finger is on it.
  open override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? 0.5 : 1 }
  }
}
