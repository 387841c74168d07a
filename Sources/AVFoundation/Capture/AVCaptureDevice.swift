public import Foundation

/// The user's answer to an app that wants a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or a microphone; there is none here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The construction of a camera, by the name that iOS has for it.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name on iOS.
    public let rawValue: String
    /// Makes a construction of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func named(_ name: String) -> Self {
      Self(rawValue: "AVCaptureDeviceType" + name)
    }

    /// The usual camera.
    public static let builtInWideAngleCamera = named("BuiltInWideAngleCamera")
    /// The camera for a wide view.
    public static let builtInUltraWideCamera = named("BuiltInUltraWideCamera")
    /// The camera for what is far.
    public static let builtInTelephotoCamera = named("BuiltInTelephotoCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = named("BuiltInDualCamera")
    /// Two cameras as one, one of them wide.
    public static let builtInDualWideCamera = named("BuiltInDualWideCamera")
    /// Three cameras as one.
    public static let builtInTripleCamera = named("BuiltInTripleCamera")
    /// The camera that knows distances.
    public static let builtInTrueDepthCamera = named("BuiltInTrueDepthCamera")
    /// The microphone.
    public static let builtInMicrophone = named("BuiltInMicrophone")
  }

  /// The way colours are balanced.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance
  }
  /// The part of the room in which focus is looked for.
  public enum AutoFocusRangeRestriction: Int, Sendable { case none = 0, near, far }
  /// The side of the device that a camera is on.
  public enum Position: Int, Sendable { case unspecified = 0, back, front }
  /// The use of the lamp for single pictures.
  public enum FlashMode: Int, Sendable { case off = 0, on, auto }
  /// The use of the lamp.
  public enum TorchMode: Int, Sendable { case off = 0, on, auto }
  /// The way the distance is chosen.
  public enum FocusMode: Int, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
  /// The way the brightness is chosen.
  public enum ExposureMode: Int, Sendable {
    case locked = 0, autoExpose, continuousAutoExposure, custom
  }

  /// Always nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Always nil.
  open class func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  /// Always none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Always none.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Answers false on another queue.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { handler(false) } }
  /// Always false.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Always empty.
  open var localizedName: String { "" }
  /// Always empty.
  open var uniqueID: String { "" }
  /// Always the usual camera's.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Always `unspecified`.
  open var position: Position { .unspecified }
  /// Always false.
  open var hasTorch: Bool { false }
  /// Always false.
  open var hasFlash: Bool { false }
  /// Always false.
  open var isTorchAvailable: Bool { false }
  /// Always false.
  open var isTorchActive: Bool { false }
  /// Default `off`; kept, and has no effect here.
  open var torchMode = TorchMode.off
  /// Default `off`; kept, and has no effect here.
  open var flashMode = FlashMode.off
  /// Default `locked`; kept, and has no effect here.
  open var focusMode = FocusMode.locked
  /// Default `locked`; kept, and has no effect here.
  open var exposureMode = ExposureMode.locked
  /// In parts of the picture; kept, and has no effect here.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// In parts of the picture; kept, and has no effect here.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Default 1; kept, and has no effect here.
  open var videoZoomFactor: CGFloat = 1
  /// Always false.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Default `locked`; kept, and has no effect here.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// Default `none`; kept, and has no effect here.
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  /// Default false; kept, and has no effect here.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// Default false; kept, and has no effect here.
  open var isSmoothAutoFocusEnabled = false
  /// Default false; kept, and has no effect here.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  /// The time of a picture; kept, and has no effect here.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The time of a picture; kept, and has no effect here.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// Default that of no camera; kept, and has no effect here.
  open var activeFormat = Format()
  /// Always none.
  open var formats: [Format] { [] }
  /// Always empty.
  open var modelID: String { "" }
  /// Always false.
  open var isConnected: Bool { false }
  /// Always false.
  open var isFlashAvailable: Bool { false }
  /// Always false.
  open var isFlashActive: Bool { false }
  /// From 0 to 1, always 0.
  open var torchLevel: Float { 0 }
  /// Always false.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Always false.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Always false.
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// Always false.
  open var isSmoothAutoFocusSupported: Bool { false }
  /// Always false.
  open var isLowLightBoostSupported: Bool { false }
  /// Always false.
  open var isAdjustingFocus: Bool { false }
  /// Always false.
  open var isAdjustingExposure: Bool { false }
  /// Always 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// Always 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Always none.
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// From 0, near, to 1, far; always 0.
  open var lensPosition: Float { 0 }
  /// Always 0.
  open var iso: Float { 0 }
  /// Always 0.
  open var exposureTargetBias: Float { 0 }
  /// Always 0.
  open var minExposureTargetBias: Float { 0 }
  /// Always 0.
  open var maxExposureTargetBias: Float { 0 }
  /// Always none.
  open var constituentDevices: [AVCaptureDevice] { [] }

  /// Always false.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Always false.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Always false.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Sets the enlargement, at once.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  /// Does nothing: nothing was begun.
  open func cancelVideoZoomRamp() {}
  /// Does nothing: there is no camera.
  open func setExposureTargetBias(
    _ bias: Float,
    completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// Does nothing: there is no camera.
  open func setFocusModeLocked(
    lensPosition: Float,
    completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}

  /// A form of a camera's pictures; there is none here.
  open class Format: NSObject, @unchecked Sendable {
    /// Always 1.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// Always none.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// In degrees, always 0.
    open var videoFieldOfView: Float { 0 }
  }

  /// Always false.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Always false.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Always false.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Does nothing: there is no lamp.
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// Does nothing.
  open func lockForConfiguration() throws {}
  /// Does nothing.
  open func unlockForConfiguration() {}

  /// Looks for cameras and microphones, and finds none.
  open class DiscoverySession: NSObject {
    /// Always none.
    open var devices: [AVCaptureDevice] { [] }
    /// Makes a search that finds nothing.
    public init(
      deviceTypes: [DeviceType],
      mediaType: AVMediaType?,
      position: AVCaptureDevice.Position
    ) {}
  }
}

/// The numbers of pictures a second that a form allows.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// Always 0.
  open var minFrameRate: Double { 0 }
  /// Always 0.
  open var maxFrameRate: Double { 0 }
}
