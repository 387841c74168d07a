public import Foundation

// Timers of Core Foundation, which are Foundation's own here, and the addresses of a bundle's files.

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// Makes a timer that fires at a time in seconds since 2001, then in an interval of seconds unless
/// that is 0; it waits until it is added to a loop.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!,
  _ fireDate: CFAbsoluteTime,
  _ interval: TimeInterval,
  _ flags: CFOptionFlags,
  _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // The loop of one thread alone calls it.
  nonisolated(unsafe) let block = block
  let date = Date(timeIntervalSinceReferenceDate: fireDate)
  return Timer(fire: date, interval: interval, repeats: interval > 0) { block?($0) }
}

/// Has a loop wait for a timer.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: RunLoop.Mode(mode))
}

/// Ends a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// True if a timer will fire again.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// Calls a closure in a loop's next turn.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!,
  _ mode: CFRunLoopMode!,
  _ block: (@Sendable () -> Void)!
) {
  rl.perform(inModes: [RunLoop.Mode(mode)], block: block)
}

extension RunLoop.Mode {
  /// Foundation's mode for one of Core Foundation's.
  fileprivate init(_ mode: CFRunLoopMode) {
    self =
      mode == .commonModes ? .common : mode == .defaultMode ? .default : Self("\(mode.rawValue)")
  }
}

extension Bundle {
  /// The addresses of the files in a folder of the bundle that have an ending; nil if there are
  /// none.
  ///
  /// Foundation's own answers objects of a class on Linux; this one, whose ending isn't optional, is
  /// preferred.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: Optional(ext), subdirectory: subpath)
    return found?.map { $0 as URL }
  }
}
