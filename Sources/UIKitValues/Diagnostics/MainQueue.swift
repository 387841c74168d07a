internal import Foundation

/// The queue on which all views live.
package nonisolated enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// True on the main queue, also where another thread than the first one runs it.
  package static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
