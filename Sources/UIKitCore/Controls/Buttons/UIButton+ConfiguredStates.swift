/// Content for states on buttons with a configuration.
///
/// A document keeps titles of states beside a configuration that has none; what code sets is shown
/// (W-20).
extension UIButton {
  /// Content of the normal state goes into the configuration, if there is one.
  func configure(_ state: State, _ change: (inout Configuration) -> Void) {
    parts.showsStates = true
    guard state == .normal, var changed = configuration else { return }
    change(&changed)
    configuration = changed
  }

  /// The configuration with the content of the present state where it leaves room for that.
  var shownConfiguration: Configuration? {
    guard var shown = configuration, parts.showsStates else { return configuration }
    if shown.attributedTitle == nil, let title = currentAttributedTitle {
      shown.attributedTitle = AttributedString(title)
    } else if shown.attributedTitle == nil || hasOwnTitle {
      shown.title = currentTitle
    }
    if shown.image == nil { shown.image = image(for: state) }
    return shown
  }

  /// True if the present state has another title than the normal one.
  private var hasOwnTitle: Bool {
    state != .normal && currentTitle != nil && currentTitle != title(for: .normal)
  }
}
