/// The search for the cheapest way through a graph, by the method A*.
struct PathSearch {
  /// A place to go on from, and the cost of the way through it.
  private struct Candidate {
    let node: GKGraphNode
    let cost: Float
    let total: Float
    let number: Int

    /// True if another candidate is to be tried first; of equal ones the first that came.
    static func < (left: Candidate, right: Candidate) -> Bool {
      (left.total, left.number) < (right.total, right.number)
    }
  }

  private var heap: [Candidate] = []
  private var count = 0
  private var costs: [ObjectIdentifier: Float] = [:]
  private var previous: [ObjectIdentifier: GKGraphNode] = [:]

  /// The cheapest way with both its ends; empty if there is none.
  static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
    var search = PathSearch()
    return search.path(from: start, to: goal)
  }

  private mutating func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
    costs[ObjectIdentifier(start)] = 0
    push(start, cost: 0, goal: goal)
    while let next = pop() {
      if next.node === goal { return way(to: goal) }
      // A cheaper way to it was found later.
      guard costs[ObjectIdentifier(next.node)] == next.cost else { continue }
      for node in next.node.connectedNodes {
        let cost = next.cost + next.node.cost(to: node)
        guard cost < costs[ObjectIdentifier(node)] ?? .infinity else { continue }
        costs[ObjectIdentifier(node)] = cost
        previous[ObjectIdentifier(node)] = next.node
        push(node, cost: cost, goal: goal)
      }
    }
    return []
  }

  private func way(to goal: GKGraphNode) -> [GKGraphNode] {
    var nodes = [goal]
    while let last = nodes.last, let node = previous[ObjectIdentifier(last)] { nodes.append(node) }
    return nodes.reversed()
  }

  private mutating func push(_ node: GKGraphNode, cost: Float, goal: GKGraphNode) {
    let total = cost + node.estimatedCost(to: goal)
    heap.append(Candidate(node: node, cost: cost, total: total, number: count))
    count += 1
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func pop() -> Candidate? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    sink()
    return first
  }

  private mutating func sink() {
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
      guard let least = children.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[place] else {
        return
      }
      heap.swapAt(place, least)
      place = least
    }
  }
}
