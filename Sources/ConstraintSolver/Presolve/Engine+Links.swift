/// A constraint once every variable is replaced by its root: `first · a + second · b + constant`,
/// or that there are more roots.
struct Reduced {
  var constant: Double
  var count: Int32 = 0
  var first: Int32 = -1
  var second: Int32 = -1
  var firstFactor = 0.0
  var secondFactor = 0.0

  mutating func add(_ factor: Double, times root: Int32) {
    if root == first {
      firstFactor += factor
    } else if root == second {
      secondFactor += factor
    } else if count == 0 {
      first = root
      firstFactor = factor
      count = 1
    } else {
      if count == 1 {
        second = root
        secondFactor = factor
      }
      count += 1
    }
  }

  /// Leaves out roots whose factors cancel.
  mutating func tidy() {
    guard count <= 2 else { return }
    if count == 2 && abs(secondFactor) <= Tolerance.coefficient { count = 1 }
    guard count > 0, abs(firstFactor) <= Tolerance.coefficient else { return }
    first = second
    firstFactor = secondFactor
    count -= 1
  }
}

/// Presolving: required equations of one or two unknowns never reach the tableau.
///
/// Such an equation *links*: it makes one root known, or a multiple of another. A link that has
/// gone takes back all that was made with it: the variables that any link naming a loose variable
/// defined are loose too. The links among them then wait to be made again.
extension Engine {
  // MARK: - Undoing

  /// Takes back what depends on variables that lost their definition.
  ///
  /// - Complexity: O(what depends on them).
  mutating func undoLinks() {
    while let variable = loose.popLast() {
      guard nodes[variable].isAlive else { continue }
      detach(variable)
      var place = nodes[variable].firstTerm
      while place >= 0 {
        let constraint = terms.base[Int(place)].constraint
        place = terms.base[Int(place)].next
        undo(constraint, after: variable)
      }
    }
  }

  private mutating func undo(_ constraint: Int32, after variable: Int32) {
    switch records[constraint].place {
    case .link:
      let target = records[constraint].target
      requeue(constraint)
      if target >= 0 && target != variable { loose.append(target) }
    case .tableau: affect(constraint)
    case .output where records[constraint].host >= 0: affect(records[constraint].host)
    case .none, .queued, .idle, .output, .refused: break
    }
  }

  /// Notes an equation of the tableau that names a variable which was loose.
  private mutating func affect(_ index: Int32) {
    guard records[index].place == .tableau, !records[index].isMarked else { return }
    records[index].isMarked = true
    affected.append(index)
  }

  /// Makes a constraint wait without making it younger.
  mutating func requeue(_ constraint: Int32) {
    guard !records[constraint].isPreference else { return preference(constraint) }
    records[constraint].place = .queued
    records[constraint].target = -1
    records[constraint].isMarked = false
    queue.append(constraint)
  }

  // MARK: - Linking

  /// Puts an equation where it takes effect when it is known, or links; answers whether it did.
  mutating func link(_ index: Int32) -> Bool {
    var reduced = Reduced(constant: -records[index].constant)
    for place in records[index].range {
      let term = terms.base + place
      let variable = term.pointee.variable
      let coefficient = term.pointee.coefficient
      reduced.constant += coefficient * nodes[variable].offset
      let root = nodes[variable].root
      guard root >= 0 else { continue }
      reduced.add(coefficient * nodes[variable].factor, times: root)
    }
    reduced.tidy()
    switch reduced.count {
    case 0: return linkNothing(index, reduced.constant)
    case 1: return linkOne(index, reduced)
    case 2: return linkTwo(index, reduced)
    default: return false
    }
  }

  private mutating func linkNothing(_ index: Int32, _ constant: Double) -> Bool {
    guard abs(constant) <= Tolerance.violation else { return false }
    records[index].place = .link
    records[index].target = -1
    return true
  }

  private mutating func linkOne(_ index: Int32, _ reduced: Reduced) -> Bool {
    let root = reduced.first
    guard isUnused(root) else { return false }
    records[index].place = .link
    records[index].target = root
    fix(root, at: -reduced.constant / reduced.firstFactor, by: index)
    return true
  }

  private mutating func linkTwo(_ index: Int32, _ reduced: Reduced) -> Bool {
    var (child, root) = (reduced.second, reduced.first)
    var (own, other) = (reduced.secondFactor, reduced.firstFactor)
    let prefersFirst =
      !isUnused(child)
      || (isUnused(root) && (nodes[root].size, -root) < (nodes[child].size, -child))
    if prefersFirst {
      swap(&child, &root)
      swap(&own, &other)
    }
    guard isUnused(child), abs(own) > 1e-3 * abs(other) else { return false }
    records[index].place = .link
    records[index].target = child
    join(child, to: root, factor: -other / own, offset: -reduced.constant / own, by: index)
    return true
  }

  /// True if no equation of the tableau names a group, its bounds left out.
  private func isUnused(_ root: Int32) -> Bool {
    guard nodes[root].groupBounds >= 0 else { return nodes[root].uses == 0 }
    let groupBounds = groupBounds[nodes[root].groupBounds]
    return nodes[root].uses == (groupBounds.lower >= 0 ? 1 : 0) + (groupBounds.upper >= 0 ? 1 : 0)
  }

  // MARK: - Waiting

  /// Checks again waiting equations that name members of a group.
  mutating func reconsider(group first: Int32, count: Int32) {
    var member = first
    for _ in 0..<count {
      reconsider(member)
      member = nodes[member].next
    }
  }

  /// Checks again waiting equations that name a variable.
  mutating func reconsider(_ variable: Int32) {
    var place = nodes[variable].firstTerm
    while place >= 0 {
      let term = terms.base[Int(place)]
      place = term.next
      let record = records[term.constraint]
      if record.isMarked && record.place == .queued {
        records[term.constraint].isMarked = false
        waiting -= 1
        agenda.append(term.constraint)
      }
    }
  }
}
