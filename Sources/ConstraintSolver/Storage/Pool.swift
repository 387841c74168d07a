/// Many short runs of plain values in one piece of memory.
///
/// A run has a capacity of a power of two; runs given back are handed out again to others of the
/// same capacity. A value is at least four bytes large, so that a free run can hold its link. Because all runs share one block, a copy of a solver is a few block moves.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var store: Flat<Element>
  /// The first free run of each capacity, by its logarithm; free runs are chained through their
  /// first bytes.
  private var free = InlineArray<32, Int32>(repeating: -1)

  /// The logarithm of the smallest capacity.
  private let smallest: Int

  /// The smallest run holds as many values, at least; a power of two.
  init(capacity: Int32, smallest: Int32 = 4) {
    store = Flat(capacity: capacity)
    self.smallest = smallest.trailingZeroBitCount
  }

  /// All runs lie here; the address is good until the next allocation.
  var base: UnsafeMutablePointer<Element> { store.base }

  func copy() -> Pool {
    var copy = Pool(capacity: 0, smallest: 1 << Int32(smallest))
    copy.store = store.copy()
    copy.free = free
    return copy
  }

  /// Gives a run of at least that many values, and at least one.
  mutating func allocate(_ length: Int32) -> Run {
    let size = size(length)
    let head = free[size]
    guard head < 0 else {
      free[size] = link(head).loadUnaligned(as: Int32.self)
      return Run(start: head, capacity: 1 << size)
    }
    let start = store.count
    store.resize(to: start + 1 << size)
    return Run(start: start, capacity: 1 << size)
  }

  private func size(_ length: Int32) -> Int {
    max(smallest, Int(32 - (length - 1).leadingZeroBitCount))
  }

  /// Takes back the run that was given for that many values.
  mutating func release(at start: Int32, length: Int32) {
    release(Run(start: start, capacity: 1 << Int32(size(length))))
  }

  mutating func release(_ run: Run) {
    guard run.capacity > 0 else { return }
    let size = run.capacity.trailingZeroBitCount
    link(run.start).storeBytes(of: free[size], as: Int32.self)
    free[size] = run.start
  }

  /// Moves the first `count` values of a run into one that holds `length`.
  @inline(never)
  mutating func enlarge(_ run: inout Run, to length: Int32, keeping count: Int32) {
    let larger = allocate(length)
    let (source, target) = (store.base + Int(run.start), store.base + Int(larger.start))
    for index in 0..<Int(count) { target[index] = source[index] }
    release(run)
    run = larger
  }

  private func link(_ start: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(store.base.advanced(by: Int(start)))
  }
}

/// The position of a run in its pool; the empty run has no memory.
struct Run: BitwiseCopyable {
  var start: Int32 = 0
  var capacity: Int32 = 0
}
