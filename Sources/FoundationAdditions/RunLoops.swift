public import Foundation

// Core Foundation's run loops and their timers, which are Foundation's own here.

/// The loop in which a thread waits for what happens.
public typealias CFRunLoop = RunLoop
/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer
/// The kinds of events that a loop looks at.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The modes that tracking a finger belongs to, too.
  public static var commonModes: RunLoop.Mode { .common }
  /// The mode in which no finger is tracked.
  public static var defaultMode: RunLoop.Mode { .default }
}

/// The loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

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
  rl.add(timer, forMode: mode)
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
  rl.perform(inModes: [mode], block: block)
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
