import Foundation
import GameplayKit
import Testing
import UIKitTesting

/// The parts of games that need no scene.
@Suite struct `Chance, states, ways and moves of games` {
  @Test(.oracle("L-277")) func `sources repeat their numbers by the seed`() {
    let makers: [(UInt8) -> GKRandomSource] = [
      { GKARC4RandomSource(seed: Data([$0, 2, 3])) },
      { GKLinearCongruentialRandomSource(seed: UInt64($0)) },
      { GKMersenneTwisterRandomSource(seed: UInt64($0)) },
    ]
    for make in makers {
      func numbers(_ source: GKRandomSource) -> [Int] { (0..<20).map { _ in source.nextInt() } }
      let source = make(7)
      let first = numbers(source)
      #expect(first == numbers(make(7)) && first != numbers(make(8)))
      let copy = source.copy() as? GKRandomSource
      #expect(copy.map(numbers) == numbers(source))
      #expect(first.allSatisfy { $0 >= Int(Int32.min) && $0 <= Int(Int32.max) })
      #expect((0..<200).allSatisfy { _ in (0..<5).contains(source.nextInt(upperBound: 5)) })
      #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
      #expect(Set((0..<50).map { _ in source.nextBool() }).count == 2)
    }
  }

  @Test func `the twister has the numbers that its authors published`() {
    // The ten thousandth number of the standard library of C++ for its own seed.
    var twister = GKMersenneTwisterRandomSource(seed: 5_489)
    for _ in 0..<9_999 { _ = twister.nextInt() }
    let published: UInt64 = 9_981_545_732_273_789_042
    #expect(UInt32(bitPattern: Int32(twister.nextInt())) == UInt32(published >> 32))
    twister = GKMersenneTwisterRandomSource()
    #expect(twister.nextInt() != twister.nextInt())
  }

