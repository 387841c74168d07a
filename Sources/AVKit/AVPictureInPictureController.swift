public import AVFoundation
public import UIKitCore

/// Shows a film in a small window over other apps; there is none here, as
/// `isPictureInPictureSupported()` says.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// The film's layer.
  public let playerLayer: AVPlayerLayer
  /// Is notified of the window.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Always false.
  open var isPictureInPicturePossible: Bool { false }
  /// Always false.
  open var isPictureInPictureActive: Bool { false }
  /// Always false.
  open var isPictureInPictureSuspended: Bool { false }
  /// Default false; kept, and has no effect here.
  open var requiresLinearPlayback = false
  /// Default false; kept, and has no effect here.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Always false.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// The picture of a button that opens the window.
  open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }
  /// The picture of a button that closes the window.
  open class var pictureInPictureButtonStopImage: UIImage {
    UIImage(systemName: "pip.exit") ?? UIImage()
  }

  /// Makes a controller of a film's layer; nil where there are no such windows, as always here.
  public init?(playerLayer: AVPlayerLayer) { nil }

  /// Does nothing: there are no such windows.
  open func startPictureInPicture() {}
  /// Does nothing: there are no such windows.
  open func stopPictureInPicture() {}
}

/// Is notified of small windows with films; never called here.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// The window is about to open.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// The window is open.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// The window can't be opened.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  )
  /// The window is about to close.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// The window is closed.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  )
  /// The app is to show the film's place again.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  )
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing by default.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing by default.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing by default.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Completes with true by default.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
