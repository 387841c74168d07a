internal import QuartzCore

/// Rows, headers and footers that come and go in a batch (V-262).
extension UITableView {
  /// The motions by which a batch is laid out; nil if nothing moves.
  func changes(
    of batch: ListBatch,
    _ motions: RowMotions,
    _ places: @autoclosure () -> BatchPlaces
  ) -> RowChanges? {
    guard batch.isAnimated, window != nil, UIView.areAnimationsEnabled else { return nil }
    return RowChanges(
      places: places(),
      motions: motions,
      frames: framesBefore
    )
  }

  /// The frames of rows in sight and up to its height away.
  private var framesBefore: [IndexPath: CGRect] {
    guard !needsReload, geometryWidth == rowWidth else { return [:] }
    let near = geometry.rows(from: bounds.minY - bounds.height, to: bounds.maxY + bounds.height)
    return Dictionary(uniqueKeysWithValues: near.map { ($0, shownRect(ofRow: $0)) })
  }

  /// Has a view leave for a place; false if it is to be taken away at once.
  func sendOff(_ subject: RowDeparture.Subject, to target: OutsidePlace?) -> Bool {
    guard let target, changes != nil, subject.view.superview === self else { return false }
    changes?.leaving.append(
      RowDeparture(subject: subject, target: target, alpha: subject.view.alpha)
    )
    return true
  }

  /// Moves the views that leave to where they disappear, below all others; answers them.
  func depart() -> [RowDeparture] {
    let leaving = changes?.leaving ?? []
    changes?.leaving = []
    changes?.departed += leaving
    for departure in leaving {
      insertSubview(departure.view, at: backgroundView == nil ? 0 : 1)
      departure.view.frame = departure.target.frame
      if departure.target.alpha == 0 { departure.view.alpha = 0 }
    }
    return leaving
  }

  func finish(_ departure: RowDeparture) {
    departure.view.alpha = departure.alpha
    switch departure.subject {
    case .row(let cell, let path):
      // A data source that keeps its cells may have shown this one again meanwhile.
      guard !cells.values.contains(where: { $0 === cell }) else { return }
      takeAway(cell, at: path)
    case .edge(let view):
      let isShown =
        headers.values.contains { $0 === view } || footers.values.contains { $0 === view }
      if !isShown { recycleHeader(view) }
    }
  }

  /// Puts a cell into the pool at once and tells the delegate.
  func takeAway(_ cell: UITableViewCell, at path: IndexPath) {
    recycle(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// The place from which a header or footer comes; nil unless its section is new.
  func start(ofSection section: Int, _ frame: CGRect) -> OutsidePlace? {
    guard let changes, changes.places.isNew(section) else { return nil }
    return changes.motions.arrivals[section: section].outside(frame)
  }

  /// Shows a new view at its place, from where it comes.
  func bringIn(_ view: UIView, from start: OutsidePlace?, to frame: CGRect, add: () -> Void) {
    let alpha = view.alpha
    UIView.performWithoutAnimation {
      view.frame = start?.frame ?? frame
      if start?.alpha == 0 { view.alpha = 0 }
    }
    add()
    guard start != nil else { return }
    // Its parts have their places before it moves, and do not grow into them.
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    view.frame = frame
    view.alpha = alpha
  }
}
