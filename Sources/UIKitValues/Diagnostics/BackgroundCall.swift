internal import Foundation
internal import ObjectiveC

#if canImport(Glibc)
internal import Glibc
#endif

/// Calls of the kit from other threads than the main one: reported once each, and then carried out,
/// as UIKit does it (L-61).
package nonisolated enum BackgroundCall {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var reported: Set<String> = []

  /// Reports a call that doesn't come from the main thread.
  @inline(__always)
  package static func check() {
    if !MainQueue.isCurrent { report(.current()) }
  }

  /// Has Swift's own checks of the main actor report calls from other threads, too.
  ///
  /// Closures that one module hands to another check at run time that they are on the main actor,
  /// and would end the program with an illegal instruction.
  package static func watch() { installed }

  /// Writes a call down, once for each place.
  private static func report(_ site: CallSite) {
    let sentence = sentence(site)
    guard lock.withLock({ reported.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  static func sentence(_ site: CallSite) -> String {
    let call = site.member.map { ": \($0)" } ?? ""
    let place = site.place.map { ", called in \($0)" } ?? ""
    return "Main Thread Checker: UI API called on a background thread\(call)\(place). "
      + "Call it in DispatchQueue.main.async { … }."
  }

  /// The sentence that an app ends with whose own code must be on the main actor, and is not.
  static func end(_ site: CallSite) -> String {
    "*** Code of the main actor ran on a background thread: \(site.place ?? "unknown code"). "
      + "Call it in DispatchQueue.main.async { … } or with await."
  }

  // MARK: - Swift's checks

  /// The function that Swift calls when it can't tell if an executor is the current one; the last
  /// argument ends the program if it is not.
  private typealias Check = @convention(c) (UInt, UInt, Original) -> Void
  private typealias Original = @convention(c) (UInt, UInt) -> Void

  private static let mainExecutor = unsafeBitCast(
    MainActor.sharedUnownedExecutor,
    to: (UInt, UInt).self
  )

  private static let installed: Void = {
    guard let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_checkIsolated_hook") else { return }
    _ = mainExecutor
    let check: Check = { identity, implementation, original in
      guard identity == BackgroundCall.mainExecutor.0 else {
        return original(identity, implementation)
      }
      if MainQueue.isCurrent { return }
      let site = CallSite.current()
      if site.isAskedByKit || site.places.isEmpty { return BackgroundCall.report(site) }
      FileHandle.standardError.write(Data((BackgroundCall.end(site) + "\n").utf8))
      original(identity, implementation)
    }
    hook.assumingMemoryBound(to: Check?.self).pointee = check
  }()
}
