public import Foundation

/// Notifications of sessions, none of which is posted here: without a camera none runs.
extension AVCaptureSession {
  /// Posted when a session begins to run.
  public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification"
  )
  /// Posted when a session ends.
  public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification"
  )
  /// Posted when a session fails.
  public static let runtimeErrorNotification = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification"
  )
  /// Posted when a session has to wait.
  public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification"
  )
  /// Posted when a session goes on.
  public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification"
  )

  /// The reason for which a session has to wait.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }
}

extension AVCaptureDevice {
  /// Posted when something else is before a camera; never posted here.
  public static let subjectAreaDidChangeNotification = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification"
  )
  /// Posted when a camera was plugged in; never posted here.
  public static let wasConnectedNotification = Notification.Name(
    "AVCaptureDeviceWasConnectedNotification"
  )
  /// Posted when a camera was pulled out; never posted here.
  public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification"
  )
}

extension Notification.Name {
  /// The older name of `AVCaptureSession.didStartRunningNotification`.
  public static let AVCaptureSessionDidStartRunning =
    AVCaptureSession.didStartRunningNotification
  /// The older name of `AVCaptureSession.didStopRunningNotification`.
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  /// The older name of `AVCaptureSession.runtimeErrorNotification`.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  /// The older name of `AVCaptureSession.wasInterruptedNotification`.
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  /// The older name of `AVCaptureSession.interruptionEndedNotification`.
  public static let AVCaptureSessionInterruptionEnded =
    AVCaptureSession.interruptionEndedNotification
  /// The older name of `AVCaptureDevice.subjectAreaDidChangeNotification`.
  public static let AVCaptureDeviceSubjectAreaDidChange =
    AVCaptureDevice.subjectAreaDidChangeNotification
}

/// The key of the error for which a session failed.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the number of an `AVCaptureSession.InterruptionReason`.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
