extension NSLayoutConstraint {
  /// Gives the constraint to the closest view above both items.
  func activate() {
    guard holder == nil else { return }
    let first = Self.view(of: firstItem)
    guard let second = Self.view(of: secondItem) else {
      first?.addConstraint(self)
      return
    }
    guard let holder = first?.closestCommonAncestor(with: second) else {
      let (first, second) = anchorNames
      UIKitException.constraint(.noCommonAncestor(first: first, second: second)).raise()
    }
    holder.addConstraint(self)
  }

  func priorityChanged(from old: UILayoutPriority) {
    checkPriority(was: old)
    holder?.engine?.priorityChanged(of: self)
  }

  /// The view that an item is or belongs to.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
      ?? (item as? LayoutDistance)?.closestCommonView
  }

  /// True if an item of the constraint is the view, or lies in it.
  func reaches(into view: UIView) -> Bool {
    let items = [firstItem, secondItem].flatMap { item in
      (item as? LayoutDistance).map { [$0.from.item, $0.to.item] } ?? [item]
    }
    return items.contains { Self.view(of: $0)?.isSelfOrBelow(view) ?? false }
  }
}

extension UIView {
  /// Takes a constraint that an app gives to this view by name.
  func install(_ constraint: NSLayoutConstraint) {
    let items = [constraint.firstItem, constraint.secondItem].compactMap {
      NSLayoutConstraint.view(of: $0)
    }
    if !items.allSatisfy({ $0.isSelfOrBelow(self) }) {
      Diagnostic.unprepared(
        constraint: constraint.notation,
        view: Diagnostic.address(self)
      ).report()
    }
    hold(constraint)
  }

  func closestCommonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isSelfOrBelow($0) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    layout.constraints.append(constraint)
    constraint.holder = self
    engine?.add(constraint)
    constraintsChanged()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    TurnPool.keep(constraint)
    layout.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    engine?.remove(constraint)
    constraintsChanged()
  }

  /// Asks for layout, unless this view's own layout or what its controller does before and after it
  /// changed the constraints: views around those that then move are laid out again, and no others
  /// (W-247).
  private func constraintsChanged() {
    if !layout.isUnderWay, !layout.isInPass { setNeeds(.layout) }
    heardOfOtherSize(of: self)
  }

  /// A view that leaves takes the constraints along that others have with it.
  func dropConstraints(reaching view: UIView) {
    for holder in sequence(first: self, next: \.superview)
    where !holder.layout.constraints.isEmpty {
      for constraint in holder.layout.constraints where constraint.reaches(into: view) {
        holder.release(constraint)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The closest view that holds both items, which may be one of them; it says in
  /// which direction they are read.
  var closestCommonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    return first.closestCommonAncestor(with: second)
  }
}
