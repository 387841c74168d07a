internal import CoreGraphics

/// A way that a key scrolls.
private enum KeyScroll {
  case line(CGFloat, CGFloat)
  case page(CGFloat)
  case end(CGFloat)

  /// The way of a key that no text takes; nil for one that scrolls nothing (V-174).
  ///
  /// Text keeps all but the page keys for its caret.
  init?(_ key: UIKey, inText: Bool) {
    let flags = key.modifierFlags
    guard flags.isDisjoint(with: [.command, .alternate, .control]) else { return nil }
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputPageDown: self = .page(1)
    case UIKeyCommand.inputPageUp: self = .page(-1)
    case _ where inText: return nil
    case " ": self = .page(flags.contains(.shift) ? -1 : 1)
    case UIKeyCommand.inputHome: self = .end(-1)
    case UIKeyCommand.inputEnd: self = .end(1)
    case UIKeyCommand.inputUpArrow: self = .line(0, -1)
    case UIKeyCommand.inputDownArrow: self = .line(0, 1)
    case UIKeyCommand.inputLeftArrow: self = .line(-1, 0)
    case UIKeyCommand.inputRightArrow: self = .line(1, 0)
    default: return nil
    }
  }
}

extension UIScreen {
  /// Scrolls what the keys are for: the scroll view around the first responder, or else the largest
  /// in front.
  func scroll(with key: UIKey) -> Bool {
    let window = UIApplication.shared.keyWindow
    let responder = window?.firstResponder
    guard let way = KeyScroll(key, inText: responder is any UIKeyInput) else { return false }
    let around = sequence(first: responder, next: { $0?.next }).lazy
      .compactMap { $0 as? UIScrollView }.first { $0.takes(way) }
    let scrollView = around ?? window?.frontController?.viewIfLoaded?.largestScrollView(for: way)
    return scrollView?.scroll(way) ?? false
  }
}

extension UIView {
  fileprivate func largestScrollView(for way: KeyScroll) -> UIScrollView? {
    guard !isHidden, alpha > 0 else { return nil }
    if let own = self as? UIScrollView, own.takes(way) { return own }
    return subviews.compactMap { $0.largestScrollView(for: way) }
      .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }
}

extension UIScrollView {
  /// Three lines of text, as a notch of a wheel, in points.
  private static let lineStep: CGFloat = 60

  /// True if keys scroll the view and there is anything to scroll on the axis of a way.
  fileprivate func takes(_ way: KeyScroll) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling, isUserInteractionEnabled else { return false }
    let (least, most) = range
    if case .line(let x, _) = way, x != 0 { return most.x > least.x }
    return most.y > least.y
  }

  fileprivate func scroll(_ way: KeyScroll) -> Bool {
    let (least, most) = range
    // A key that is held goes on from where the content is on its way to.
    var offset = scrolling.offsetAnimation?.end ?? contentOffset
    switch way {
    case .line(let x, let y):
      offset.x += x * Self.lineStep
      offset.y += y * Self.lineStep
    case .page(let sign):
      // A line of the page before stays in sight.
      let page = bounds.inset(by: adjustedContentInset).height
      offset.y += sign * (isPagingEnabled ? page : max(page - Self.lineStep / 2, page / 2))
    case .end(let sign): offset.y = sign < 0 ? least.y : most.y
    }
    setContentOffset(clamped(offset), animated: true)
    return true
  }
}
