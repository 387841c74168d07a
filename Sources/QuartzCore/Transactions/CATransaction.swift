public import Foundation

/// A group of changes to layers, with the pace at which they move.
///
/// Changes outside any group belong to one that begins by itself and ends with the next picture.
open class CATransaction: NSObject {
  /// Begins a group inside the current one.
  open class func begin() { stack.begin() }
  /// Ends the innermost group; its completion runs when all that moves in it is over.
  open class func commit() { stack.commit() }
  /// Ends the group that began by itself.
  open class func flush() { stack.flush() }
  /// Excludes other threads; layers belong to one thread here.
  open class func lock() {}
  /// Ends `lock()`.
  open class func unlock() {}

  /// The duration of animations in this group, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval { stack.find(\.duration) ?? 0.25 }
  /// Sets the duration of animations in this group, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { stack.level.duration = dur }
  /// The pace of animations in this group; nil, the default, leaves them their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.find(\.timing) }
  /// Sets the pace of animations in this group.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.level.timing = function
  }
  /// True if changes in this group shall not animate; false by default.
  open class func disableActions() -> Bool { stack.find(\.disablesActions) ?? false }
  /// Sets whether changes in this group shall not animate; false unless set.
  open class func setDisableActions(_ flag: Bool) { stack.level.disablesActions = flag }
  /// The closure that runs when this group is done; nil for none.
  open class func completionBlock() -> (() -> Void)? { stack.level.completion }
  /// Sets what runs when all that comes to move in this group from now on is over.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.level.completion = block }

  /// The setting of a name, from the innermost group that has it.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.find { $0.others[key] }
    }
  }

  /// Sets a setting by its name.
  open class func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case (kCATransactionAnimationDuration, let number):
      if let number = NamedValue.cgFloat(number) { setAnimationDuration(Double(number)) }
    case (kCATransactionDisableActions, let flag):
      setDisableActions(flag as? Bool ?? (NamedValue.cgFloat(flag) ?? 0 != 0))
    case (kCATransactionAnimationTimingFunction, let function):
      setAnimationTimingFunction(function as? CAMediaTimingFunction)
    default: stack.level.others[key] = value
    }
  }
}

/// The name of the duration, a number in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the switch for actions, a `Bool` or number.
public let kCATransactionDisableActions = "disableActions"
/// The name of the pace, a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the completion, which can be read and not set by name.
public let kCATransactionCompletionBlock = "completionBlock"
