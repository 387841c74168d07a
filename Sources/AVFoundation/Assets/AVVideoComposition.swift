public import CoreGraphics
public import Foundation

/// The way pictures of tracks become one; kept, and without effect here.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  /// The time that a picture is shown.
  open internal(set) var frameDuration = CMTime.zero
  /// In pixels.
  open internal(set) var renderSize = CGSize.zero
  /// Default 1.
  open internal(set) var renderScale: Float = 1
  /// The rules, one behind the other.
  open internal(set) var instructions: [AVVideoCompositionInstruction] = []
}

/// The way pictures of tracks become one, while it is put together.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  /// The time that a picture is shown; default zero.
  open override var frameDuration: CMTime {
    get { super.frameDuration }
    set { super.frameDuration = newValue }
  }
  /// In pixels; default zero.
  open override var renderSize: CGSize {
    get { super.renderSize }
    set { super.renderSize = newValue }
  }
  /// Default 1.
  open override var renderScale: Float {
    get { super.renderScale }
    set { super.renderScale = newValue }
  }
  /// The rules, one behind the other; default none.
  open override var instructions: [AVVideoCompositionInstruction] {
    get { super.instructions }
    set { super.instructions = newValue }
  }

  /// Makes a composition without rules.
  public override init() { super.init() }
  /// Makes a composition for an asset, which has no pictures here.
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

/// The rule for a time.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
  /// The time.
  open internal(set) var timeRange = CMTimeRange.invalid
  /// The colour behind all pictures; nil for black.
  open internal(set) var backgroundColor: CGColor?
  /// The rules for tracks, the highest first.
  open internal(set) var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}

/// The rule for a time, while it is put together.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction,
  @unchecked Sendable
{
  /// The time; default not valid.
  open override var timeRange: CMTimeRange {
    get { super.timeRange }
    set { super.timeRange = newValue }
  }
  /// The colour behind all pictures; default nil, for black.
  open override var backgroundColor: CGColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  /// The rules for tracks, the highest first; default none.
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { super.layerInstructions }
    set { super.layerInstructions = newValue }
  }

  /// Makes a rule without a time.
  public override init() { super.init() }
}

/// The rule for a track.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  /// The number of the track.
  open internal(set) var trackID = kCMPersistentTrackID_Invalid
}

/// The rule for a track, while it is put together; it has no effect here.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  /// The number of the track.
  open override var trackID: CMPersistentTrackID {
    get { super.trackID }
    set { super.trackID = newValue }
  }
  /// Makes a rule for a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }
  /// Has no effect here.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Has no effect here.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  /// Has no effect here.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
  /// Has no effect here.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform,
    toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) {}
  /// Has no effect here.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float,
    toEndOpacity endOpacity: Float,
    timeRange: CMTimeRange
  ) {}
}
