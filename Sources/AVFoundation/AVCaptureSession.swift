public import Foundation
public import QuartzCore

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

/// Shows what a camera sees; it stays empty here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session; default nil.
  open var session: AVCaptureSession?
  /// Default `resizeAspect`; kept, and has no effect here.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always nil.
  open var connection: AVCaptureConnection? { nil }
  /// Always false.
  open var isPreviewing: Bool { false }

  /// Makes a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// The place in the picture, in parts of it, as if the picture filled the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// The place in the layer of a place in the picture, as if the picture filled the layer.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePoint: CGPoint) -> CGPoint {
    CGPoint(x: captureDevicePoint.x * bounds.width, y: captureDevicePoint.y * bounds.height)
  }

  /// The rectangle in the picture, in parts of it, as if the picture filled the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayer: CGRect) -> CGRect {
    let origin = captureDevicePointConverted(fromLayerPoint: rectInLayer.origin)
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    let size = CGSize(
      width: rectInLayer.width / bounds.width,
      height: rectInLayer.height / bounds.height
    )
    return CGRect(origin: origin, size: size)
  }

  /// The object as it was.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { metadataObject }
}
