internal import QuartzCore

/// A list in which two fingers choose several entries by being drawn over them (V-195).
protocol RangeSelectingList: EntryList {
  /// True if several entries may be chosen now.
  var choosesSeveral: Bool { get }
  /// True if the list or its delegate lets two fingers choose entries from one on.
  func mayChooseRange(from path: IndexPath) -> Bool
  func beganChoosingRange(at path: IndexPath)
  func endedChoosingRange()
  func isChosen(_ path: IndexPath) -> Bool
  /// Chooses an entry as a tap does, or takes that back.
  func choose(_ path: IndexPath, _ isChosen: Bool)
  /// The entries from one to another, both included, in the order of the list.
  func entries(from first: IndexPath, to last: IndexPath) -> [IndexPath]
}

extension RangeSelectingList {
  /// True if the fingers of a gesture may choose entries in place of scrolling.
  func areChoosing(_ fingers: UIGestureRecognizer) -> Bool {
    fingers.numberOfTouches == 2
      && RangePan.start(in: self, at: fingers.location(in: self)) != nil
  }
}

/// Two fingers that are drawn over the entries of a list.
final class RangePan: UIPanGestureRecognizer {
  private var selection: RangeSelection?
  private var list: (any RangeSelectingList)? { view as? any RangeSelectingList }

  static func following() -> RangePan {
    let pan = RangePan()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    pan.handler = { ($0 as? RangePan)?.follow() }
    return pan
  }

  /// The entry under the fingers that may be the first one; nil if there is none.
  static func start(in list: any RangeSelectingList, at point: CGPoint) -> IndexPath? {
    list.pathOfEntry(at: point).flatMap { list.mayChooseRange(from: $0) ? $0 : nil }
  }

  override func mayBegin() -> Bool {
    guard let list, super.mayBegin() else { return false }
    return Self.start(in: list, at: location(in: list)) != nil
  }

  private func follow() {
    guard let list else { return }
    switch state {
    case .began:
      guard let path = list.pathOfEntry(at: location(in: list)) else { return }
      list.beganChoosingRange(at: path)
      guard list.choosesSeveral else { return }
      selection = RangeSelection(list, from: path)
      selection?.extend(to: path)
    case .changed: list.pathOfEntry(at: location(in: list)).map { selection?.extend(to: $0) }
    case .ended, .cancelled, .failed:
      selection = nil
      list.endedChoosingRange()
    case .possible: break
    }
  }
}

/// The entries between the one where two fingers began and the one where they are now.
final class RangeSelection {
  private unowned let list: any RangeSelectingList
  private let start: IndexPath
  /// True if entries are chosen, false if the first one was chosen and choices are taken back.
  private let chooses: Bool
  /// The entries that were reached, and whether each was chosen before.
  private var before: [IndexPath: Bool] = [:]

  init(_ list: any RangeSelectingList, from start: IndexPath) {
    (self.list, self.start) = (list, start)
    chooses = !list.isChosen(start)
  }

  /// Chooses the entries up to one; those that the fingers left again are as they were.
  func extend(to end: IndexPath) {
    let range = list.entries(from: min(start, end), to: max(start, end))
    let reached = Set(range)
    for (path, was) in before.sorted(by: { $0.key < $1.key }) where !reached.contains(path) {
      set(path, was)
      before[path] = nil
    }
    for path in range where before[path] == nil {
      before[path] = list.isChosen(path)
      set(path, chooses)
    }
  }

  private func set(_ path: IndexPath, _ isChosen: Bool) {
    if list.isChosen(path) != isChosen { list.choose(path, isChosen) }
  }
}
