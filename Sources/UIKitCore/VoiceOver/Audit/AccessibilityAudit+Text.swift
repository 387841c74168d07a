/// The fit of text at the largest size that a user can choose.
extension AccessibilityAudit {
  /// The rounds of layout in which text of another size has found its place.
  private static let rounds = 3

  /// Shows the screen once at the largest size, and as it was again.
  func textIssues(_ kinds: Set<AccessibilityIssue.Kind>) -> [AccessibilityIssue] {
    let before = screen.settings.contentSize
    let labels = items.flatMap { item in
      item.labels.map { (item: item, label: $0, size: $0.font.pointSize) }
    }
    defer { show(before) }
    show(.accessibilityExtraExtraExtraLarge)
    var named: Set<ObjectIdentifier> = []
    return labels.flatMap { item, label, size -> [AccessibilityIssue] in
      // One word of each kind about an element is enough.
      guard label.window != nil, !named.contains(ObjectIdentifier(item.object)) else { return [] }
      var issues: [AccessibilityIssue] = []
      if kinds.contains(.textClipped), label.cutsText { issues.append(.cut(item, at: "AX5")) }
      if kinds.contains(.dynamicType), label.font.pointSize == size, !label.isInSystemPart {
        issues.append(.fixed(item))
      }
      if !issues.isEmpty { named.insert(ObjectIdentifier(item.object)) }
      return issues
    }
  }

  private func show(_ contentSize: UIContentSizeCategory) {
    screen.settings.contentSize = contentSize
    for _ in 0..<Self.rounds { screen.windows.forEach(FrameLoop.settleOnce) }
  }
}

extension UILabel {
  /// `true` if the text needs more room than there is, or more lines than it may have.
  fileprivate var cutsText: Bool {
    guard bounds.width > 0 else { return false }
    if isCutAround { return true }
    guard !adjustsFontSizeToFitWidth else { return false }
    let wanted = wholeSize(width: numberOfLines == 1 ? .infinity : bounds.width)
    return numberOfLines == 1
      ? wanted.width > bounds.width + 1 : wanted.height > bounds.height + 1
  }

  /// `true` if a view around the label, such as a row of a fixed height, cuts off some of its text;
  /// what is scrolled away can be scrolled back.
  private var isCutAround: Bool {
    guard let (lines, origin) = placedLines(in: bounds) else { return false }
    let text = CGRect(origin: origin, size: lines.size)
    for view in sequence(first: self as UIView, next: \.superview).dropFirst() {
      if view is UIScrollView { return false }
      guard view.clipsToBounds, let shown = superview?.convert(view.bounds, from: view),
        let placed = superview?.convert(text, from: self)
      else { continue }
      if shown.intersects(placed), !shown.insetBy(dx: -1, dy: -1).contains(placed) { return true }
    }
    return false
  }

  /// `true` if the label is in a bar or alert of the system, which keep their size.
  fileprivate var isInSystemPart: Bool {
    nearest { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is AlertView } != nil
  }
}
