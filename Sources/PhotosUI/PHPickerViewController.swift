public import Foundation
public import Photos
public import UIKitCore

/// The pictures that a picker offers.
nonisolated public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let names: [String]
  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Videos.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Those of any of several filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }
}

/// The pictures that a picker offers, and how many may be picked.
nonisolated public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// The form in which pictures are handed over; kept, and has no effect here.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// The order of what is picked; kept, and has no effect here.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  /// The pictures that are offered; nil, the default, for all.
  public var filter: PHPickerFilter?
  /// The number that may be picked; default 1, 0 for any.
  public var selectionLimit = 1
  /// The form in which pictures are handed over; default `automatic`.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of what is picked; default `default`.
  public var selection = Selection.default
  /// The names of pictures that are picked already; default none.
  public var preselectedAssetIdentifiers: [String] = []
  /// A configuration for one picture.
  public init() {}
  /// A configuration for one picture of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was picked; there are none here.
public struct PHPickerResult: Equatable, Hashable {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// Its name in the library.
  public let assetIdentifier: String?
}

/// Hears what is picked.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user is done; cancelling picks nothing.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Shows that there are no pictures, with a button that cancels.
open class PHPickerViewController: UIViewController {
  /// The pictures that are offered, and how many may be picked.
  public let configuration: PHPickerConfiguration
  /// Hears what is picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nobody archives a picker.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      }
    )
    showEmptyPicker(item, text: "No Photos")
  }
}
