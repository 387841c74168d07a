extension Engine {
  /// An independent engine in the same state.
  ///
  /// - Complexity: Block moves of everything in use.
  func copy() -> Engine {
    var copy = Engine()
    copy.nodes = nodes.copy()
    copy.freeNodes = freeNodes.copy()
    copy.records = records.copy()
    copy.freeRecords = freeRecords.copy()
    copy.terms = terms.copy()
    copy.standings = standings.copy()
    copy.guards = guards.copy()
    copy.freeGuards = freeGuards.copy()
    copy.tableau = tableau.copy()
    copy.priorities = priorities.copy()
    copy.presolves = presolves
    copy.wishes = wishes.copy()
    copy.queue = queue.copy()
    copy.loose = loose.copy()
    copy.affected = affected.copy()
    copy.loosened = loosened.copy()
    copy.touched = touched.copy()
    copy.outputs = outputs.copy()
    copy.outputsGone = outputsGone
    copy.hasMarkedOutputs = hasMarkedOutputs
    copy.changes = changes.copy()
    copy.changesAreStale = changesAreStale
    copy.changeStamp = changeStamp
    copy.age = age
    copy.isSettled = isSettled
    copy.pivotsAtCheck = pivotsAtCheck
    copy.hasExtremeNumbers = hasExtremeNumbers
    return copy
  }
}
