internal import CoreGraphics

/// The contrast between text and its background, from the pixels that are drawn.
extension AccessibilityAudit {
  /// Text of 18 points, or of 14 in bold, is read at less (WCAG 1.4.3).
  private static let needed = (small: 4.5, large: 3.0)

  var faint: [AccessibilityIssue] {
    guard let picture = screen.picture(), let pixels = PixelReader(picture, scale: screen.scale)
    else { return [] }
    return items.compactMap { item in
      guard !AccessibleObject(object: item.object).traits.contains(.notEnabled) else { return nil }
      return item.labels.lazy.compactMap { faint($0, of: item, pixels) }.first
    }
  }

  private func faint(
    _ label: UILabel,
    of item: AccessibleItem,
    _ pixels: PixelReader
  ) -> AccessibilityIssue? {
    let frame = label.frameOnScreen(of: label.bounds).intersection(screen.bounds)
    // What lies outside of the screen has no pixels.
    guard !frame.isEmpty, let ratio = pixels.contrast(in: frame) else { return nil }
    let needed = label.hasLargeType ? Self.needed.large : Self.needed.small
    return ratio < needed - 0.05 ? .faint(item, ratio, needed: needed) : nil
  }
}

extension AccessibleItem {
  /// The labels in which the element's text is drawn: one, that of a button, or those of a row.
  var labels: [UILabel] {
    if let label = object as? UILabel { return [label] }
    if let label = (object as? UIButton)?.titleLabel {
      return label.text?.isEmpty == false ? [label] : []
    }
    let part = (object as? UIAccessibilityElement)?.accessibilityContainer
    return ((object as? UITableViewCell ?? part as? UITableViewCell)?.contentView).map(
      \.shownLabels
    )
      ?? []
  }
}

extension UIView {
  /// The labels with text in a view and outside of the controls in it.
  fileprivate var shownLabels: [UILabel] {
    guard !isHidden, alpha > 0, !(self is UIControl) else { return [] }
    if let label = self as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return subviews.flatMap(\.shownLabels)
  }
}

extension UILabel {
  fileprivate var hasLargeType: Bool {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= (isBold ? 14 : 18)
  }
}

/// Reads colors out of a picture.
struct PixelReader {
  private let bytes: [UInt8]
  private let stride: Int
  private let size: (width: Int, height: Int)
  private let scale: CGFloat

  init?(_ image: CGImage, scale: CGFloat) {
    guard let data = image.dataProvider?.bytes, !data.isEmpty else { return nil }
    bytes = Array(data)
    stride = image.bytesPerRow
    size = (image.width, image.height)
    self.scale = scale
  }

  /// The ratio between the commonest color of a rectangle and the one that stands out most.
  ///
  /// The edges of letters mix both, so the pixel that stands out most is the letters' own color,
  /// wherever strokes are at least a pixel wide. Nil where everything has one color.
  func contrast(in rect: CGRect) -> Double? {
    var counts: [UInt32: Int] = [:]
    let (left, right) = (max(0, Int(rect.minX * scale)), min(size.width, Int(rect.maxX * scale)))
    let (top, bottom) = (max(0, Int(rect.minY * scale)), min(size.height, Int(rect.maxY * scale)))
    guard left < right, top < bottom else { return nil }
    for y in top..<bottom {
      for x in left..<right { counts[color(x, y), default: 0] += 1 }
    }
    guard counts.count > 1, let ground = counts.max(by: { $0.value < $1.value })?.key else {
      return nil
    }
    let behind = Self.luminance(ground)
    let ratio = counts.keys.map { Self.ratio(Self.luminance($0), behind) }.max() ?? 1
    return ratio < 1.02 ? nil : ratio
  }

  private func color(_ x: Int, _ y: Int) -> UInt32 {
    let index = y * stride + x * 4
    guard index + 2 < bytes.count else { return 0 }
    return UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
  }

  /// Relative luminance as WCAG 2 defines it; pixels are blue, green, red.
  private static func luminance(_ color: UInt32) -> Double {
    func linear(_ byte: UInt32) -> Double {
      let share = Double(byte & 255) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.0722 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.2126 * linear(color)
  }

  private static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
