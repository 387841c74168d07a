/// Constraints below priority 1 are *preferences*: they decide what everything else leaves open,
/// and nothing besides.
///
/// So each solution begins without them, and only those come into the tableau whose variables could
/// have other values at no cost to what matters more. Of a document that places everything, as most
/// do, none comes in; a chain of a thousand views whose places are preferences would otherwise fill
/// a triangle of the tableau.
extension Engine {
  /// Keeps a preference until it is known whether it decides anything.
  ///
  /// A variable that a preference names can still be an output.
  mutating func preference(_ index: Int32) {
    records[index].place = .idle
    records[index].target = -1
    records[index].isMarked = false
    count(index, by: -1)
    preferences.append(index)
  }

  /// Counts a constraint among those that name its variables, or no longer.
  mutating func count(_ index: Int32, by change: Int32) {
    for place in records[index].range { nodes[terms.base[place].variable].degree += change }
  }

  /// Takes the preferences that came in out again, and forgets those that are gone.
  mutating func withdrawPreferences() {
    var kept: Int32 = 0
    for entry in 0..<preferences.count {
      let index = preferences[entry]
      guard isWaitingOrGranted(index), !records[index].isMarked else { continue }
      records[index].isMarked = true
      preferences[kept] = index
      kept += 1
    }
    preferences.truncate(to: kept)
    for entry in 0..<kept {
      let index = preferences[entry]
      records[index].isMarked = false
      guard records[index].place == .tableau else { continue }
      removeEquation(index)
      records[index].place = .idle
      records[index].target = -1
      count(index, by: -1)
    }
  }

  private func isWaitingOrGranted(_ index: Int32) -> Bool {
    records[index].isPreference
      && (records[index].place == .idle || records[index].place == .tableau)
  }

  /// Lets those preferences in that decide something, the stronger ones first.
  ///
  /// - Complexity: O(cells of the tableau), and what those cost that come in.
  mutating func installPreferences() {
    var priority = Float.infinity
    while let next = strongestPreference(below: priority) {
      priority = next
      let costLevel = costLevel(of: priority)
      var firmness = Firmness(
        variables: nodes.count,
        symbols: tableau.symbols.count,
        below: costLevel
      )
      judgeOutputs(&firmness)
      let waiting = queue.count
      for entry in 0..<preferences.count {
        let index = preferences[entry]
        guard records[index].place == .idle, records[index].priority == priority,
          !isFirm(index, &firmness)
        else { continue }
        records[index].place = .queued
        count(index, by: 1)
        queue.append(index)
      }
      guard queue.count > waiting else { continue }
      flush()
      tableau.settle()
    }
  }

  private func strongestPreference(below limit: Float) -> Float? {
    var strongest: Float?
    for entry in 0..<preferences.count {
      let priority = records[preferences[entry]].priority
      if priority < limit && priority > strongest ?? -.infinity { strongest = priority }
    }
    return strongest
  }

  // MARK: - Firmness

  /// True if all variables that a constraint names have a value that nothing weaker can change.
  private mutating func isFirm(_ index: Int32, _ firmness: inout Firmness) -> Bool {
    for place in records[index].range {
      if !isFirm(variable: terms.base[place].variable, &firmness) { return false }
    }
    return true
  }

  private mutating func isFirm(variable: Int32, _ firmness: inout Firmness) -> Bool {
    if let known = firmness.variables.known(variable) { return known }
    let root = nodes[variable].root
    let isFirm =
      root < 0 || (nodes[root].symbol >= 0 && tableau.isFirm(nodes[root].symbol, &firmness))
    firmness.variables.note(variable, isFirm)
    return isFirm
  }

  /// Outputs are as firm as what they are computed from; those come first that others need.
  private mutating func judgeOutputs(_ firmness: inout Firmness) {
    for entry in stride(from: outputs.count - 1, through: 0, by: -1) {
      let index = outputs[entry]
      guard records[index].place == .output else { continue }
      let target = records[index].target
      guard firmness.variables.known(target) == nil else { continue }
      var areFirm = true
      for place in records[index].range where areFirm {
        let variable = terms.base[place].variable
        areFirm = variable == target || isFirm(variable: variable, &firmness)
      }
      firmness.variables.note(target, areFirm)
    }
  }
}
