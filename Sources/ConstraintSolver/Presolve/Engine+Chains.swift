/// A free variable that two required equations name, and nothing else, only joins them: one
/// equation computes it, as an output, and is *absorbed* by the other, in which what it says of the
/// variable takes the variable's place.
///
/// So the places in a stack of a thousand views between two known edges are one equation of the
/// tableau, the sum of the heights. As equations of their own they would fill a triangle of it.
extension Engine {
  // MARK: - Absorbing

  /// Lets waiting equations absorb each other.
  ///
  /// - Complexity: O(terms of the waiting equations).
  mutating func absorbChains(from start: Int32) {
    var open = Flat<Int32>()
    for entry in start..<queue.count {
      let host = queue[entry]
      guard isJoinable(host) else { continue }
      records[host].multiplier = 1
      open.append(host)
      while let equation = open.popLast() {
        for place in records[equation].range {
          let term = terms.base[place]
          guard let joined = partner(of: equation, by: term.variable) else { continue }
          let ratio = -term.coefficient / coefficient(of: term.variable, in: joined)
          let multiplier = records[equation].multiplier * ratio
          // Other factors would lose digits: what is small beside one equation counts in another.
          guard (1e-3...1e3).contains(abs(multiplier)) else { continue }
          absorb(joined, into: host, computing: term.variable, multiplier)
          open.append(joined)
        }
      }
    }
  }

  private func isJoinable(_ index: Int32) -> Bool {
    records[index].place == .queued && records[index].isMarked && records[index].isEquation
      && records[index].chain < 0
  }

  /// The other one of two waiting equations that a free variable joins.
  private func partner(of equation: Int32, by variable: Int32) -> Int32? {
    let node = nodes[variable]
    guard node.degree == 2, node.mayBeNegative, node.root == variable, node.size == 1,
      node.uses == 0, node.definition < 0
    else { return nil }
    var place = node.firstTerm
    while place >= 0 {
      let term = terms.base[Int(place)]
      place = term.next
      if term.constraint != equation && isJoinable(term.constraint) { return term.constraint }
    }
    return nil
  }

  private func coefficient(of variable: Int32, in index: Int32) -> Double {
    for place in records[index].range where terms.base[place].variable == variable {
      return terms.base[place].coefficient
    }
    return 0
  }

  private mutating func absorb(
    _ index: Int32,
    into host: Int32,
    computing variable: Int32,
    _ multiplier: Double
  ) {
    records[index].place = .output
    records[index].target = variable
    records[index].host = host
    records[index].multiplier = multiplier
    records[index].chain = records[host].chain
    records[host].chain = index
    waiting -= 1
    nodes[variable].definition = index
    nodes[variable].degree -= 1
    for place in records[index].range { nodes[terms.base[place].variable].outputs += 1 }
    outputs.append(index)
    markOutput(index)
  }

  // MARK: - Separating

  /// Makes the equations of a chain, of which one is given, equations of their own that wait.
  mutating func separate(_ index: Int32) {
    let host = records[index].host >= 0 ? records[index].host : index
    if records[host].place == .tableau { removeEquation(host) }
    requeue(host)
    separateAbsorbed(of: host)
  }

  /// Makes what an equation has absorbed wait; the equation itself is no equation of the tableau.
  mutating func separateAbsorbed(of host: Int32) {
    while records[host].chain >= 0 {
      let index = records[host].chain
      records[host].chain = records[index].chain
      records[index].chain = -1
      records[index].host = -1
      let target = records[index].target
      nodes[target].definition = -1
      nodes[target].degree += 1
      for place in records[index].range { nodes[terms.base[place].variable].outputs -= 1 }
      touch(target)
      outputsGone += 1
      requeue(index)
    }
  }

  /// True if an equation has absorbed others or is absorbed.
  func isInChain(_ index: Int32) -> Bool { records[index].chain >= 0 || records[index].host >= 0 }

  /// True if a variable is computed inside of a chain, so that no equation of the tableau names it.
  func isAbsorbed(_ variable: Int32) -> Bool {
    let definition = nodes[variable].definition
    return definition >= 0 && records[definition].host >= 0
  }
}
