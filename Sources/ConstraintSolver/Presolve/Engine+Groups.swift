extension Engine {
  // MARK: - Reading

  mutating func touch(_ variable: Int32) {
    guard !nodes[variable].isTouched else { return }
    nodes[variable].isTouched = true
    touched.append(variable)
  }

  /// Notes that the bounds of a root's group may have changed.
  mutating func loosen(_ root: Int32) {
    guard !nodes[root].isLoosened, nodes[root].bounded > 0 || nodes[root].groupBounds >= 0 else {
      return
    }
    nodes[root].isLoosened = true
    loosened.append(root)
  }

  // MARK: - Joining

  /// Makes a root, and all of its group, a multiple of another root.
  ///
  /// - Complexity: O(members of the first).
  mutating func join(_ child: Int32, to root: Int32, factor: Double, offset: Double, by link: Int32)
  {
    dropGroupBounds(child)
    nodes[child].definition = link
    var member = child
    repeat {
      nodes[member].offset += nodes[member].factor * offset
      nodes[member].factor *= factor
      nodes[member].root = root
      touch(member)
      member = nodes[member].next
    } while member != child
    splice(child, root)
    nodes[root].size += nodes[child].size
    nodes[root].bounded += nodes[child].bounded
    if waiting > 0 { reconsider(group: child, count: nodes[child].size) }
    loosen(root)
  }

  /// Makes a root, and all of its group, known.
  ///
  /// - Complexity: O(members).
  mutating func fix(_ child: Int32, at value: Double, by link: Int32) {
    dropGroupBounds(child)
    nodes[child].definition = link
    let count = nodes[child].size
    var member = child
    repeat {
      nodes[member].offset += nodes[member].factor * value
      nodes[member].factor = 0
      nodes[member].root = -1
      touch(member)
      member = nodes[member].next
    } while member != child
    if waiting > 0 { reconsider(group: child, count: count) }
    repeat {
      let next = nodes[member].next
      nodes[member].next = member
      nodes[member].previous = member
      if !nodes[member].mayBeNegative { checkKnown(member) }
      member = next
    } while member != child
  }

  /// Makes one group of two: the second follows the first one's last member.
  private func splice(_ first: Int32, _ second: Int32) {
    let (firstEnd, secondEnd) = (nodes[first].previous, nodes[second].previous)
    nodes[firstEnd].next = second
    nodes[second].previous = firstEnd
    nodes[secondEnd].next = first
    nodes[first].previous = secondEnd
  }

  // MARK: - Leaving

  /// Makes a variable its own root again.
  mutating func detach(_ variable: Int32) {
    dropGroupBounds(variable)
    let root = nodes[variable].root
    let isBounded = !nodes[variable].mayBeNegative
    if root >= 0 && root != variable {
      nodes[root].size -= 1
      nodes[root].bounded -= isBounded ? 1 : 0
      loosen(root)
    }
    let (previous, next) = (nodes[variable].previous, nodes[variable].next)
    nodes[previous].next = next
    nodes[next].previous = previous
    nodes[variable].next = variable
    nodes[variable].previous = variable
    nodes[variable].root = variable
    nodes[variable].factor = 1
    nodes[variable].offset = 0
    nodes[variable].definition = -1
    nodes[variable].size = 1
    nodes[variable].bounded = isBounded ? 1 : 0
    touch(variable)
    loosen(variable)
  }
}
