public import CoreGraphics
public import Foundation

/// Makes pictures of a film at some of its times; each fails, since no media are read here.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The way in which a picture ended.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }

  /// The film.
  public let asset: AVAsset
  /// True for pictures the right way up; default false; kept, and has no effect here.
  open var appliesPreferredTrackTransform = false
  /// The greatest size of a picture; zero for its own; kept, and has no effect here.
  open var maximumSize = CGSize.zero
  /// The time by which a picture may be earlier than asked; kept, and has no effect here.
  open var requestedTimeToleranceBefore = CMTime.indefinite
  /// The time by which a picture may be later than asked; kept, and has no effect here.
  open var requestedTimeToleranceAfter = CMTime.indefinite

  /// Makes a generator for a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Fails: media are not read here.
  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw Self.failure }

  /// Calls the handler for each time on the main queue, with an error.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let count = requestedTimes.count
    DispatchQueue.main.async {
      for _ in 0..<count { handler(.invalid, nil, .invalid, .failed, Self.failure) }
    }
  }

  /// Does nothing: no picture is under way.
  open func cancelAllCGImageGeneration() {}

  private static var failure: NSError {
    NSError(
      domain: "AVFoundationErrorDomain",
      code: -11_800,
      userInfo: [NSLocalizedDescriptionKey: "Portico reads no media."]
    )
  }
}
