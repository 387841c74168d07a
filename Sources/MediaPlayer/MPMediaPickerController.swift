public import Foundation
public import UIKitCore

/// Is notified of the items that a user picks; all methods are optional.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Items were picked; never called here, as there are none.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  )
  /// The user cancelled; the delegate takes the picker away.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing by default.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing by default.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Shows that the library is empty, with a button that cancels (L-261).
open class MPMediaPickerController: UIViewController {
  /// The kinds of items that are offered.
  public let mediaTypes: MPMediaType
  /// Is notified of what is picked.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// True if several items may be picked; default false; kept, and has no effect here.
  open var allowsPickingMultipleItems = false
  /// The line above the title; nil, the default, for none.
  open var prompt: String? { didSet { item.prompt = prompt } }
  /// Default true; kept, and has no effect here.
  open var showsCloudItems = true
  /// Default true; kept, and has no effect here.
  open var showsItemsWithProtectedAssets = true
  private let item = UINavigationItem(title: "Media")

  /// Makes a picker of everything.
  public convenience init() { self.init(mediaTypes: .any) }
  /// Makes a picker of some kinds.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  /// Nobody archives a picker.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.mediaPickerDidCancel(self)
      }
    )
    showEmptyPicker(item, text: "No Media")
  }
}
