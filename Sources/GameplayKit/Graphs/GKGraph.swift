public import Foundation

/// Places with ways between them (L-280).
open class GKGraph: NSObject, NSCopying, NSCoding {
  /// The places.
  open private(set) var nodes: [GKGraphNode]?

  /// Makes a graph without places.
  public override init() {
    nodes = []
    super.init()
  }
  /// Makes a graph of places, which keep their ways.
  public init(nodes: [GKGraphNode]) {
    self.nodes = nodes
    super.init()
  }
  /// Makes a graph without places; an archive has nothing of it.
  public required init?(coder: NSCoder) {
    nodes = []
    super.init()
  }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  /// Adds places, which keep their ways.
  open func add(_ nodes: [GKGraphNode]) {
    let new = nodes.filter { node in !(self.nodes ?? []).contains { $0 === node } }
    self.nodes = (self.nodes ?? []) + new
  }

  /// Takes places away, with all ways from and to them.
  open func remove(_ nodes: [GKGraphNode]) {
    let gone = Set(nodes.map(ObjectIdentifier.init))
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
    for node in nodes { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
    self.nodes?.removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  /// Adds a place, with a way to that place of the graph to which it costs least.
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    let others = (nodes ?? []).filter { $0 !== node }
    let nearest = others.min { node.cost(to: $0) < node.cost(to: $1) }
    if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
    add([node])
  }

  /// The cheapest way with both its ends; empty if there is none.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }

  /// A graph of the same places.
  open func copy(with zone: NSZone? = nil) -> Any { GKGraph(nodes: nodes ?? []) }
}
