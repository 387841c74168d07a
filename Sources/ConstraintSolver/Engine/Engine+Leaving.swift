/// Variables that go together, as the views of a screen do.
///
/// If they have nothing to do with those that stay, their equations leave the tableau without a
/// pivot. Otherwise everything is left as it is, and the equations are removed one by one.
extension Engine {
  /// Takes the equations of variables that are about to go out of the tableau, if they are
  /// connected with each other only.
  mutating func forgetEquations(of variables: [Solver.Variable]) {
    guard variables.count > 1 else { return }
    for variable in variables {
      guard let index = index(variable) else { continue }
      if nodes[index].symbol >= 0 { tableau.list(leaving: nodes[index].symbol) }
      forEachGuard(of: index) { $0.list(leaving: $1) }
      forEachEquation(of: index) { engine, record in
        engine.tableau.list(leaving: engine.records[record].target)
      }
    }
    guard tableau.forgetLeaving() else { return }
    for variable in variables {
      guard let index = index(variable) else { continue }
      nodes[index].symbol = -1
      forgetGroupBounds(of: index)
      forEachEquation(of: index) { engine, record in
        engine.releaseStandings(record)
        engine.records[record].place = .queued
        engine.records[record].target = -1
        engine.separateAbsorbed(of: record)
      }
    }
  }

  private mutating func forEachGuard(of index: Int32, _ body: (inout Tableau, Int32) -> Void) {
    guard nodes[index].groupBounds >= 0 else { return }
    let own = groupBounds[nodes[index].groupBounds]
    if own.lower >= 0 { body(&tableau, own.lower) }
    if own.upper >= 0 { body(&tableau, own.upper) }
  }

  private mutating func forEachEquation(of index: Int32, _ body: (inout Engine, Int32) -> Void) {
    var place = nodes[index].firstTerm
    while place >= 0 {
      let term = terms.base[Int(place)]
      place = term.next
      if records[term.constraint].place == .tableau { body(&self, term.constraint) }
    }
  }
}
