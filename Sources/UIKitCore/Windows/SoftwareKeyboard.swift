public import Foundation

/// The notifications of the keyboard on the screen, and the keys of their dictionaries.
extension UIResponder {
  /// Posted by the screen at once when the keyboard appears or changes its height.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted after the first picture with the keyboard.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted by the screen at once when the keyboard goes.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted after the first picture without the keyboard.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted at once at each change of the keyboard's height, ahead of the show or hide one.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted after the next picture, ahead of the show or hide one.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The keyboard's frame before, as an `NSValue` in the screen's coordinates.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame afterwards, as an `NSValue` in the screen's coordinates.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration in seconds; always 0.25.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the animation's curve, as an `Int`; always 7.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// True if the keyboard belongs to this app; always true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Wraps a rectangle, as the keyboard's notifications do.
  nonisolated public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle that was wrapped.
  nonisolated public var cgRectValue: CGRect { rectValue }
}

extension UIScreen {
  /// Shows the keyboard at the bottom, with a height in points; 0 hides it.
  ///
  /// Listeners hear `will…` at once and `did…` after the next picture.
  package func setKeyboard(height: CGFloat) {
    let shown = max(0, height)
    let before = keyboardHeight
    guard shown != before else { return }
    keyboardHeight = shown
    let size = max(shown, before)
    let bottom = bounds.maxY
    let old = CGRect(x: 0, y: bottom - before, width: bounds.width, height: max(before, size))
    let new = CGRect(x: 0, y: bottom - shown, width: bounds.width, height: max(shown, size))
    let names = Self.keyboardNotifications(isShown: shown > 0)
    let user = Self.keyboardInfo(from: old, to: new)
    for name in names.will {
      NotificationCenter.default.post(name: name, object: self, userInfo: user)
    }
    for window in windows { window.keyboardMoved() }
    frameLoop.afterNextPicture {
      for name in names.did {
        NotificationCenter.default.post(name: name, object: self, userInfo: user)
      }
    }
  }

  /// The keyboard in the screen's coordinates, below the screen while it is hidden.
  var keyboardFrame: CGRect {
    CGRect(x: 0, y: bounds.maxY - keyboardHeight, width: bounds.width, height: keyboardHeight)
  }

  private static func keyboardNotifications(
    isShown: Bool
  ) -> (will: [NSNotification.Name], did: [NSNotification.Name]) {
    var will = [UIResponder.keyboardWillChangeFrameNotification]
    var did = [UIResponder.keyboardDidChangeFrameNotification]
    if isShown {
      will.append(UIResponder.keyboardWillShowNotification)
      did.append(UIResponder.keyboardDidShowNotification)
    } else {
      will.append(UIResponder.keyboardWillHideNotification)
      did.append(UIResponder.keyboardDidHideNotification)
    }
    return (will, did)
  }

  private static func keyboardInfo(from old: CGRect, to new: CGRect) -> [String: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
  }
}

extension UIView {
  /// The height of the view's lower part that the keyboard covers, in points.
  var keyboardOverlap: CGFloat {
    guard let window, window.screen.keyboardHeight > 0 else { return 0 }
    let top = layer.convert(window.screen.keyboardFrame, from: window.layer).minY
    return min(max(0, bounds.maxY - top), bounds.height)
  }
}

extension UIWindow {
  fileprivate func keyboardMoved() {
    if engine != nil { visitKeyboardGuides(below: self) }
    inputHost?.setNeedsLayout()
    for case let container as PresentationContainer in subviews { container.keyboardMoved() }
  }

  private func visitKeyboardGuides(below view: UIView) {
    if let guide = view.layout.systemGuides[.keyboard] as? UIKeyboardLayoutGuide {
      guide.edgesChanged()
      view.insetsMatter()
      view.setNeedsLayout()
    }
    for subview in view.subviews { visitKeyboardGuides(below: subview) }
  }
}
