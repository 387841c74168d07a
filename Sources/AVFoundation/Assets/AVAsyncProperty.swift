public import CoreGraphics
public import Foundation

/// Objects whose values are loaded; no value is here, so each attempt throws.
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

/// A property whose owner and type are not known.
open class AVPartialAsyncProperty<Root: AVAsynchronousKeyValueLoading>: @unchecked Sendable {
  let key: String
  let read: (Root) -> Any?

  init(_ key: String, _ read: @escaping (Root) -> Any?) { (self.key, self.read) = (key, read) }
}

/// A property that is loaded.
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>:
  AVPartialAsyncProperty<Root>, @unchecked Sendable
{}

extension AVAsynchronousKeyValueLoading {
  /// Throws, for a value that has to be read of a file; gives one that the object has anyway.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    guard let value = property.read(self) as? Value else { throw AVError(.failedToLoadMediaData) }
    return value
  }
  /// Throws, if one of the values has to be read of a file.
  public func load<First, Second>(
    _ propertyA: AVAsyncProperty<Self, First>,
    _ propertyB: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) {
    (try await load(propertyA), try await load(propertyB))
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The length, which only compositions have.
  public static var duration: AVAsyncProperty<Root, CMTime> {
    AVAsyncProperty("duration") { $0 is AVComposition ? $0.duration : nil }
  }
  /// The tracks, which only compositions have.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
    AVAsyncProperty("tracks") { $0 is AVComposition ? $0.tracks : nil }
  }
  /// True for an asset that can be played; none can here.
  public static var isPlayable: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty("isPlayable") { $0.isPlayable }
  }
  /// True for an asset that can be written anew; none can here.
  public static var isExportable: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty("isExportable") { $0.isExportable }
  }
  /// The notes on the asset, which are not read.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty("metadata") { _ in nil }
  }
  /// The notes on the asset, which are not read.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    AVAsyncProperty("commonMetadata") { _ in nil }
  }
  /// The turn of the pictures, which is not read.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty("preferredTransform") { _ in nil }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size in pixels, which is not read.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> {
    AVAsyncProperty("naturalSize") { _ in nil }
  }
  /// The turn of the pictures, which only tracks of compositions have.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty("preferredTransform") { $0 is AVCompositionTrack ? $0.preferredTransform : nil }
  }
  /// The time of the track, which only tracks of compositions have.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> {
    AVAsyncProperty("timeRange") { $0 is AVCompositionTrack ? $0.timeRange : nil }
  }
  /// Pictures a second, which are not read.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    AVAsyncProperty("nominalFrameRate") { _ in nil }
  }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  /// The value; nil for none.
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
    AVAsyncProperty("value") { .some($0.value as Any) }
  }
  /// The value as a text; nil for another one.
  public static var stringValue: AVAsyncProperty<Root, String?> {
    AVAsyncProperty("stringValue") { .some($0.stringValue as Any) }
  }
  /// The value as bytes; nil for another one.
  public static var dataValue: AVAsyncProperty<Root, Data?> {
    AVAsyncProperty("dataValue") { .some($0.dataValue as Any) }
  }
}

extension AVAsset {
  /// The tracks of a kind; throws if they have to be read of a file.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    guard self is AVComposition else { throw AVError(.failedToLoadMediaData) }
    return tracks(withMediaType: mediaType)
  }
  /// Throws: notes are not read here.
  public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
    throw AVError(.failedToLoadMediaData)
  }
}
