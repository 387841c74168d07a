internal import Glibc

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
    base = Self.memory(nil, for: self.capacity)
  }

  deinit { free(base) }

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

  /// The memory where that many more can be put; they count once it is resized.
  mutating func room(for length: Int32) -> UnsafeMutablePointer<Element> {
    if count + length > capacity { grow(to: count + length) }
    return base + Int(count)
  }

  mutating func append(repeating element: Element, count length: Int32) {
    let start = count
    resize(to: count + length)
    for index in start..<count { base[Int(index)] = element }
  }

  /// Large runs grow sixteenfold: room that is never touched is no memory, and copies are.
  @inline(never)
  private mutating func grow(to needed: Int32) {
    capacity = max(needed, capacity * (capacity < 256 ? 2 : 16))
    base = Self.memory(base, for: capacity)
  }

  /// Makes memory larger, where it lies or elsewhere; large pieces move without being touched,
  /// and pages that are touched for the first time are what building costs most.
  private static func memory(
    _ old: UnsafeMutablePointer<Element>?,
    for capacity: Int32
  ) -> UnsafeMutablePointer<Element> {
    let bytes = Int(capacity) * MemoryLayout<Element>.stride
    guard let memory = realloc(old, bytes) else { fatalError("out of memory: \(bytes) bytes") }
    return memory.assumingMemoryBound(to: Element.self)
  }
}
