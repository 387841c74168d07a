public import Foundation

nonisolated extension UIPasteboard {
  /// Never posted here.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The types that came, in the notification of a change; no change has it here.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that went, in the notification of a change; no change has it here.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
