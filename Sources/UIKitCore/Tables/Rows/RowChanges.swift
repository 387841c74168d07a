internal import QuartzCore

/// The motions that a batch asks for, of the rows and sections that come or that go.
struct RowAnimations {
  private var parts:
    [(animation: UITableView.RowAnimation, rows: [IndexPath], sections: IndexSet)] =
      []
  /// The motion of what no part names.
  var common = UITableView.RowAnimation.automatic

  mutating func note(
    _ animation: UITableView.RowAnimation,
    rows: [IndexPath],
    sections: IndexSet
  ) {
    if !rows.isEmpty || !sections.isEmpty { parts.append((animation, rows, sections)) }
  }

  subscript(row: IndexPath) -> UITableView.RowAnimation {
    parts.first { $0.sections.contains(row.section) || $0.rows.contains(row) }?.animation ?? common
  }

  subscript(section section: Int) -> UITableView.RowAnimation {
    parts.first { $0.sections.contains(section) }?.animation ?? common
  }
}

/// The motions of a batch: of what comes by its new place, of what goes by its old one.
struct RowMotions {
  var arrivals = RowAnimations()
  var departures = RowAnimations()
}

/// The end of a view's motion that is not in the list.
struct OutsidePlace {
  var frame: CGRect
  var alpha: CGFloat
}

extension UITableView.RowAnimation {
  /// The place from which a row comes that ends at a frame, or to which one goes that began there
  /// (V-262); nil if it comes or goes at once.
  func outside(_ frame: CGRect) -> OutsidePlace? {
    switch self {
    case .none: nil
    case .left: OutsidePlace(frame: frame.offsetBy(dx: -frame.maxX, dy: 0), alpha: 1)
    case .right: OutsidePlace(frame: frame.offsetBy(dx: frame.maxX, dy: 0), alpha: 1)
    case .top: OutsidePlace(frame: frame.offsetBy(dx: 0, dy: -frame.height), alpha: 1)
    case .bottom: OutsidePlace(frame: frame.offsetBy(dx: 0, dy: frame.height), alpha: 1)
    case .fade, .middle, .automatic: OutsidePlace(frame: frame, alpha: 0)
    }
  }
}

/// A row, header or footer that is gone or leaves what is in sight.
struct RowDeparture {
  enum Subject {
    case row(UITableViewCell, IndexPath)
    case edge(UIView)

    var view: UIView {
      switch self {
      case .row(let cell, _): cell
      case .edge(let view): view
      }
    }
  }

  var subject: Subject
  var target: OutsidePlace
  /// The view's own, which it gets back.
  var alpha: CGFloat

  var view: UIView { subject.view }
}

/// A batch of changes while a table lays it out with animation.
struct RowChanges {
  let places: BatchPlaces
  let motions: RowMotions
  /// The frames of the rows in sight and near it, by their old places.
  let frames: [IndexPath: CGRect]
  /// Views that are about to leave, and those that are on their way.
  var leaving: [RowDeparture] = []
  var departed: [RowDeparture] = []

  /// The place from which a row comes into sight; nil if it is there at once.
  func start(of path: IndexPath, _ frame: CGRect) -> OutsidePlace? {
    guard let origin = places.origin(of: path) else { return motions.arrivals[path].outside(frame) }
    return frames[origin].map { OutsidePlace(frame: $0, alpha: 1) }
  }

  /// Keeps a view that is shown again in the same batch, as a data source with cells of its own, or a
  /// delegate with headers of its own, has it.
  mutating func keep(_ view: UIView) {
    guard let departure = (leaving + departed).first(where: { $0.view === view }) else { return }
    view.alpha = departure.alpha
    leaving.removeAll { $0.view === view }
    departed.removeAll { $0.view === view }
  }

  /// The place to which a row that is gone or made anew disappears; nil if it does at once.
  func end(of path: IndexPath, _ frame: CGRect) -> OutsidePlace? {
    motions.departures[path].outside(frame)
  }
}
