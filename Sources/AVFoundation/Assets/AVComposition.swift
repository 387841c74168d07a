public import CoreGraphics
public import Foundation

/// An asset put together of parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {
  /// The tracks of the composition.
  var parts: [AVCompositionTrack] = []
  /// The tracks of the composition.
  open override var tracks: [AVAssetTrack] { parts }
  /// The end of the longest track.
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  /// In pixels; default zero.
  open internal(set) var naturalSize = CGSize.zero
}

/// A composition while it is put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// Makes a composition without tracks.
  public convenience init() { self.init(url: URL(fileURLWithPath: "/")) }
  /// In pixels; default zero.
  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set { super.naturalSize = newValue }
  }

  /// Adds a track; its number is the preferred one, or the next.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType,
    preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let isFree =
      preferredTrackID != kCMPersistentTrackID_Invalid
      && track(withTrackID: preferredTrackID) == nil
    let next = (parts.map(\.trackID).max() ?? 0) + 1
    let track = AVMutableCompositionTrack(
      asset: self,
      trackID: isFree ? preferredTrackID : next,
      mediaType: mediaType
    )
    parts.append(track)
    return track
  }
  /// The first track of the kind of another one; nil if there is none.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType } as? AVMutableCompositionTrack
  }
  /// Takes a track away.
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
  /// Throws: an asset has no tracks here.
  open func insertTimeRange(
    _ timeRange: CMTimeRange,
    of asset: AVAsset,
    at startTime: CMTime
  ) throws { throw AVError(.operationNotSupportedForAsset) }
}

/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  /// The end of the last part.
  var length = CMTime.zero
  /// The time from the beginning to the end of the last part.
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }
}

/// A track of a composition while it is put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  /// The turn of the pictures; default the identity.
  open override var preferredTransform: CGAffineTransform {
    get { super.preferredTransform }
    set { super.preferredTransform = newValue }
  }

  /// Puts a part of another track in; what lies behind the time moves back.
  open func insertTimeRange(
    _ timeRange: CMTimeRange,
    of track: AVAssetTrack,
    at startTime: CMTime
  ) throws {
    let start = startTime.isNumeric ? startTime : length
    length = max(length, start) + timeRange.duration
  }
  /// Puts nothing in for a time; what lies behind it moves back.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    length = max(length, timeRange.start) + timeRange.duration
  }
  /// Takes a part out.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    length = length - self.timeRange.intersection(timeRange).duration
  }
}

/// The strengths of the sounds of an item; kept, and without effect here.
open class AVAudioMix: NSObject, @unchecked Sendable {
  /// The strengths of each track.
  open internal(set) var inputParameters: [AVAudioMixInputParameters] = []
}

/// The strengths of the sounds of an item while they are put together.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  /// The strengths of each track; default none.
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { super.inputParameters }
    set { super.inputParameters = newValue }
  }
}

/// The strengths of a track's sound.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
  /// The number of the track.
  open internal(set) var trackID = kCMPersistentTrackID_Invalid
}

/// The strengths of a track's sound while they are put together; they have no effect here.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  /// The number of the track.
  open override var trackID: CMPersistentTrackID {
    get { super.trackID }
    set { super.trackID = newValue }
  }
  /// Makes the strengths of a track.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  /// Has no effect here.
  open func setVolume(_ volume: Float, at time: CMTime) {}
  /// Has no effect here.
  open func setVolumeRamp(
    fromStartVolume startVolume: Float,
    toEndVolume endVolume: Float,
    timeRange: CMTimeRange
  ) {}
}
