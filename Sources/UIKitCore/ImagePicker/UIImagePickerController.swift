public import Foundation

/// Receives the result of a picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with a chosen picture; never called here, as the library is empty.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )

  /// Called after the user cancelled; by default dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Called with a chosen picture; never called here, as the library is empty.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Called after the user cancelled; by default dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Shows the photo library of the device, which is empty here; there is no camera.
///
/// The user can only cancel. The delegate is that of the navigation controller; it is called if it
/// conforms to `UIImagePickerControllerDelegate`, and otherwise the picker dismisses itself.
open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  nonisolated public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }

  /// The kind of recording that the camera makes.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video
  }

  /// The side of the device that a camera is on.
  nonisolated public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front
  }

  /// The times at which a camera flashes.
  nonisolated public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// The quality of a recorded film.
  nonisolated public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// A key of the values that describe a chosen picture; none is ever given here.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key on iOS.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type identifier of the picture or film.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user cropped it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of the crop, in pixels of the original.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// The values that the camera recorded with a picture.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The entry of the photo library.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// The address of the picture in the library, as apps asked for it before `phAsset`.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    /// The moving picture.
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// The source to choose from; kept, and has no effect here; default `photoLibrary`.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of media by type identifier; kept, and has no effect here; default images.
  open var mediaTypes = ["public.image"]
  /// `true` if the user may crop the picture; kept, and has no effect here; default `false`.
  open var allowsEditing = false
  /// The longest film, in seconds; kept, and has no effect here; default 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of films; kept, and has no effect here; default `typeMedium`.
  open var videoQuality = QualityType.typeMedium
  /// `true` if the camera has its own controls; kept, and has no effect here; default `true`.
  open var showsCameraControls = true
  /// A view on top of the camera's picture; kept, and not shown here; default nil.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's picture; kept, and has no effect here; default identity.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The kind of recording; kept, and has no effect here; default `photo`.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera in use; kept, and has no effect here; default `rear`.
  open var cameraDevice = CameraDevice.rear
  /// The times of the flash; kept, and has no effect here; default `auto`.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Returns `true` for the libraries and `false` for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The type identifiers of images and films for a library; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Always `false`: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Always `false`: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Takes no picture, since there is no camera.
  open func takePicture() {}

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setViewControllers([EmptyPhotoLibrary { [weak self] in self?.cancel() }], animated: false)
  }

  /// Reads a picker from an archive; it shows the empty library.
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
