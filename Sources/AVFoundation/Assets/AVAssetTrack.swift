public import CoreGraphics
public import Foundation

/// The pictures or the sound of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The asset; nil if it is gone.
  open private(set) weak var asset: AVAsset?
  /// The number of the track.
  public let trackID: CMPersistentTrackID
  /// The kind.
  public let mediaType: AVMediaType
  /// The time that the track takes.
  open var timeRange: CMTimeRange { .zero }
  /// In pixels; always zero.
  open var naturalSize: CGSize { .zero }
  /// The turn of the pictures; default the identity.
  open internal(set) var preferredTransform = CGAffineTransform.identity
  /// Default 1.
  open var preferredVolume: Float { 1 }
  /// Pictures a second; always 0.
  open var nominalFrameRate: Float { 0 }
  /// Bits a second; always 0.
  open var estimatedDataRate: Float { 0 }
  /// Always true.
  open var isEnabled: Bool { true }
  /// Always nil.
  open var languageCode: String? { nil }
  /// The length of a picture; always not valid.
  open var minFrameDuration: CMTime { .invalid }
  /// Always none.
  open var formatDescriptions: [Any] { [] }
  /// Always none.
  open var metadata: [AVMetadataItem] { [] }

  init(asset: AVAsset, trackID: CMPersistentTrackID, mediaType: AVMediaType) {
    self.asset = asset
    (self.trackID, self.mediaType) = (trackID, mediaType)
    super.init()
  }
}
