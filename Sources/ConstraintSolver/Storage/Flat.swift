/// A growable run of plain values with one owner.
///
/// It is an array without reference counting: whoever holds it holds the memory, and a copy is
/// asked for by name. Indices are 32 bits wide, like everything the solver counts.
struct Flat<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int32 = 0
  private var capacity: Int32

  init(capacity: Int32 = 16) {
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: Int(self.capacity))
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int32) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[Int(index)]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[Int(index)]
    }
  }

  /// - Complexity: O(`count`), one block move.
  func copy() -> Flat {
    var copy = Flat(capacity: count)
    copy.base.update(from: base, count: Int(count))
    copy.count = count
    return copy
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[Int(count)] = element
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[Int(count)]
  }

  mutating func truncate(to length: Int32) {
    assert(length <= count)
    count = length
  }

  /// Makes it `length` long; what is new has no value yet.
  mutating func resize(to length: Int32) {
    if length > capacity { grow(to: length) }
    count = length
  }

  /// Where that many more can be put; they count once it is resized.
  mutating func room(for length: Int32) -> UnsafeMutablePointer<Element> {
    if count + length > capacity { grow(to: count + length) }
    return base + Int(count)
  }

  mutating func append(repeating element: Element, count length: Int32) {
    let start = count
    resize(to: count + length)
    for index in start..<count { base[Int(index)] = element }
  }

  /// Large runs grow fourfold: room that is never touched is no memory, copies left behind are.
  @inline(never)
  private mutating func grow(to needed: Int32) {
    capacity = max(needed, capacity * (capacity < 256 ? 2 : 4))
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
    larger.update(from: base, count: Int(count))
    base.deallocate()
    base = larger
  }
}
