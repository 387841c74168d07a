public import Foundation

/// A group of changes to layers.
///
/// Until layers animate on their own it only carries settings and calls completion blocks when the
/// group is committed.
open class CATransaction: NSObject {
  /// Begins a group inside the current one.
  open class func begin() { stack.levels.append(TransactionLevel()) }

  /// Ends the innermost group; with the outermost one, completion blocks run.
  open class func commit() {
    guard let level = stack.levels.popLast() else { return }
    level.completion?()
  }

  /// Ends groups that nobody began; there are none to end here.
  open class func flush() {}
  /// Excludes other threads; layers belong to one thread here.
  open class func lock() {}
  /// Ends `lock()`.
  open class func unlock() {}

  /// The duration of animations in this group, in seconds.
  open class func animationDuration() -> CFTimeInterval { find(\.duration) ?? 0.25 }
  /// Sets the duration of animations in this group, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { set(\.duration, dur) }
  /// The pace of animations in this group.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { find(\.timing) }
  /// Sets the pace of animations in this group.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    set(\.timing, function)
  }
  /// True if changes in this group shall not animate.
  open class func disableActions() -> Bool { find(\.disablesActions) ?? false }
  /// Says whether changes in this group shall not animate.
  open class func setDisableActions(_ flag: Bool) { set(\.disablesActions, flag) }
  /// What runs when this group is done.
  open class func completionBlock() -> (() -> Void)? { stack.levels.last?.completion }
  /// Sets what runs when this group is done; at once if there is no group.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !stack.levels.isEmpty else { return block?() ?? () }
    stack.levels[stack.levels.count - 1].completion = block
  }

  /// The setting of a name, from the innermost group that has it.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.levels.reversed().lazy.compactMap { $0.others[key] }.first
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
    default:
      guard !stack.levels.isEmpty else { return }
      stack.levels[stack.levels.count - 1].others[key] = value
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// The settings of one group.
struct TransactionLevel {
  var duration: CFTimeInterval?
  var timing: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: (() -> Void)?
  var others: [String: Any] = [:]
}

/// The open groups of one thread, outermost first.
final class TransactionStack {
  var levels: [TransactionLevel] = []
}

extension CATransaction {
  private static let key = "Portico.CATransaction"

  static var stack: TransactionStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? TransactionStack { return stack }
    let stack = TransactionStack()
    storage[key] = stack
    return stack
  }

  private static func find<Value>(_ path: KeyPath<TransactionLevel, Value?>) -> Value? {
    stack.levels.reversed().lazy.compactMap { $0[keyPath: path] }.first
  }

  private static func set<Value>(
    _ path: WritableKeyPath<TransactionLevel, Value?>,
    _ value: Value?
  ) {
    guard !stack.levels.isEmpty else { return }
    stack.levels[stack.levels.count - 1][keyPath: path] = value
  }
}
