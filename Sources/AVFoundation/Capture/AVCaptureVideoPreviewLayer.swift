public import Foundation
public import QuartzCore

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

  /// Makes a layer of a session, which has no connections.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// Sets the session; there are no connections.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

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

  /// The rectangle in the layer of one in the picture, as if the picture filled the layer.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect)
    -> CGRect
  {
    let part = rectInMetadataOutputCoordinates
    return CGRect(
      x: part.minX * bounds.width,
      y: part.minY * bounds.height,
      width: part.width * bounds.width,
      height: part.height * bounds.height
    )
  }

  /// The object as it was.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { metadataObject }
}
