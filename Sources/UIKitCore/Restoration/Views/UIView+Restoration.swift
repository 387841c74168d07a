/// The state that UIKit's own views keep.
extension UIView {
  func encodeView(with coder: NSCoder) {
    switch self {
    case let text as UITextView: text.encodeText(with: coder)
    case let table as UITableView: table.encodeList(with: coder)
    case let collection as UICollectionView: collection.encodeList(with: coder)
    case let image as UIImageView: coder.encode(image.isHighlighted, forKey: "UIImageHighlighted")
    default: break
    }
    (self as? UIScrollView)?.encodePlace(with: coder)
  }

  func decodeView(with coder: NSCoder) {
    switch self {
    case let text as UITextView: text.decodeText(with: coder)
    case let table as UITableView: table.decodeList(with: coder)
    case let collection as UICollectionView: collection.decodeList(with: coder)
    case let image as UIImageView where coder.containsValue(forKey: "UIImageHighlighted"):
      image.isHighlighted = coder.decodeBool(forKey: "UIImageHighlighted")
    default: break
    }
    (self as? UIScrollView)?.decodePlace(with: coder)
  }
}

extension UITextView {
  private static let selectionKey = "UITextViewSelection"

  fileprivate func encodeText(with coder: NSCoder) {
    coder.encode(selectedRange.location, forKey: Self.selectionKey + "Location")
    coder.encode(selectedRange.length, forKey: Self.selectionKey + "Length")
  }

  /// The selection, as far as there is that much text.
  fileprivate func decodeText(with coder: NSCoder) {
    guard coder.containsValue(forKey: Self.selectionKey + "Location") else { return }
    let count = (text ?? "").utf16.count
    let location = min(max(0, coder.decodeInteger(forKey: Self.selectionKey + "Location")), count)
    let length = max(0, coder.decodeInteger(forKey: Self.selectionKey + "Length"))
    selectedRange = NSRange(location: location, length: min(length, count - location))
  }
}
