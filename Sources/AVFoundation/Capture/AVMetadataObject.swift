public import Foundation

/// Something that was seen in a picture; nothing is here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of code or thing, by the name that iOS has for it.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name on iOS.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// The bars of most goods in Europe.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// The bars of small goods.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// The bars of goods in America.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// Bars of 39 signs.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// Bars of 39 signs, the last of them a check.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// Bars of 47 signs.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// Bars of 128 signs.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// Stacked bars.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// Squares around a middle.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// Small squares of dots.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// Bars in pairs.
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    /// Bars in pairs for cartons.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// A face.
    public static let face = Self(rawValue: "face")
  }

  /// In parts of the picture.
  open var bounds: CGRect { .zero }
  /// The kind.
  open var type: ObjectType { .qr }
}

/// A code that was seen in a picture; none is here.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code.
  open var stringValue: String? { nil }
  /// The corners, in parts of the picture.
  open var corners: [CGPoint] { [] }
}

/// Finds codes and faces in what a camera sees; there is nothing to see here.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The kinds that are looked for; kept, and has no effect here.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Always none, as without a camera on iOS.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// In parts of the picture; kept, and has no effect here.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Is notified of what was found.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which the delegate is called.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?

  public override init() {}

  /// Sets the delegate and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// Is notified of codes and faces; never called here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// These were found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing by default.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
