public import Foundation

/// The score of a game that is won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a game that is lost.
public let GKGameModelMinScore = -(1 << 24)

/// A move of a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// The move's rating, which a strategist sets.
  var value: Int { get set }
}

/// A player of a game.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// The player's number.
  var playerId: Int { get }
}

/// A game that takes turns, at one moment; scores, wins and losses are optional.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  /// The players; nil for a game that has none yet.
  var players: [any GKGameModelPlayer]? { get }
  /// The player whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Becomes like another game.
  func setGameModel(_ gameModel: any GKGameModel)
  /// The moves that a player may make; nil once the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// The rating of the game for a player; 0 by default.
  func score(for player: any GKGameModelPlayer) -> Int
  /// True if a player has won; false by default.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// True if a player has lost; false by default.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  /// Takes a move back; does nothing by default, and is not asked for here.
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
  /// Always 0.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// Always false.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  /// Always false.
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  /// Does nothing.
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// Chooses moves of a game.
public protocol GKStrategist: NSObjectProtocol {
  /// The game; nil for none.
  var gameModel: (any GKGameModel)? { get set }
  /// The source that chooses between equal moves; nil for the first of them.
  var randomSource: (any GKRandom)? { get set }
  /// The best move of the player whose turn it is; nil if there is none.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
