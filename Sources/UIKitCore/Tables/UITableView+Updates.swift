internal import QuartzCore

/// Rows and sections that come, go and move.
extension UITableView: BatchedList {
  /// Rows that nobody asked for yet are simply as the data source says in the end.
  var knownCounts: [Int]? { needsReload ? nil : geometry.sections.map(\.rowCount) }

  /// Notes a change; alone it is a batch of its own.
  func change(_ animation: RowAnimation, _ note: (inout ListUpdates) -> Void) {
    var own = ListUpdates()
    note(&own)
    openBatch()
    motions.arrivals.note(animation, rows: own.inserted, sections: own.insertedSections)
    motions.departures.note(
      animation,
      rows: own.deleted + own.reloaded,
      sections: own.deletedSections.union(own.reloadedSections)
    )
    // A row that is made anew comes at its old place, unless other changes move it.
    motions.arrivals.note(animation, rows: own.reloaded, sections: own.reloadedSections)
    change(animated: animation != .none, note)
    closeBatch()
  }

  func perform(_ batch: ListBatch) {
    let motions = self.motions
    self.motions = RowMotions()
    guard let before = batch.before else {
      setNeedsReload()
      return afterPicture(batch.complete)
    }
    guard !batch.updates.isEmpty else {
      // An empty batch only measures anew.
      geometryWidth = -1
      return settle(animated: batch.isAnimated, completion: batch.complete)
    }
    let after = sourceCounts
    if let objection = batch.updates.objection(.table, before: before, after: after) {
      UIKitException.list(objection).raise()
    }
    let map = PlaceMap(batch.updates, before: before, after: after)
    // A batch within the layout of another one takes over what was about to leave.
    let waiting = changes?.leaving ?? []
    changes = changes(
      of: batch,
      motions,
      BatchPlaces(batch.updates, over: map, before: before, after: after)
    )
    if changes == nil {
      for departure in waiting { finish(departure) }
    } else {
      changes?.leaving = waiting
    }
    adopt(batch.updates, before, after, map)
    var leaving: [RowDeparture] = []
    settle(animated: batch.isAnimated) { [weak self] in
      guard let self, changes != nil else { return }
      leaving += depart()
      layoutIfNeeded()
      // Laying out has sent off what left the rectangle in sight.
      leaving += depart()
      changes = nil
    } completion: { [weak self] finished in
      for departure in leaving { self?.finish(departure) }
      batch.complete(finished)
    }
  }

  private var sourceCounts: [Int] {
    guard let rowSource else { return [] }
    return (0..<max(rowSource.numberOfSections(in: self), 0)).map {
      max(rowSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// Gives cells and selection their new places, and drops those of rows that are gone.
  private func adopt(_ updates: ListUpdates, _ before: [Int], _ after: [Int], _ map: PlaceMap) {
    coverRow()
    carry(updates, over: map)
    let sections = updates.sectionMap(before: before.count, after: after.count)
    dragAndDrop?.carryPlaceholders(before: before, sections: sections) { map[$0] }
    headers = carried(headers, updates, sections)
    footers = carried(footers, updates, sections)
    if carryHeights(updates, before: before, after: after) {
      measureShownAnew()
    } else {
      geometryWidth = -1
    }
    reconfigure(updates, over: map)
  }

  /// Headers or footers by the new indices of their sections; those of sections that are gone or
  /// fetched anew are dropped (V-263).
  private func carried(
    _ views: [Int: UIView],
    _ updates: ListUpdates,
    _ sections: [Int?]
  ) -> [Int: UIView] {
    var kept: [Int: UIView] = [:]
    for (section, view) in views {
      let isKept =
        sections.indices.contains(section) && !updates.reloadedSections.contains(section)
      if isKept, let place = sections[section] {
        kept[place] = view
      } else if !sendOff(
        .edge(view),
        to: changes?.motions.departures[section: section].outside(view.frame)
      ) {
        recycleHeader(view)
      }
    }
    return kept
  }

  func drop(_ cell: UITableViewCell, at path: IndexPath) {
    if !sendOff(.row(cell, path), to: changes?.end(of: path, cell.frame)) {
      takeAway(cell, at: path)
    }
  }

  func fillCell(at path: IndexPath) { _ = rowSource?.tableView(self, cellForRowAt: path) }

  func reuseIdentifier(of cell: UITableViewCell) -> String? { cell.reuseIdentifier }
}
