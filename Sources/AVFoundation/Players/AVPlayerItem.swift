public import CoreGraphics
public import Foundation

/// An asset as a player has it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The progress of loading.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  /// The asset.
  public let asset: AVAsset
  /// The names of the asset's values that are loaded by themselves.
  public let automaticallyLoadedAssetKeys: [String]
  /// Makes an item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Makes an item of an asset.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: [])
  }
  /// Makes an item of an asset, with names of values that are not loaded here.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    super.init()
    PlayerKeys.makeKnown()
  }
  /// Always `unknown`: nothing is loaded.
  open var status: Status { .unknown }
  /// Always nil.
  open var error: (any Error)? { nil }
  /// Always a time that is not known.
  open var duration: CMTime { asset.duration }
  /// Always none.
  open var tracks: [AVPlayerItemTrack] { [] }
  /// In pixels; always zero.
  open var presentationSize: CGSize { .zero }
  /// Always none: nothing is loaded.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Always none: nothing is loaded.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Always false.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Always false.
  open var isPlaybackBufferFull: Bool { false }
  /// Always true.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Always false.
  open var canPlayReverse: Bool { false }
  /// Always false.
  open var canPlayFastForward: Bool { false }
  /// Always false.
  open var canPlayFastReverse: Bool { false }
  /// Always false.
  open var canPlaySlowForward: Bool { false }
  /// Always false.
  open var canPlaySlowReverse: Bool { false }
  /// Always false.
  open var canStepForward: Bool { false }
  /// Always false.
  open var canStepBackward: Bool { false }
  /// The time to play to; not valid, the default, for the end; kept, and has no effect here.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// The time to play back to; not valid, the default, for the beginning; kept, and has no effect
  /// here.
  open var reversePlaybackEndTime = CMTime.invalid
  /// In seconds; 0, the default, leaves it to the system; kept, and has no effect here.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Bits a second; 0, the default, for no limit; kept, and has no effect here.
  open var preferredPeakBitRate: Double = 0
  /// In pixels; zero, the default, for no limit; kept, and has no effect here.
  open var preferredMaximumResolution = CGSize.zero
  /// Default false; kept, and has no effect here.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// Default `timeDomain`; kept, and has no effect here.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// Default nil; kept, and has no effect here.
  open var audioMix: AVAudioMix?
  /// Default nil; kept, and has no effect here.
  open var videoComposition: AVVideoComposition?
  /// Default none; kept, and has no effect here.
  open var externalMetadata: [AVMetadataItem] = []
  /// The objects that take what is played.
  open private(set) var outputs: [AVPlayerItemOutput] = []

  /// Always the beginning.
  open func currentTime() -> CMTime { .zero }
  /// Always nil.
  open func currentDate() -> Date? { nil }
  /// Stays at the beginning, and completes on the main queue with false.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(false) } }
  }
  /// Stays at the beginning, and completes on the main queue with false.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)?
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Does nothing: nothing is looked for.
  open func cancelPendingSeeks() {}
  /// Does nothing: there are no pictures.
  open func step(byCount stepCount: Int) {}
  /// Keeps an object that takes what is played, which is nothing.
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  /// Lets go of an object that takes what is played.
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  /// Does nothing: there are no choices.
  open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?,
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) {}
  /// Always nil.
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// Always nil.
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
}

/// A track as an item has it; there is none here.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// Always nil.
  open var assetTrack: AVAssetTrack? { nil }
  /// Default true; kept, and has no effect here.
  open var isEnabled = true
}

/// Takes what an item plays, which is nothing.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  /// Default false; kept, and has no effect here.
  open var suppressesPlayerRendering = false
}

/// A list of what was fetched; there is none here.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {}

/// A list of what failed; there is none here.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {}

/// The way pitch is kept at other rates, by the name that iOS has for it.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For speech.
  public static let timeDomain = Self(rawValue: "TimeDomain")
  /// For music.
  public static let spectral = Self(rawValue: "Spectral")
  /// The pitch follows the rate.
  public static let varispeed = Self(rawValue: "Varispeed")
  /// For speech, with little work.
  public static let lowQualityZeroLatency = Self(rawValue: "LowQualityZeroLatency")
}
