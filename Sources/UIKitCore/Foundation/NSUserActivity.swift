public import Foundation

/// What a user is doing, so that it can be gone on with later or elsewhere.
///
/// There is no elsewhere on Linux: activities are kept by those who hold them.
nonisolated open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of activity, in reverse domain order.
  public let activityType: String
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]? = [:]
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is to be brought up to date before it is kept.
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var supportsContinuationStreams = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether this is what the user does now.
  open private(set) var isCurrent = false
  private var isInvalid = false

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    needsSave = true
  }

  /// Says that the user does this now.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    isCurrent = true
    save()
  }

  open func resignCurrent() { isCurrent = false }

  /// Ends the activity for good.
  open func invalidate() {
    isCurrent = false
    isInvalid = true
  }

  /// Asks the delegate for what is new, if anything is.
  func save() {
    guard needsSave else { return }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }
}

/// Who brings an activity up to date before it is kept.
nonisolated public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

nonisolated extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The activity of a link that was followed.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
