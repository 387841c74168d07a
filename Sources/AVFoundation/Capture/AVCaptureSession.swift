public import Foundation

/// The source of a session's pictures or sounds.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or microphone as an input.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The camera or microphone.
  public let device: AVCaptureDevice
  /// Makes an input of a camera or microphone.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// The destination of a session's pictures or sounds.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// Always none.
  open var connections: [AVCaptureConnection] { [] }
  /// Always nil.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from an input to an output; there is none here.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Always false.
  open var isActive: Bool { false }
  /// Always false.
  open var isVideoStabilizationSupported: Bool { false }
  /// Default `off`; kept, and has no effect here.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// Always `off`.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  /// Default true; kept, and has no effect here.
  open var automaticallyAdjustsVideoMirroring = true
  /// Always 1.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// Default 1; kept, and has no effect here.
  open var videoScaleAndCropFactor: CGFloat = 1
  /// Default true; kept, and has no effect here.
  open var isEnabled = true
  /// Always false.
  open var isVideoOrientationSupported: Bool { false }
  /// Default `portrait`; kept, and has no effect here.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// In degrees; kept, and has no effect here.
  open var videoRotationAngle: CGFloat = 0
  /// Always false.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Always false.
  open var isVideoMirroringSupported: Bool { false }
  /// Default false; kept, and has no effect here.
  open var isVideoMirrored = false
}

/// The care that is taken to keep films still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard, cinematic, cinematicExtended
  case auto = -1
}

/// The side of the device that is up in pictures.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// Brings inputs and outputs together; without a camera it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality of pictures and sounds, by the name that iOS has for it.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name on iOS.
    public let rawValue: String
    /// Makes a quality of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For single pictures.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// The best.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// For sharing where there is much room.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// For sharing where there is little room.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 352 by 288 pixels.
    public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
    /// 960 by 540 pixels.
    public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720 pixels, each picture whole.
    public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The form of the camera.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Default `high`; kept, and has no effect here.
  open var sessionPreset = Preset.high
  /// The inputs that were added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs that were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Always none.
  open var connections: [AVCaptureConnection] { [] }
  /// Always false.
  open var isRunning: Bool { false }
  /// Always false.
  open var isInterrupted: Bool { false }
  /// Default true; kept, and has no effect here.
  open var usesApplicationAudioSession = true
  /// Default true; kept, and has no effect here.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Default true; kept, and has no effect here.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Default false; kept, and has no effect here.
  open var isMultitaskingCameraAccessEnabled = false
  /// Always false.
  open var isMultitaskingCameraAccessSupported: Bool { false }

  public override init() {}

  /// Always true.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// True for an input that was not added yet.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Keeps an input.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Takes an input away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// True for an output that was not added yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Keeps an output.
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { outputs.append(output) }
  }
  /// Keeps an input; there are no connections.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Keeps an output; there are no connections.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Always false: there is no camera.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Does nothing: there is no camera.
  open func addConnection(_ connection: AVCaptureConnection) {}
  /// Does nothing: there is no camera.
  open func removeConnection(_ connection: AVCaptureConnection) {}
  /// Takes an output away.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Does nothing.
  open func beginConfiguration() {}
  /// Does nothing.
  open func commitConfiguration() {}
  /// Does nothing: there is no camera.
  open func startRunning() {}
  /// Does nothing: nothing was begun.
  open func stopRunning() {}
}
