public import Foundation

/// Chooses the move after which the others can do least, some moves ahead (L-281).
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The game; default nil.
  open var gameModel: (any GKGameModel)?
  /// The source that chooses between equal moves; nil, the default, for the first of them.
  open var randomSource: (any GKRandom)?
  /// The number of moves that are tried in a row; default 0, for which no move is chosen.
  open var maxLookAheadDepth = 0

  /// Makes a strategist without a game.
  public override init() { super.init() }

  /// The best move of the player whose turn it is; nil if there is none.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap(bestMove)
  }

  /// The best move of a player; nil if there is none.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = rated(for: player)
    guard let best = moves.first?.value else { return nil }
    let equal = moves.prefix { $0.value == best }
    return equal[randomSource?.nextInt(upperBound: equal.count) ?? 0]
  }

  /// One of the best moves of a player, by chance; nil if there is none.
  open func randomMove(
    for player: any GKGameModelPlayer,
    fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = rated(for: player).prefix(max(0, numMovesToConsider))
    guard !moves.isEmpty else { return nil }
    let source = randomSource ?? GKRandomSource.sharedRandom()
    return moves[source.nextInt(upperBound: moves.count)]
  }

  /// The moves of a player with their ratings, the best first; equal ones in the game's order.
  private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    let search = MinmaxSearch(player: player, limit: maxLookAheadDepth)
    for move in moves {
      guard let next = search.game(gameModel, after: move) else { return [] }
      move.value = search.rating(of: next, depth: maxLookAheadDepth - 1)
    }
    return moves.enumerated().sorted {
      ($1.element.value, $0.offset) < ($0.element.value, $1.offset)
    }.map(\.element)
  }
}

/// The rating of a game's moves for one player, whose opponents do their best.
private struct MinmaxSearch {
  let player: any GKGameModelPlayer
  let limit: Int

  func game(_ game: any GKGameModel, after move: any GKGameModelUpdate) -> (any GKGameModel)? {
    let next = game.copy(with: nil) as? any GKGameModel
    next?.apply(move)
    return next
  }

  /// The rating of a game, with limits beyond which it doesn't matter; an early win is the better
  /// one.
  func rating(
    of game: any GKGameModel,
    depth: Int,
    from low: Int = .min,
    to high: Int = .max
  ) -> Int {
    let delay = limit - 1 - depth
    if game.isWin(for: player) { return GKGameModelMaxScore - delay }
    if game.isLoss(for: player) { return GKGameModelMinScore + delay }
    guard depth > 0, let active = game.activePlayer,
      let moves = game.gameModelUpdates(for: active), !moves.isEmpty
    else { return game.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (low, high)
    for move in moves where low < high {
      guard let next = self.game(game, after: move) else { continue }
      let value = rating(of: next, depth: depth - 1, from: low, to: high)
      if isOwn { low = max(low, value) } else { high = min(high, value) }
    }
    return isOwn ? low : high
  }
}
