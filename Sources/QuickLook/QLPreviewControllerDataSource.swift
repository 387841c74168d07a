public import Foundation
public import UIKitCore

/// Has the items that are shown.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// The number of items.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The item at a place, from 0.
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The ways in which items can be changed.
nonisolated public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled = 0
  case updateContents, createCopy
}

/// Is notified of a preview; all methods are optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  /// The preview is about to go.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The preview is gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Asked whether an address in an item may be opened.
  func previewController(
    _ controller: QLPreviewController,
    shouldOpen url: URL,
    for item: any QLPreviewItem
  ) -> Bool
  /// The place from which an item grows, in a view; never asked here.
  func previewController(
    _ controller: QLPreviewController,
    frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect
  /// The picture from which an item grows; never asked here.
  func previewController(
    _ controller: QLPreviewController,
    transitionImageFor item: any QLPreviewItem,
    contentRect: UnsafeMutablePointer<CGRect>
  ) -> UIImage?
  /// The view from which an item grows; never asked here.
  func previewController(
    _ controller: QLPreviewController,
    transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  /// The way in which an item can be changed; never asked here, as none can.
  func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// An item was changed; never called here.
  func previewController(
    _ controller: QLPreviewController,
    didUpdateContentsOf previewItem: any QLPreviewItem
  )
  /// A changed copy was written; never called here.
  func previewController(
    _ controller: QLPreviewController,
    didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  )
}

extension QLPreviewControllerDelegate {
  /// Does nothing by default.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing by default.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// True by default.
  public func previewController(
    _ controller: QLPreviewController,
    shouldOpen url: URL,
    for item: any QLPreviewItem
  ) -> Bool { true }
  /// Nowhere by default.
  public func previewController(
    _ controller: QLPreviewController,
    frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect { .zero }
  /// Nil by default.
  public func previewController(
    _ controller: QLPreviewController,
    transitionImageFor item: any QLPreviewItem,
    contentRect: UnsafeMutablePointer<CGRect>
  ) -> UIImage? { nil }
  /// Nil by default.
  public func previewController(
    _ controller: QLPreviewController,
    transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  /// `disabled` by default.
  public func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  /// Does nothing by default.
  public func previewController(
    _ controller: QLPreviewController,
    didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  /// Does nothing by default.
  public func previewController(
    _ controller: QLPreviewController,
    didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
}
