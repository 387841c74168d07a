/// Variables that must not be negative bound the root of their group.
///
/// Only the tightest bounds are equations of the tableau, however many members a group has.
extension Engine {
  /// Brings the bounds of groups that have changed up to date.
  ///
  /// - Complexity: O(members of these groups).
  mutating func updateGroupBounds() {
    while let root = loosened.popLast() {
      nodes[root].isLoosened = false
      guard nodes[root].isAlive else { continue }
      if nodes[root].root == root { boundGroup(root) } else { checkKnown(root) }
    }
  }

  private mutating func boundGroup(_ root: Int32) {
    var least = nodes[root].mayBeNegative ? -Double.infinity : 0
    var most = Double.infinity
    var member = nodes[root].next
    while member != root {
      let node = nodes[member]
      if !node.mayBeNegative {
        let bound = -node.offset / node.factor
        if node.factor > 0 { least = max(least, bound) } else { most = min(most, bound) }
      }
      member = node.next
    }
    // A root that must not be negative itself is bounded by its symbol.
    if !nodes[root].mayBeNegative && least <= 0 { least = -.infinity }
    setGroupBounds(root, least, most)
  }

  /// Holds a known variable that must not be negative to that, by an equation that cannot hold
  /// when it is.
  mutating func checkKnown(_ variable: Int32) {
    guard nodes[variable].root < 0, !nodes[variable].mayBeNegative else { return }
    if nodes[variable].offset < -Tolerance.violation {
      setGroupBounds(variable, 0, .infinity)
    } else {
      dropGroupBounds(variable)
    }
  }

  private mutating func setGroupBounds(_ root: Int32, _ least: Double, _ most: Double) {
    if nodes[root].groupBounds < 0 {
      guard least.isFinite || most.isFinite else { return }
      if let free = freeGroupBounds.popLast() {
        groupBounds[free] = GroupBounds()
        nodes[root].groupBounds = free
      } else {
        groupBounds.append(GroupBounds())
        nodes[root].groupBounds = groupBounds.count - 1
      }
    }
    let own = nodes[root].groupBounds
    let old = groupBounds[own]
    groupBounds[own].least = least
    groupBounds[own].most = most
    groupBounds[own].lower = setBound(old.lower, root, least, was: old.least, .below)
    groupBounds[own].upper = setBound(old.upper, root, most, was: old.most, .above)
  }

  /// Makes, moves or removes one bound; answers its residual.
  private mutating func setBound(
    _ residual: Int32,
    _ root: Int32,
    _ bound: Double,
    was old: Double,
    _ penalty: Penalty
  ) -> Int32 {
    guard bound.isFinite else {
      if residual >= 0 {
        tableau.remove(residual)
        use(root, -1)
      }
      return -1
    }
    if residual >= 0 {
      if bound != old { tableau.move(residual, by: bound - old) }
      return residual
    }
    tableau.beginDraft(constant: nodes[root].offset - bound)
    if nodes[root].root >= 0 { tableau.draft(1, times: symbol(root)) }
    let made = tableau.newSymbol(~root, penalty, level: 0)
    tableau.symbols[made].isGuard = true
    tableau.install(made)
    use(root, 1)
    return made
  }

  private func use(_ root: Int32, _ change: Int32) {
    if nodes[root].root == root { nodes[root].uses += change }
  }

  /// Removes the bounds of a group.
  mutating func dropGroupBounds(_ root: Int32) {
    guard nodes[root].groupBounds >= 0 else { return }
    let own = nodes[root].groupBounds
    dropBound(groupBounds[own].lower, of: root)
    dropBound(groupBounds[own].upper, of: root)
    nodes[root].groupBounds = -1
    freeGroupBounds.append(own)
  }

  /// Forgets the bounds of a group that the tableau has forgotten already.
  mutating func forgetGroupBounds(of root: Int32) {
    let own = nodes[root].groupBounds
    guard own >= 0 else { return }
    if groupBounds[own].lower >= 0 { use(root, -1) }
    if groupBounds[own].upper >= 0 { use(root, -1) }
    nodes[root].groupBounds = -1
    freeGroupBounds.append(own)
  }

  private mutating func dropBound(_ residual: Int32, of root: Int32) {
    guard residual >= 0 else { return }
    tableau.remove(residual)
    use(root, -1)
  }
}
