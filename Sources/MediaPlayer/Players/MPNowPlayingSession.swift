public import AVFoundation
public import Foundation

/// Players whose state is shown together; no screen of the system shows any here.
open class MPNowPlayingSession: NSObject, @unchecked Sendable {
  /// The players.
  open private(set) var players: [AVPlayer]
  /// Is notified of the session; never called here.
  open weak var delegate: (any MPNowPlayingSessionDelegate)?
  /// The values of what is played.
  public let nowPlayingInfoCenter = MPNowPlayingInfoCenter()
  /// The session's commands.
  public let remoteCommandCenter = MPRemoteCommandCenter()
  /// Default false; kept, and has no effect here.
  open var automaticallyPublishesNowPlayingInfo = false
  /// Always false.
  open var canBecomeActive: Bool { false }
  /// Always false.
  open var isActive: Bool { false }

  /// Makes a session of players.
  public init(players: [AVPlayer]) { self.players = players }
  /// Adds a player.
  open func addPlayer(_ player: AVPlayer) { players.append(player) }
  /// Takes a player away.
  open func removePlayer(_ player: AVPlayer) { players.removeAll { $0 === player } }
  /// Answers false on the main queue.
  @preconcurrency open func becomeActiveIfPossible(completion: (@Sendable (Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(false) }
  }
}

/// Is notified of a session; all methods are optional.
public protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
  /// The session became active or no longer is; never called here.
  func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
  /// The session may become active or no longer may; never called here.
  func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
}

extension MPNowPlayingSessionDelegate {
  /// Does nothing by default.
  public func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession) {}
  /// Does nothing by default.
  public func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession) {}
}
