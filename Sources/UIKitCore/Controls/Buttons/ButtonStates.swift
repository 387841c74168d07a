/// The content of a button in one state.
struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// The content of a button in each of its states.
struct ButtonStates {
  private var contents: [UInt: ButtonContent] = [:]

  mutating func set<Value>(
    _ part: WritableKeyPath<ButtonContent, Value?>,
    _ value: Value?,
    _ state: UIControl.State
  ) {
    contents[state.rawValue, default: ButtonContent()][keyPath: part] = value
  }

  /// The value of exactly this state.
  func own<Value>(_ state: UIControl.State, _ part: (ButtonContent) -> Value?) -> Value? {
    contents[state.rawValue].flatMap(part)
  }

  /// The value of a state, else of a part of it, else of the normal state.
  func value<Value>(_ state: UIControl.State, _ part: (ButtonContent) -> Value?) -> Value? {
    if let value = own(state, part) { return value }
    guard state != .normal else { return nil }
    let flags: [UIControl.State] = [.disabled, .selected, .highlighted]
    for flag in flags where state.contains(flag) && state != flag {
      if let value = own(flag, part) { return value }
    }
    return own(.normal, part)
  }
}

/// The views a button is made of, made when they are needed first.
struct ButtonParts {
  var label: UILabel?
  var secondLabel: UILabel?
  var picture: UIImageView?
  var background: UIImageView?
  var plate: CALayer?
  var spinner: UIActivityIndicatorView?
  /// The provider of the pointer's style.
  var pointer: AnyObject?
  var needsConfigurationUpdate = true
  /// True if code has set content for states, which a configuration then shows too.
  var showsStates = false
}
