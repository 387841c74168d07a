public import Foundation
public import UIKitCore

/// The name that Swift 4 has for `UIDocument.ChangeKind`.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.ChangeKind")
public typealias UIDocumentChangeKind = UIDocument.ChangeKind

/// The name that Swift 4 has for `UIDocument.SaveOperation`.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation

/// The name that Swift 4 has for `UIDocument.State`.
@available(swift, obsoleted: 4.2, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State

/// The name that Swift 4 has for `UICollectionViewDropProposal.Intent`.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewDropProposal.Intent")
public typealias UICollectionViewDropIntent = UICollectionViewDropProposal.Intent

/// The name that Swift 4 has for `UITableViewDropProposal.Intent`.
@available(swift, obsoleted: 4.2, renamed: "UITableViewDropProposal.Intent")
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent

/// The name that Swift 4 has for `UIAttachmentBehavior.AttachmentType`.
@available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

/// The name that Swift 4 has for `UICollisionBehavior.Mode`.
@available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

/// The name that Swift 4 has for `UIPushBehavior.Mode`.
@available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode

/// The name that Swift 4 has for `UIPrintInfo.Duplex`.
@available(swift, obsoleted: 4.2, renamed: "UIPrintInfo.Duplex")
public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex

/// The name that Swift 4 has for `UIPrintInfo.Orientation`.
@available(swift, obsoleted: 4.2, renamed: "UIPrintInfo.Orientation")
public typealias UIPrintInfoOrientation = UIPrintInfo.Orientation

/// The name that Swift 4 has for `UIPrintInfo.OutputType`.
@available(swift, obsoleted: 4.2, renamed: "UIPrintInfo.OutputType")
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType

/// The name that Swift 4 has for `UIPrintInteractionController.CompletionHandler`.
@available(swift, obsoleted: 4.2, renamed: "UIPrintInteractionController.CompletionHandler")
public typealias UIPrintInteractionCompletionHandler = UIPrintInteractionController
  .CompletionHandler

extension Notification.Name {
  /// The name that Swift 4 has for `UIDocument.stateChangedNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: Notification.Name {
    UIDocument.stateChangedNotification
  }
}
