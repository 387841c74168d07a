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
    copy.placements = placements.copy()
    copy.groupBounds = groupBounds.copy()
    copy.freeGroupBounds = freeGroupBounds.copy()
    copy.tableau = tableau.copy()
    copy.priorities = priorities.copy()
    copy.presolves = presolves
    copy.preferences = preferences.copy()
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
