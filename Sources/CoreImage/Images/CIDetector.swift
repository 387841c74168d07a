public import Foundation

/// The detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The detector of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The detector of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The detector of places with text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Exact, and slow.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Fast, and less exact.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The key of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether closed eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The key of whether a face is the same as before.
public let CIDetectorTracking = "CIDetectorTracking"

/// Something that was found in an image; nothing is here.
open class CIFeature: NSObject, @unchecked Sendable {
  /// In the image's coordinates.
  open var bounds: CGRect { .zero }
}

/// A face that was found.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Always false.
  open var hasSmile: Bool { false }
  /// Always false.
  open var hasLeftEyePosition: Bool { false }
  /// Always false.
  open var hasRightEyePosition: Bool { false }
  /// Always false.
  open var hasMouthPosition: Bool { false }
  /// Always zero.
  open var leftEyePosition: CGPoint { .zero }
  /// Always zero.
  open var rightEyePosition: CGPoint { .zero }
  /// Always zero.
  open var mouthPosition: CGPoint { .zero }
}

/// A QR code that was found.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// Always nil.
  open var messageString: String? { nil }
}

/// A rectangle that was found.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {}

/// Looks for faces and codes in images, and finds none here.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Makes a detector of a kind; context and options have no effect here.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// Always none.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Always none.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
