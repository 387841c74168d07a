internal import Foundation
internal import QuartzCore

/// A batch of changes of a list that is under way.
struct ListBatch {
  var updates = ListUpdates()
  /// The rows or items of each section when the batch began; nil when nobody had asked for them yet.
  var before: [Int]?
  var depth = 0
  var isAnimated = false
  var completions: [(Bool) -> Void] = []

  /// Tells everyone who waits for the batch that it ended; true if its animation came to its end.
  func complete(_ finished: Bool) {
    for completion in completions { completion(finished) }
  }
}

/// A list whose entries come, go and move in batches: a table's rows or a collection view's items.
///
/// What both do alike stands here: nesting, the cells that go on to their new places, animation.
protocol BatchedList: UIScrollView {
  associatedtype Cell: UIView

  /// The changes that are collected until a batch ends.
  var batch: ListBatch? { get set }
  /// The cells in sight, by their places.
  var cells: [IndexPath: Cell] { get set }
  /// The selected places, in the order in which they were selected.
  var selection: [IndexPath] { get set }
  var reuse: ReusePool { get set }
  /// The entries of each section as the list knows them; nil while nobody has asked for them.
  var knownCounts: [Int]? { get }

  /// Takes over the changes of a batch that ended.
  func perform(_ batch: ListBatch)
  /// Puts a cell whose entry is gone into the pool and tells the delegate.
  func drop(_ cell: Cell, at path: IndexPath)
  /// Has the data source fill a cell that is lent for a place.
  func fillCell(at path: IndexPath)
  func reuseIdentifier(of cell: Cell) -> String?
}

extension BatchedList {
  // MARK: Collecting

  func openBatch() {
    if batch == nil { batch = ListBatch(before: knownCounts) }
    batch?.depth += 1
  }

  func closeBatch() {
    guard batch != nil else { return }
    batch?.depth -= 1
    guard let done = batch, done.depth == 0 else { return }
    batch = nil
    perform(done)
  }

  /// Notes a change; alone it is a batch of its own.
  func change(animated: Bool = false, _ note: (inout ListUpdates) -> Void) {
    openBatch()
    if var open = batch {
      note(&open.updates)
      if animated { open.isAnimated = true }
      batch = open
    }
    closeBatch()
  }

  // MARK: Taking over

  /// Moves cells and selection to their new places, and drops the cells of entries that are gone or
  /// are to be made anew.
  func carry(_ updates: ListUpdates, over map: PlaceMap) {
    let stale = Set(updates.reloaded)
    var kept: [IndexPath: Cell] = [:]
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if let place = map[path], !stale.contains(path) {
        kept[place] = cell
      } else {
        drop(cell, at: path)
      }
    }
    cells = kept
    selection = selection.compactMap { map[$0] }
  }

  /// Lets the data source fill the cells that are there once more.
  func reconfigure(_ updates: ListUpdates, over map: PlaceMap) {
    for old in updates.reconfigured {
      let path = map[old] ?? old
      guard let cell = cells[path], let identifier = reuseIdentifier(of: cell) else { continue }
      reuse.lend(cell, as: .cell, identifier)
      fillCell(at: path)
      reuse.endLending()
    }
  }

  // MARK: Settling

  /// Lays the entries out at their new places.
  ///
  /// `completion` runs when they are there, true unless their animation was stopped. What is done alongside is animated with them.
  func settle(
    animated: Bool,
    alongside: @escaping () -> Void = {},
    completion: @escaping (Bool) -> Void
  ) {
    setNeedsLayout()
    guard window != nil else {
      alongside()
      return completion(true)
    }
    guard animated, UIView.areAnimationsEnabled else {
      alongside()
      layoutIfNeeded()
      return afterPicture(completion)
    }
    UIView.animate(withDuration: ListMotion.duration) {
      alongside()
      self.layoutIfNeeded()
    } completion: {
      completion($0)
    }
  }

  /// Runs `completion` after the next picture, and at once for a list that is in no window.
  func afterPicture(_ completion: @escaping (Bool) -> Void) {
    guard let window else { return completion(true) }
    window.screen.frameLoop.afterNextPicture { completion(true) }
  }
}

/// The motion of entries that come, go and move.
enum ListMotion {
  /// In seconds.
  static let duration: TimeInterval = 0.3
}
