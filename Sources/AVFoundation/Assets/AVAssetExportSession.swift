public import Foundation

/// The best form.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A form for sharing where there is much room.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A form for sharing where there is little room.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The form as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Sounds of MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes an asset to a file; it fails here, as media are not read.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The progress of writing.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting, exporting, completed, failed, cancelled
  }

  /// The asset.
  public let asset: AVAsset
  /// The name of the form.
  public let presetName: String
  /// The file; default nil.
  open var outputURL: URL?
  /// The kind of the file; default nil; kept, and has no effect here.
  open var outputFileType: AVFileType?
  /// The part that is written; default all; kept, and has no effect here.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// In bytes; 0, the default, for no limit; kept, and has no effect here.
  open var fileLengthLimit: Int64 = 0
  /// Default false; kept, and has no effect here.
  open var shouldOptimizeForNetworkUse = false
  /// Default nil; kept, and has no effect here.
  open var videoComposition: AVVideoComposition?
  /// Default nil; kept, and has no effect here.
  open var audioMix: AVAudioMix?
  /// Default none; kept, and has no effect here.
  open var metadata: [AVMetadataItem]?
  /// `unknown` at first, and `failed` after an attempt.
  open private(set) var status = Status.unknown
  /// The error of an attempt; nil at first.
  open private(set) var error: (any Error)?
  /// From 0 to 1; always 0.
  open var progress: Float { 0 }
  /// The kinds of films and sounds.
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }

  /// Makes a session of an asset and the name of a form.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  /// Fails, and completes on another queue.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    fail()
    DispatchQueue.global().async(execute: handler)
  }
  /// Fails; the status and the error say so.
  open func export() async { fail() }
  /// Ends an attempt that has not failed yet.
  open func cancelExport() { if status == .unknown { status = .cancelled } }

  private func fail() {
    status = .failed
    error = AVError(.exportFailed)
  }

  /// The names of all forms.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
      AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPresetAppleM4A,
      AVAssetExportPresetPassthrough,
    ]
  }
  /// The names of all forms, as assets are not read.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }
}
