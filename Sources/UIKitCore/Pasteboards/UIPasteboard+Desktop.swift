internal import Foundation

/// The clipboard of a desktop.
package protocol DesktopClipboard: AnyObject {
  /// Another number whenever there may be something new of another program's.
  var number: Int { get }
  /// The text that another program copied last; nil for none.
  var text: String? { get }
  /// The encoded image that another program copied last; nil for none.
  var image: Data? { get }
  /// Gives other programs a text, an image, or both; the image is encoded once one of them reads it.
  func put(text: String?, image: (() -> Data?)?)
}

extension UIPasteboard {
  /// Takes what another program copied: its text or, without one, its image (W-128).
  func adoptClipboard() {
    guard name == .general, let clipboard = Self.clipboard else { return }
    let number = clipboard.number
    guard number != readNumber || clipboard !== readClipboard else { return }
    (readClipboard, readNumber) = (clipboard, number)
    if let text = clipboard.text {
      guard text != sharedText else { return }
      (sharedText, adoptedImage) = (text, nil)
      ownItems = [[Self.textType: text]]
      if let address = Self.address(text) { ownItems[0][Self.addressType] = address }
      changed()
    } else if let data = clipboard.image, let image = UIImage(data: data) {
      // A clipboard that can't tell of changes has the same image at each reading.
      guard data != adoptedImage else { return }
      (sharedText, adoptedImage) = (nil, data)
      ownItems = [[Self.imageType: image, Self.type(ofImage: data): data]]
      changed()
    }
  }

  /// The address that a whole text is, which counts as one beside the text, as where a browser copied
  /// it (W-126).
  private static func address(_ text: String) -> URL? {
    guard !text.contains(where: \.isWhitespace), let url = URL(string: text),
      let scheme = url.scheme?.lowercased()
    else { return nil }
    let isOfHost = ["http", "https", "ftp"].contains(scheme) && url.host?.isEmpty == false
    return isOfHost || ["file", "mailto", "tel"].contains(scheme) ? url : nil
  }

  /// Gives other programs the first text or address, and the first image.
  func passToClipboard() {
    guard name == .general, let clipboard = Self.clipboard else { return }
    let addresses = ownItems.lazy.compactMap { $0[Self.addressType] as? URL }
    let texts = ownItems.lazy.compactMap { $0[Self.textType] as? String }
    let text = texts.first ?? addresses.first?.absoluteString
    let image = ownItems.lazy.compactMap(Self.image).first
    guard text != nil || image != nil else { return }
    (sharedText, adoptedImage) = (text, nil)
    clipboard.put(text: text, image: image.map { image in { image.pngData() } })
    (readClipboard, readNumber) = (clipboard, clipboard.number)
  }

  // MARK: - Images

  /// The image of an item, which may have it encoded.
  static func image(of item: [String: Any]) -> UIImage? {
    if let image = item[imageType] as? UIImage { return image }
    let encoded = [pngType, jpegType].lazy.compactMap { item[$0] }.first
    return encoded as? UIImage ?? (encoded as? Data).flatMap { UIImage(data: $0) }
  }

  /// The type of an encoded image: a JPEG begins with these two bytes, all else that is read is a PNG.
  private static func type(ofImage data: Data) -> String {
    data.starts(with: [0xFF, 0xD8]) ? jpegType : pngType
  }
}
