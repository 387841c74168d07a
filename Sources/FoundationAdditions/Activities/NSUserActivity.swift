public import Foundation

/// The present task of a user, so that it can be gone on with later or elsewhere.
///
/// There is no elsewhere on Linux: activities are kept by those who hold them.
nonisolated open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, in reverse domain order.
  public let activityType: String
  /// A name for people; default nil.
  ///
  /// It is saved with a scene.
  open var title: String?
  /// The values needed to go on with it; default empty.
  ///
  /// They are saved with a scene.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// Default nil; kept, and has no effect here.
  open var requiredUserInfoKeys: Set<String>?
  /// True if the delegate is to update `userInfo` before the next save; default false.
  open var needsSave = false
  /// The page that shows the same on the web; default nil.
  ///
  /// It is saved with a scene.
  open var webpageURL: URL?
  /// The page that led here; default nil.
  ///
  /// Kept, and has no effect here.
  open var referrerURL: URL?
  /// The time at which the activity ends; default nil.
  ///
  /// Kept, and has no effect here.
  open var expirationDate: Date?
  /// Words for searching; default empty.
  ///
  /// Kept, and have no effect here.
  open var keywords: Set<String> = []
  /// The content that a scene is to show; default nil.
  ///
  /// It is saved with a scene.
  open var targetContentIdentifier: String?
  /// A name for deleting the activity; default nil.
  ///
  /// It is saved with a scene.
  open var persistentIdentifier: String?
  /// Default false; kept, and has no effect here.
  open var supportsContinuationStreams = false
  /// Default true; kept, and has no effect here.
  open var isEligibleForHandoff = true
  /// Default false; kept, and has no effect here.
  open var isEligibleForSearch = false
  /// Default false; kept, and has no effect here.
  open var isEligibleForPublicIndexing = false
  /// Default false; kept, and has no effect here.
  open var isEligibleForPrediction = false
  /// Updates the activity before it is kept; default nil.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// True if this is the user's present activity.
  open private(set) var isCurrent = false
  private var isInvalid = false

  /// Makes an activity of a type in reverse domain order, not current yet.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values, in place of old ones under the same keys, and sets `needsSave`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    needsSave = true
  }

  /// Makes this the user's present activity and asks the delegate to update it; not after
  /// `invalidate()`.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    isCurrent = true
    save()
  }

  /// Ends being current; the activity can become current again.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity for good; it cannot become current again.
  open func invalidate() {
    isCurrent = false
    isInvalid = true
  }

  /// Asks the delegate for what is new, if anything is.
  package func save() {
    guard needsSave else { return }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }
}

/// Updates an activity before it is kept.
nonisolated public protocol NSUserActivityDelegate: AnyObject {
  /// The activity is about to be saved, and `userInfo` should be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity was continued elsewhere; never called here, as there is no elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

nonisolated extension NSUserActivityDelegate {
  /// Default: does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Default: does nothing, and it is not called here.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The activity of a link that was followed.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
