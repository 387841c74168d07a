public import Foundation

/// A request for parts of an app that a store brings when they are needed.
///
/// All parts are in the app's folder here, so every request is answered at once (L-217).
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  /// The names of the parts.
  open var tags: Set<String> { names }
  /// The bundle that has the parts.
  open var bundle: Bundle { folder }
  /// The urgency, from 0 to 1; default 0.5.
  ///
  /// Kept, and has no effect here.
  open var loadingPriority = 0.5
  /// The progress of bringing the parts, which is complete once they were asked for.
  public let progress = Progress(totalUnitCount: 1)

  private let names: Set<String>
  private let folder: Bundle

  /// A request for parts of the app's bundle.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  /// A request for parts of a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    (names, folder) = (tags, bundle)
    super.init()
  }

  /// Asks for the parts; the handler is called on another thread, without an error.
  open func beginAccessingResources(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }

  /// Asks for the parts; returns at once, since they are there.
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  /// Asks if the parts are there; the handler is called on another thread, with true.
  open func conditionallyBeginAccessingResources(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(true) }
  }

  /// Asks if the parts are there: true.
  open func conditionallyBeginAccessingResources() async -> Bool {
    progress.completedUnitCount = 1
    return true
  }

  /// Says that the parts are no longer needed; they stay.
  open func endAccessingResources() {}
}

/// The urgency of a request that the user waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = 1.0

extension NSNotification.Name {
  /// Posted when parts are to be given up for want of space, which never happens here.
  public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name(
    "NSBundleResourceRequestLowDiskSpaceNotification"
  )
}

extension Bundle {
  /// Has a store keep parts before others; without effect here.
  public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) {}
  /// The order in which a store gives up parts: 0 for all.
  public func preservationPriority(forTag tag: String) -> Double { 0 }
}
