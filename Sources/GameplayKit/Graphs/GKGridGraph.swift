public import Foundation

/// A place of a grid (L-280).
open class GKGridGraphNode: GKGraphNode {
  /// The column and the row.
  open internal(set) var gridPosition: vector_int2

  /// Makes a place of a column and a row, without ways.
  public init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }
  /// Makes a place at the origin; an archive has nothing of it.
  public required init?(coder: NSCoder) {
    gridPosition = .zero
    super.init(coder: coder)
  }

  /// The distance from places of grids, 0 from others.
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    (node as? GKGridGraphNode).map(distance) ?? 0
  }
  /// The distance from places of grids, 1 from others: diagonal ways cost more.
  open override func cost(to node: GKGraphNode) -> Float {
    (node as? GKGridGraphNode).map(distance) ?? 1
  }

  private func distance(to node: GKGridGraphNode) -> Float {
    let (x, y) = (Float(node.gridPosition.x), Float(node.gridPosition.y))
    let (dx, dy) = (x - Float(gridPosition.x), y - Float(gridPosition.y))
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension GKGridGraphNode {
  convenience init(making position: vector_int2) { self.init(gridPosition: position) }

  /// Creates an instance by the class's `init(gridPosition:)` (`Documentation/Workarounds.md`).
  @_silgen_name("$s11GameplayKit15GKGridGraphNodeC6makingACs5SIMD2Vys5Int32VG_tcfC")
  class func made(_ position: vector_int2) -> Self
}

/// Places in columns and rows, with ways to their neighbours (L-280).
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  /// The least column and row.
  public let gridOrigin: vector_int2
  /// The number of columns.
  public let gridWidth: Int
  /// The number of rows.
  public let gridHeight: Int
  /// True if ways lead to neighbours at corners too.
  public let diagonalsAllowed: Bool
  private var places: [vector_int2: NodeType] = [:]

  /// Makes a grid of places with ways to all neighbours.
  public convenience init(
    fromGridStartingAt position: vector_int2,
    width: Int32,
    height: Int32,
    diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: position,
      width: width,
      height: height,
      diagonalsAllowed: diagonalsAllowed,
      nodeClass: NodeType.self
    )
  }

  /// Makes a grid of places of a class with ways to all neighbours.
  public init(
    fromGridStartingAt position: vector_int2,
    width: Int32,
    height: Int32,
    diagonalsAllowed: Bool,
    nodeClass aClass: AnyClass
  ) {
    gridOrigin = position
    (gridWidth, gridHeight) = (Int(max(0, width)), Int(max(0, height)))
    self.diagonalsAllowed = diagonalsAllowed
    super.init(nodes: [])
    let type = aClass as? NodeType.Type ?? NodeType.self
    let all = (0..<Int32(gridWidth)).flatMap { column in
      (0..<Int32(gridHeight)).map { type.made(position &+ vector_int2(column, $0)) }
    }
    add(all)
    for node in all { connect(node, bidirectional: false) }
  }

  /// Makes a grid of another one's places.
  private init(sharing other: GKGridGraph<NodeType>) {
    (gridOrigin, gridWidth, gridHeight) = (other.gridOrigin, other.gridWidth, other.gridHeight)
    diagonalsAllowed = other.diagonalsAllowed
    places = other.places
    super.init(nodes: other.nodes ?? [])
  }

  /// A grid of the same places.
  open override func copy(with zone: NSZone? = nil) -> Any { GKGridGraph(sharing: self) }

  /// Makes a grid without places; an archive has nothing of it.
  public required init?(coder: NSCoder) {
    (gridOrigin, gridWidth, gridHeight, diagonalsAllowed) = (.zero, 0, 0, false)
    super.init(coder: coder)
  }

  /// The place of a column and a row; nil if there is none.
  open func node(atGridPosition position: vector_int2) -> NodeType? { places[position] }

  /// Adds a place where it isn't there, with ways to its neighbours and back.
  open func connectToAdjacentNodes(_ node: NodeType) {
    add([node])
    connect(node, bidirectional: true)
  }

  private func connect(_ node: NodeType, bidirectional: Bool) {
    let straight = [vector_int2(-1, 0), vector_int2(1, 0), vector_int2(0, -1), vector_int2(0, 1)]
    let corners = [vector_int2(-1, -1), vector_int2(1, -1), vector_int2(-1, 1), vector_int2(1, 1)]
    let steps = diagonalsAllowed ? straight + corners : straight
    let neighbours = steps.compactMap { places[node.gridPosition &+ $0] }
    node.addConnections(to: neighbours, bidirectional: bidirectional)
  }

  /// Adds places, which keep their ways.
  open override func add(_ nodes: [GKGraphNode]) {
    super.add(nodes)
    for case let node as NodeType in nodes { places[node.gridPosition] = node }
  }

  /// Takes places away, with all ways from and to them.
  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for case let node as NodeType in nodes where places[node.gridPosition] === node {
      places[node.gridPosition] = nil
    }
  }

  /// The class of the places.
  open func classForGenericArgument(at index: Int) -> AnyClass { NodeType.self }
}
