internal import QuartzCore

/// What the views of a section said about their sizes.
struct MeasuredSizes {
  /// A supplementary view of a section, by its kind and its place.
  struct ExtraKey: Hashable {
    var kind: String
    var item: Int
  }

  /// One size for each item up to the last that is known; one without a number is unknown.
  private var items = ContiguousArray<CGSize>()
  private var extras: [ExtraKey: CGSize] = [:]

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
  }

  mutating func set(_ size: CGSize, of kind: String, at item: Int) {
    extras[ExtraKey(kind: kind, item: item)] = size
  }

  mutating func insert(at item: Int) {
    if item < items.count { items.insert(Self.unknown, at: item) }
  }

  mutating func remove(at item: Int) {
    if item < items.count { items.remove(at: item) }
  }

  /// Forgets what views that go with items said, whose places have changed.
  mutating func forgetExtras(after item: Int) {
    extras = extras.filter { $0.key.item < item }
  }

  /// The items that are known, in order.
  var known: [Int] { items.indices.filter { !items[$0].width.isNaN } }
}
