public import Foundation

/// A vector of two numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of two whole numbers.
public typealias vector_int2 = SIMD2<Int32>

/// A place of a graph, from which ways lead to others (L-280).
open class GKGraphNode: NSObject, NSCoding {
  /// The places to which a way leads from here.
  open private(set) var connectedNodes: [GKGraphNode] = []

  /// Makes a place without ways.
  public override init() { super.init() }
  /// Makes a place without ways; an archive has nothing of it.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  /// Lets ways lead to places, and back from them if asked for.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      addConnection(to: node)
      if bidirectional { node.addConnection(to: self) }
    }
  }

  private func addConnection(to node: GKGraphNode) {
    if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
  }

  /// Takes ways to places away, and those back from them if asked for.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.connectedNodes.removeAll { $0 === self } }
    }
  }

  /// The least cost of going somewhere, as far as one can tell; 0 unless overridden.
  ///
  /// It may not be more than the way costs, or else the way that is found isn't the cheapest.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// The cost of the way to a place next to this one; 1 unless overridden.
  open func cost(to node: GKGraphNode) -> Float { 1 }

  /// The cheapest way to a place, from this place on; empty if none leads there.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    PathSearch.path(from: self, to: goalNode)
  }
  /// The cheapest way from a place to this one; empty if none leads here.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A place of a graph on a plane; ways cost what they are long (L-280).
open class GKGraphNode2D: GKGraphNode {
  /// The place on the plane.
  open var position: vector_float2

  /// Makes a place of a point.
  public init(point: vector_float2) {
    position = point
    super.init()
  }
  /// Makes a place at the origin; an archive has nothing of it.
  public required init?(coder: NSCoder) {
    position = .zero
    super.init(coder: coder)
  }

  /// Makes a place of a point.
  open class func node(withPoint point: vector_float2) -> GKGraphNode2D {
    GKGraphNode2D(point: point)
  }

  /// The distance from places of planes, 0 from others.
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    (node as? GKGraphNode2D).map { length(of: $0.position - position) } ?? 0
  }
  /// The distance from places of planes, 1 from others.
  open override func cost(to node: GKGraphNode) -> Float {
    (node as? GKGraphNode2D).map { length(of: $0.position - position) } ?? 1
  }
}

/// A place of a graph in space; ways cost what they are long.
open class GKGraphNode3D: GKGraphNode {
  /// The place in space.
  open var position: vector_float3

  /// Makes a place of a point.
  public init(point: vector_float3) {
    position = point
    super.init()
  }
  /// Makes a place at the origin; an archive has nothing of it.
  public required init?(coder: NSCoder) {
    position = .zero
    super.init(coder: coder)
  }

  /// The distance from places in space, 0 from others.
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    (node as? GKGraphNode3D).map { length(of: $0.position - position) } ?? 0
  }
  /// The distance from places in space, 1 from others.
  open override func cost(to node: GKGraphNode) -> Float {
    (node as? GKGraphNode3D).map { length(of: $0.position - position) } ?? 1
  }
}

private func length<Vector: SIMD>(of vector: Vector) -> Float where Vector.Scalar == Float {
  (vector * vector).sum().squareRoot()
}
