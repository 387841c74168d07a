/// Finds elements by id, and what is around an element.
struct ElementIndex: Sendable {
  /// Every element, in the document's order.
  private(set) var elements: [Element] = []
  /// The order of the element around each; -1 for the root.
  private var parents: [Int32] = []
  private var ids: [String: Int32] = [:]
  /// Elements whose id another element took before them, in the document's order.
  private(set) var duplicates: [Element] = []

  mutating func append(_ element: Element, parent: Element?) {
    elements.append(element)
    parents.append(parent.map { Int32($0.order) } ?? -1)
    guard let id = element.id, !element.isDescription else { return }
    if ids[id] == nil {
      ids[id] = Int32(element.order)
    } else {
      duplicates.append(element)
    }
  }

  func element(id: String) -> Element? { ids[id].map { elements[Int($0)] } }

  func parent(of element: Element) -> Element? {
    guard elements.indices.contains(element.order), parents[element.order] >= 0 else { return nil }
    return elements[Int(parents[element.order])]
  }
}

extension Element {
  /// True if `id` names a kind of device rather than an object of this document.
  fileprivate var isDescription: Bool { name == "device" || name == "adaptation" }
}
