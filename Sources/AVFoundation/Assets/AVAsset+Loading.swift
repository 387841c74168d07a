internal import CoreGraphics
public import Foundation

/// The progress of the loading of an asset's value.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading = 1
  case loaded = 2
  case failed = 3
  case cancelled = 4
}

extension AVAsset {
  /// Calls the handler on the main queue: nothing is loaded here, which `statusOfValue` says.
  public func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    guard let handler else { return }
    DispatchQueue.main.async { handler() }
  }

  /// Always `failed`, with an error that says that media aren't read here.
  public func statusOfValue(
    forKey key: String,
    error outError: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus {
    let text = "Portico reads no media: \(key) of \(address.lastPathComponent) is not known."
    outError?.pointee = NSError(
      domain: AVFoundationErrorDomain,
      code: AVError.Code.unknown.rawValue,
      userInfo: [NSLocalizedDescriptionKey: text]
    )
    return .failed
  }
}

/// The largest rectangle of a shape in the middle of another; of size zero for a shape without
/// width or height.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(
    boundingRect.width / aspectRatio.width,
    boundingRect.height / aspectRatio.height
  )
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}
