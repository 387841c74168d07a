internal import QuartzCore

/// The sizes that the views of a section said they prefer.
struct MeasuredSizes {
  /// A supplementary view of a section, by its kind and its place.
  struct ExtraKey: Hashable {
    var kind: String
    var item: Int
  }

  /// One size for each item up to the last that is known; one without a number is unknown.
  private var items = ContiguousArray<CGSize>()
  private var extras: [ExtraKey: CGSize] = [:]

  /// The lengths of groups of one item each that were worked out by these rules, so that a section
  /// that gets an item does not work out all others again.
  private var lengths = ContiguousArray<CGFloat>()
  private var rules: GroupSequence.Rules?
  private(set) var overhang = NSDirectionalEdgeInsets.zero

  private static let unknown = CGSize(width: CGFloat.nan, height: 0)

  /// True if nothing was measured.
  var isEmpty: Bool { items.isEmpty && extras.isEmpty }

  /// The size of an item; nil if it is unknown.
  func size(of item: Int) -> CGSize? {
    guard items.indices.contains(item), !items[item].width.isNaN else { return nil }
    return items[item]
  }

  func size(of kind: String, at item: Int) -> CGSize? {
    extras.isEmpty ? nil : extras[ExtraKey(kind: kind, item: item)]
  }

  mutating func set(_ size: CGSize?, of item: Int) {
    if item >= items.count {
      items.append(contentsOf: repeatElement(Self.unknown, count: item + 1 - items.count))
    }
    items[item] = size ?? Self.unknown
    if item < lengths.count { lengths[item] = .nan }
  }

  mutating func set(_ size: CGSize, of kind: String, at item: Int) {
    extras[ExtraKey(kind: kind, item: item)] = size
  }

  mutating func insert(at item: Int) {
    if item < items.count { items.insert(Self.unknown, at: item) }
    if item < lengths.count { lengths.insert(.nan, at: item) }
  }

  mutating func remove(at item: Int) {
    if item < items.count { items.remove(at: item) }
    if item < lengths.count { lengths.remove(at: item) }
  }

  /// Forgets what views that go with items said, whose places have changed.
  mutating func forgetExtras(after item: Int) {
    extras = extras.filter { $0.key.item < item }
  }

  // MARK: Lengths

  /// Forgets lengths that were worked out by other rules.
  mutating func begin(_ rules: GroupSequence.Rules) {
    guard self.rules != rules else { return }
    (lengths, overhang, self.rules) = ([], .zero, rules)
  }

  mutating func set(_ length: CGFloat, of item: Int, overhang: NSDirectionalEdgeInsets) {
    if item >= lengths.count {
      lengths.append(contentsOf: repeatElement(.nan, count: item + 1 - lengths.count))
    }
    lengths[item] = length
    self.overhang = overhang
  }

  /// The lengths of a number of items, with another one where it is unknown.
  ///
  /// Loops, here and below, since a closure would be checked for its actor at each of many items.
  func lengths(of count: Int, unknown: CGFloat) -> ContiguousArray<CGFloat> {
    var all = ContiguousArray(lengths.prefix(count))
    for index in all.indices where all[index].isNaN { all[index] = unknown }
    all.append(contentsOf: repeatElement(unknown, count: count - all.count))
    return all
  }

  /// The first items whose size is known, in order, but for those whose length is known, too.
  func known(of count: Int, withoutLengths: Bool) -> [Int] {
    var known: [Int] = []
    for index in 0..<min(count, items.count) where !items[index].width.isNaN {
      if withoutLengths, index < lengths.count, !lengths[index].isNaN { continue }
      known.append(index)
    }
    return known
  }
}
