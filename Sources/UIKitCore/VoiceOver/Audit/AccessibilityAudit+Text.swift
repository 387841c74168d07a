/// The fit of text at the largest size that a user can choose.
extension AccessibilityAudit {
  /// Shows the screen once at the largest size, and as it was again.
  func textIssues(_ kinds: Set<AccessibilityIssue.Kind>) -> [AccessibilityIssue] {
    let before = screen.settings.contentSize
    let sizes = items.map { $0.textLabel?.font.pointSize }
    defer {
      screen.settings.contentSize = before
      screen.windows.forEach(FrameLoop.settleOnce)
    }
    screen.settings.contentSize = .accessibilityExtraExtraExtraLarge
    screen.windows.forEach(FrameLoop.settleOnce)
    return zip(items, sizes).flatMap { item, size -> [AccessibilityIssue] in
      guard let label = item.textLabel, let size, label.window != nil else { return [] }
      var issues: [AccessibilityIssue] = []
      if kinds.contains(.textClipped), label.cutsText { issues.append(.cut(item, at: "AX5")) }
      if kinds.contains(.dynamicType), label.font.pointSize == size, !label.isInSystemPart {
        issues.append(.fixed(item))
      }
      return issues
    }
  }
}

extension UILabel {
  /// `true` if the text needs more room than there is.
  fileprivate var cutsText: Bool {
    guard bounds.width > 0, !adjustsFontSizeToFitWidth else { return false }
    let isOneLine = numberOfLines == 1
    let room = CGSize(width: isOneLine ? .greatestFiniteMagnitude : bounds.width, height: .infinity)
    let wanted = sizeThatFits(room)
    return isOneLine ? wanted.width > bounds.width + 1 : wanted.height > bounds.height + 1
  }

  /// `true` if the label is in a bar or alert of the system, which keep their size.
  fileprivate var isInSystemPart: Bool {
    nearest { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is AlertView } != nil
  }
}
