public import Foundation
public import ObjectiveC

/// The answer of an app to a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// One button of headphones and of the system's screens; nobody presses one here, so that handlers
/// are kept and not called (L-262).
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// True, the default, if the command can be given.
  open var isEnabled = true
  private var listeners: [Listener] = []

  override init() { super.init() }

  /// Those who hear of the command.
  private struct Listener {
    weak var target: AnyObject?
    let action: Selector?
    let handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?
    /// The answer of `addTarget(handler:)`, which is kept by the command.
    let token: NSObject?
    func belongs(to target: Any) -> Bool {
      let object = target as AnyObject
      return self.target === object || token === object
    }
  }

  /// Has a target's method called, which answers a status; the target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    listeners.append(
      Listener(target: target as AnyObject, action: action, handler: nil, token: nil)
    )
  }

  /// Has a handler called; the answer is what takes it away again.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    listeners.append(Listener(target: nil, action: nil, handler: handler, token: token))
    return token
  }

  /// Takes a target, or what `addTarget(handler:)` answered, away; nil takes all away.
  open func removeTarget(_ target: Any?) {
    guard let target else { return listeners = [] }
    listeners.removeAll { $0.belongs(to: target) }
  }

  /// Takes a target's method away; nil stands for all targets, or for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    listeners.removeAll { listener in
      (target.map(listener.belongs) ?? true) && (action == nil || listener.action == action)
    }
  }

  /// Gives the command to all who hear of it, and answers the last one's status.
  package func give(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    guard isEnabled else { return .commandFailed }
    var status = MPRemoteCommandHandlerStatus.commandFailed
    for listener in listeners {
      if let handler = listener.handler {
        status = handler(event)
      } else if let target = listener.target, let action = listener.action {
        let reply = ClassTable.send(action, to: target, [event])?.value
        status = reply as? MPRemoteCommandHandlerStatus ?? .success
      }
    }
    return status
  }
}

/// Changes the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds to choose from; default none.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// Changes the place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// The order of what is played.
public enum MPShuffleType: Int, Sendable {
  case off = 0
  case items, collections
}

/// The repetition of what is played.
public enum MPRepeatType: Int, Sendable {
  case off = 0
  case one, all
}

/// Changes the order.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The order in hand; default `off`.
  open var currentShuffleType = MPShuffleType.off
}

/// Changes the repetition.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The repetition in hand; default `off`.
  open var currentRepeatType = MPRepeatType.off
}

/// Goes on or back by some seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The seconds to choose from; default ten.
  open var preferredIntervals: [NSNumber] = [10]
}

/// Likes, dislikes or marks an item.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// True if the item is marked; default false.
  open var isActive = false
  /// The text of the button; default empty.
  open var localizedTitle = ""
  /// A shorter text of the button; default empty.
  open var localizedShortTitle = ""
}

/// Rates an item.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The lowest rating; default 0.
  open var minimumRating: Float = 0
  /// The highest rating; default 1.
  open var maximumRating: Float = 1
}