  @Test(.oracle("L-277")) func `lists are shuffled, and lose nothing`() {
    let birds = ["wren", "tit", "owl", "jay", "rook", "crow", "kite", "lark"]
    let list = NSArray(array: birds)
    func shuffled() -> [String] {
      list.shuffled(using: GKMersenneTwisterRandomSource(seed: 3)).compactMap { $0 as? String }
    }
    #expect(
      shuffled() == shuffled() && shuffled() != birds && shuffled().sorted() == birds.sorted()
    )
    #expect(list.shuffled().count == 8)
    let shared = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: birds)
    #expect(Set(shared.compactMap { $0 as? String }) == Set(birds))
  }

  @Test(.oracle("L-277")) func `dice have their sides, and shuffled ones each side once`() {
    let dice = [
      GKRandomDistribution.d6(), GKShuffledDistribution.d6(), GKGaussianDistribution.d6(),
    ]
    for die in dice {
      #expect(die.lowestValue == 1 && die.highestValue == 6 && die.numberOfPossibleOutcomes == 6)
      #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
      #expect((0..<50).allSatisfy { _ in (1...3).contains(die.nextInt(upperBound: 4)) })
      #expect((0..<50).allSatisfy { _ in (0...1).contains(die.nextUniform()) })
    }
    #expect(dice[1] is GKShuffledDistribution && dice[2] is GKGaussianDistribution)
    let fair = GKShuffledDistribution.d20()
    var last = 0
    for _ in 0..<10 {
      let round = (0..<20).map { _ in fair.nextInt() }
      #expect(Set(round) == Set(1...20) && round[0] != last)
      last = round[19]
    }
  }

  @Test(.oracle("L-277")) func `the middle of a Gaussian distribution is likelier`() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let curve = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
    #expect(curve.lowestValue == 20 && curve.highestValue == 80)
    let numbers = (0..<2_000).map { _ in curve.nextInt() }
    let near = numbers.count { (40...60).contains($0) }
    #expect((1_200...1_600).contains(near))
    let wide = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
    #expect(wide.mean == 30 && wide.deviation == 10)
    let still = GKGaussianDistribution(randomSource: source, mean: 0.4, deviation: 0)
    #expect(still.nextInt() == 0 && still.nextUniform() == 0.5)
  }

  // MARK: - States and entities

  nonisolated class Noted: GKState {
    nonisolated(unsafe) static var heard: [String] = []
    func note(_ text: String) { Self.heard.append("\(type(of: self)) \(text)") }
    override func didEnter(from previousState: GKState?) {
      note("from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }
    override func update(deltaTime seconds: TimeInterval) { note("\(seconds)") }
    override func willExit(to nextState: GKState) { note("to \(type(of: nextState))") }
  }
  nonisolated final class Resting: Noted {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Flying.self }
  }
  nonisolated final class Flying: Noted {}
  nonisolated final class Singing: Noted {}

  @Test(.oracle("L-278")) func `a machine goes from state to state where these allow it`() {
    Noted.heard = []
    let machine = GKStateMachine(states: [Resting(), Flying()])
    #expect(machine.currentState == nil && !machine.canEnterState(Singing.self))
    #expect(machine.enter(Resting.self) && !machine.enter(Resting.self))
    machine.update(deltaTime: 0.5)
    #expect(machine.enter(Flying.self) && machine.currentState is Flying)
    #expect(machine.state(forClass: Flying.self)?.stateMachine === machine)
    #expect(
      Noted.heard == [
        "Resting from nothing", "Resting 0.5", "Resting to Flying", "Flying from Resting",
      ]
    )
  }

  nonisolated final class Wings: GKComponent {
    var beats: TimeInterval = 0
    var heard: [String] = []
    override func update(deltaTime seconds: TimeInterval) { beats += seconds }
    override func didAddToEntity() { heard.append("added \(entity != nil)") }
    override func willRemoveFromEntity() { heard.append("removed \(entity != nil)") }
  }
  nonisolated final class Voice: GKComponent {}

  @Test(.oracle("L-279")) func `an entity has one component of a class`() {
    let (bird, wings, others) = (GKEntity(), Wings(), Wings())
    bird.addComponent(wings)
    bird.addComponent(Voice())
    bird.update(deltaTime: 2)
    #expect(wings.beats == 2 && bird.component(ofType: Wings.self) === wings)
    bird.addComponent(others)
    #expect(bird.components.count == 2 && bird.component(ofType: Wings.self) === others)
    #expect(wings.heard == ["added true", "removed true"] && wings.entity == nil)
    let system = GKComponentSystem<Wings>(componentClass: Wings.self)
    system.addComponent(foundIn: bird)
    system.addComponent(others)
    system.update(deltaTime: 3)
    #expect(system.components.count == 1 && others.beats == 3 && system[0] === others)
    let copy = bird.copy() as? GKEntity
    #expect(copy?.components.map { "\(type(of: $0))" } == ["Voice", "Wings"])
    bird.removeComponent(ofType: Wings.self)
    #expect(bird.component(ofType: Wings.self) == nil)
    system.removeComponent(others)
    #expect(Array(system).isEmpty)
  }

  // MARK: - Graphs

  nonisolated final class Field: GKGridGraphNode {
    var isRiver = false
    override func cost(to node: GKGraphNode) -> Float { (node as? Field)?.isRiver == true ? 9 : 1 }
  }

  private func way(_ nodes: [GKGraphNode]) -> [String] {
    nodes.compactMap { $0 as? GKGridGraphNode }.map { "\($0.gridPosition.x) \($0.gridPosition.y)" }
  }

  @Test(.oracle("L-280")) func `ways lead around gaps of a grid`() throws {
    let grid = GKGridGraph<GKGridGraphNode>(
      fromGridStartingAt: vector_int2(0, 0),
      width: 3,
      height: 3,
      diagonalsAllowed: false
    )
    #expect(grid.nodes?.count == 9 && grid.node(atGridPosition: vector_int2(3, 0)) == nil)
    let start = try #require(grid.node(atGridPosition: vector_int2(0, 0)))
    let end = try #require(grid.node(atGridPosition: vector_int2(2, 0)))
    #expect(way(grid.findPath(from: start, to: end)) == ["0 0", "1 0", "2 0"])
    let gap = [vector_int2(1, 0), vector_int2(1, 1)].compactMap(grid.node(atGridPosition:))
    grid.remove(gap)
    #expect(
      way(grid.findPath(from: start, to: end)) == ["0 0", "0 1", "0 2", "1 2", "2 2", "2 1", "2 0"]
    )
    grid.connectToAdjacentNodes(gap[0])
    #expect(grid.findPath(from: start, to: end).count == 3)
    let copy = grid.copy() as? GKGridGraph<GKGridGraphNode>
    #expect(copy?.node(atGridPosition: vector_int2(2, 0)) === end)
    grid.remove([end])
    #expect(grid.findPath(from: start, to: end).isEmpty)
  }

  @Test(.oracle("L-280")) func `corners are cut where diagonals are allowed`() throws {
    let grid = GKGridGraph<GKGridGraphNode>(
      fromGridStartingAt: vector_int2(-1, -1),
      width: 3,
      height: 3,
      diagonalsAllowed: true
    )
    let start = try #require(grid.node(atGridPosition: vector_int2(-1, -1)))
    let end = try #require(grid.node(atGridPosition: vector_int2(1, 1)))
    #expect(way(start.findPath(to: end)) == ["-1 -1", "0 0", "1 1"])
  }

  @Test(.oracle("L-280")) func `nodes of a class of one's own say what a way costs`() throws {
    let grid = GKGridGraph<Field>(
      fromGridStartingAt: .zero,
      width: 3,
      height: 2,
      diagonalsAllowed: false,
      nodeClass: Field.self
    )
    try #require(grid.node(atGridPosition: vector_int2(1, 0))).isRiver = true
    let start = try #require(grid.node(atGridPosition: .zero))
    let end = try #require(grid.node(atGridPosition: vector_int2(2, 0)))
    #expect(way(grid.findPath(from: start, to: end)) == ["0 0", "0 1", "1 1", "2 1", "2 0"])
  }

  @Test(.oracle("L-280")) func `ways between points are as short as they can be`() {
    let points = [vector_float2(0, 0), vector_float2(1, 3), vector_float2(2, 0)]
    let nodes = points.map(GKGraphNode2D.init(point:))
    nodes[0].addConnections(to: [nodes[1]], bidirectional: true)
    nodes[1].addConnections(to: [nodes[2]], bidirectional: true)
    let graph = GKGraph(nodes: nodes)
    #expect(graph.findPath(from: nodes[0], to: nodes[2]) == nodes)
    let middle = GKGraphNode2D(point: vector_float2(0.5, 0))
    graph.connectToLowestCostNode(node: middle, bidirectional: true)
    #expect(middle.connectedNodes == [nodes[0]] && graph.nodes?.count == 4)
    nodes[0].addConnections(to: [nodes[2]], bidirectional: false)
    #expect(nodes[2].findPath(from: nodes[0]) == [nodes[0], nodes[2]])
    #expect(nodes[0].findPath(from: nodes[2]) == nodes.reversed())
  }

  // MARK: - Rules and moves

  @Test(.oracle("L-281")) func `facts follow from rules, the greatest salience first`() {
    let system = GKRuleSystem()
    let (near, afraid) = (NSString("near"), NSString("afraid"))
    var order: [String] = []
    let flight = GKRule(
      blockPredicate: { $0.grade(forFact: near) > 0.5 },
      action: {
        order.append("flight")
        $0.assertFact(afraid, grade: $0.grade(forFact: near) / 2)
      }
    )
    let sight = GKRule(
      blockPredicate: { ($0.state["distance"] as? Double ?? 9) < 5 },
      action: {
        order.append("sight")
        $0.assertFact(near, grade: 0.8)
      }
    )
    flight.salience = 1
    system.add([sight, flight])
    system.evaluate()
    #expect(system.facts.isEmpty && system.agenda.first === flight)
    system.state["distance"] = 3.0
    system.evaluate()
    #expect(order == ["sight", "flight"] && system.executed == [sight, flight])
    #expect(system.minimumGrade(forFacts: [near, afraid]) == 0.4)
    #expect(system.maximumGrade(forFacts: [near, afraid]) == 0.8)
    system.retractFact(near, grade: 0.5)
    #expect(abs(system.grade(forFact: NSString("near")) - 0.3) < 0.001)
    system.reset()
    #expect(system.facts.isEmpty && system.agenda.count == 2 && system.executed.isEmpty)
  }

  @Test(.oracle("L-281")) func `predicates ask for the state by their variables`() {
    let system = GKRuleSystem()
    let near = NSString("near")
    system.add(
      GKRule(predicate: NSPredicate(format: "$distance < 5"), assertingFact: near, grade: 0.25)
    )
    system.state["distance"] = 3
    system.evaluate()
    #expect(system.grade(forFact: near) == 0.25)
  }

  nonisolated final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ number: Int) { playerId = number }
  }
  nonisolated final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }
  /// Who takes the last seed wins; one to three are taken in turn.
  nonisolated final class Seeds: NSObject, GKGameModel {
    var count = 0
    var turn = 0
    nonisolated(unsafe) static let both = [Player(1), Player(2)]
    var players: [any GKGameModelPlayer]? { Self.both }
    var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Seeds else { return }
      (count, turn) = (other.count, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      count == 0 ? nil : (1...min(3, count)).map(Take.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      guard let move = gameModelUpdate as? Take else { return }
      count -= move.count
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool {
      count == 0 && player.playerId != Self.both[turn].playerId
    }
    func isLoss(for player: any GKGameModelPlayer) -> Bool {
      count == 0 && player.playerId == Self.both[turn].playerId
    }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Seeds()
      copy.setGameModel(self)
      return copy
    }
  }

  @Test(.oracle("L-281"), arguments: [(5, 1), (6, 2), (7, 3), (3, 3)])
  func `the best move leaves the other one no chance`(seeds: Int, best: Int) {
    let (game, strategist) = (Seeds(), GKMinmaxStrategist())
    game.count = seeds
    strategist.gameModel = game
    #expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.maxLookAheadDepth = 7
    let move = strategist.bestMoveForActivePlayer() as? Take
    #expect(move?.count == best && game.count == seeds && game.turn == 0)
    let other = strategist.randomMove(for: Seeds.both[0], fromNumberOfBestMoves: 1) as? Take
    #expect(other?.count == best)
  }
}
