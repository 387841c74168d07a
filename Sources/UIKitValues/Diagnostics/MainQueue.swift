internal import Foundation
internal import Synchronization

/// The queue on which all views live.
package nonisolated enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)
  /// The first thread once it has asked, else 0.
  ///
  /// `Thread.isMainThread` asks the kernel twice, which took a quarter of a relayout of 300 views.
  private static let firstThread = Atomic<UInt>(0)

  /// True on the main queue, also where another thread than the first one runs it.
  package static var isCurrent: Bool {
    let thread = UInt(pthread_self())
    if thread == firstThread.load(ordering: .relaxed) { return true }
    mark
    if Thread.isMainThread {
      firstThread.store(thread, ordering: .relaxed)
      return true
    }
    return DispatchQueue.getSpecific(key: key) == true
  }
}
