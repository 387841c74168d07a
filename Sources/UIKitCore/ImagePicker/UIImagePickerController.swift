public import Foundation

/// Hears what a picker chose.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )

  /// The user gave up; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets the user choose a picture from the library of the device, which is empty here; there is
/// no camera.
///
/// What a user can do with it is cancel.
///
/// The delegate is that of the navigation controller; it is told about pictures if it conforms
/// to `UIImagePickerControllerDelegate`.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  nonisolated public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }

  /// What the camera takes.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video
  }

  /// On which side of the device a camera is.
  nonisolated public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front
  }

  /// When a camera flashes.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// How good the pictures of a film are.
  nonisolated public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What is told about a chosen picture.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  }

  open var sourceType = SourceType.photoLibrary
  /// The kinds of media by identifier.
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto

  /// There are libraries, but no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Takes no picture, since there is no camera.
  open func takePicture() {}

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setViewControllers([EmptyPhotoLibrary { [weak self] in self?.cancel() }], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setViewControllers([EmptyPhotoLibrary { [weak self] in self?.cancel() }], animated: false)
  }

  private func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    delegate.imagePickerControllerDidCancel(self)
  }
}
