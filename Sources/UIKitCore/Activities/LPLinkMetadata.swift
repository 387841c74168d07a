public import Foundation

/// The title and the pictures of a page (L-285).
///
/// It is a class of LinkPresentation, which UIKit names too: what is shared has one (V-287).
nonisolated open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The address that was asked for; default nil.
  open var originalURL: URL?
  /// The address that the page has; default nil.
  open var url: URL?
  /// The title; default nil.
  open var title: String?
  /// The page's small picture; default nil.
  open var iconProvider: NSItemProvider?
  /// The page's picture; default nil.
  open var imageProvider: NSItemProvider?
  /// The page's video; default nil.
  open var videoProvider: NSItemProvider?
  /// The address of the page's video; default nil.
  open var remoteVideoURL: URL?
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Makes values of no page.
  public override init() { super.init() }

  /// Reads addresses and title; an archive has no pictures.
  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(forKey: "title") as? String
    let texts = ["originalURL", "url", "remoteVideoURL"].map {
      coder.decodeObject(forKey: $0) as? String
    }
    let addresses = texts.map { $0.flatMap { URL(string: $0) } }
    (originalURL, url, remoteVideoURL) = (addresses[0], addresses[1], addresses[2])
  }

  /// Writes addresses and title.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
    coder.encode(originalURL?.absoluteString, forKey: "originalURL")
    coder.encode(url?.absoluteString, forKey: "url")
    coder.encode(remoteVideoURL?.absoluteString, forKey: "remoteVideoURL")
  }

  /// The same values, which can be changed on their own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return copy
  }
}
