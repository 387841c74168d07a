import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Four labels at the edges of the safe area, as iOS itself drew them on many devices.
///
/// The pictures' measures lie outside the repository, beside the corpus that `PORTICO_CORPUS` names.
@Suite(.serialized, .enabled(if: !ReferencePicture.all.isEmpty, "no reference pictures"))
struct `Labels stand where iOS puts them` {
  @Test(arguments: ReferencePicture.all)
  func `within a point, and within two of its size`(picture: ReferencePicture) throws {
    let drawn = try #require(picture.draw())
    let labels = [("What's", 0), ("the", 1), ("point", 2), ("?", 3)]
    for (text, index) in labels {
      let wanted = picture.boxes[index]
      let found = try #require(drawn.ink(near: wanted), "\(text) is not drawn")
      let report = Comment(rawValue: "\(picture.name) \(text): \(found) instead of \(wanted)")
      #expect(abs(found.left - wanted.left) <= 3, report)
      #expect(abs(found.top - wanted.top) <= 3, report)
      #expect(abs(found.width - wanted.width) <= 6, report)
      #expect(abs(found.height - wanted.height) <= 6, report)
    }
  }
}

/// A box of ink in pixels; right and bottom are the first pixels beyond it.
nonisolated struct InkBox: CustomStringConvertible, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var description: String { "(\(left),\(top),\(right),\(bottom))" }

  func union(_ other: InkBox) -> InkBox {
    InkBox(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}

/// One line of the reference's table: a device, a text size, and where ink is.
nonisolated struct ReferencePicture: CustomTestStringConvertible, Sendable {
  let name: String
  let pixels: (width: Int, height: Int)
  /// Those of “What's”, “the”, “point” and “?”.
  let boxes: [InkBox]

  var testDescription: String { name }

  static let all: [ReferencePicture] = {
    let environment = ProcessInfo.processInfo.environment["PORTICO_CORPUS"]
    let corpus =
      environment.map { URL(fileURLWithPath: $0) }
      ?? Fixtures.folder.appendingPathComponent("../../../shared/corpus/interface-builder")
    let table = corpus.appendingPathComponent("../reference-pictures/ink.tsv").standardizedFileURL
    guard let text = try? String(contentsOf: table, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { ReferencePicture(String($0)) }
  }()

  init?(_ line: String) {
    let fields = line.split(separator: "\t")
    guard fields.count == 4, fields[0].hasPrefix("testTraits."), let width = Int(fields[1]),
      let height = Int(fields[2])
    else { return nil }
    name = fields[0].dropFirst("testTraits.".count).replacingOccurrences(of: ".png", with: "")
    pixels = (width, height)
    var boxes = fields[3].split(separator: " ").compactMap { box -> InkBox? in
      let parts = box.split(separator: ",").compactMap { Int($0) }
      return parts.count == 4
        ? InkBox(left: parts[0], top: parts[1], right: parts[2], bottom: parts[3]) : nil
    }
    // The dot of a large question mark is a box of its own.
    while boxes.count > 4 { boxes[3] = boxes[3].union(boxes.remove(at: 4)) }
    guard boxes.count == 4 else { return nil }
    self.boxes = boxes
  }

  var size: CGSize { CGSize(width: Double(pixels.width) / 3, height: Double(pixels.height) / 3) }

  var insets: UIEdgeInsets {
    if name.hasPrefix("iphone-x") { return UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    if name.hasPrefix("ipad-pro-11") { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
    return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }

  /// The text size that each device's picture was recorded with.
  var category: UIContentSizeCategory {
    let names: [(String, UIContentSizeCategory)] = [
      ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
      ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
      ("accessibility-extra-large", .accessibilityExtraLarge),
      ("accessibility-large", .accessibilityLarge), ("accessibility-medium", .accessibilityMedium),
      ("extra-extra-extra-large", .extraExtraExtraLarge),
      ("extra-extra-large", .extraExtraLarge), ("extra-large", .extraLarge),
      ("extra-small", .extraSmall), ("se-large", .large), ("se-medium", .medium),
      ("se-small", .small), ("xs-max", .large),
    ]
    if let named = names.first(where: { name.hasSuffix($0.0) }) { return named.1 }
    return name.hasPrefix("ipad") ? .large : .medium
  }
}

extension ReferencePicture {
  /// The same screen, drawn here.
  func draw() -> InkPicture? {
    let stage = Stage(.iPhone15, scale: 3)
    stage.window.frame = CGRect(origin: .zero, size: size)
    stage.window.backgroundColor = .white
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let safe = stage.window.bounds.inset(by: insets)
    func add(_ text: String, _ style: UIFont.TextStyle, _ place: (CGSize) -> CGPoint) {
      let label = UILabel()
      label.text = text
      label.textColor = .black
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
      let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
      let origin = place(size)
      label.frame = CGRect(origin: onPixels(origin), size: size)
      stage.window.addSubview(label)
    }
    add("What's", .headline) { CGPoint(x: safe.midX - $0.width / 2, y: safe.minY) }
    add("the", .body) { CGPoint(x: safe.minX, y: safe.midY - $0.height / 2) }
    add("point", .body) { CGPoint(x: safe.maxX - $0.width, y: safe.midY - $0.height / 2) }
    add("?", .subheadline) {
      CGPoint(x: safe.midX - $0.width / 2, y: safe.maxY - $0.height)
    }
    stage.window.isHidden = false
    stage.turn()
    return stage.window.image(scale: 3).map { InkPicture(image: $0) }
  }

  private func onPixels(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 3).rounded() / 3, y: (point.y * 3).rounded() / 3)
  }
}

/// A drawn picture that can be asked where it is darker than half.
struct InkPicture {
  let image: CGImage

  /// The box of all ink not far from where it is expected.
  func ink(near box: InkBox) -> InkBox? {
    let reach = 24
    let area = InkBox(
      left: max(box.left - reach, 0),
      top: max(box.top - reach, 0),
      right: min(box.right + reach, image.width),
      bottom: min(box.bottom + reach, image.height)
    )
    var found: InkBox?
    for y in area.top..<area.bottom {
      let row = (image.pixels.base + y * image.pixels.stride).assumingMemoryBound(to: UInt8.self)
      for x in area.left..<area.right {
        let light = Int(row[x * 4]) + Int(row[x * 4 + 1]) + Int(row[x * 4 + 2])
        guard light < 3 * 128 else { continue }
        let pixel = InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
        found = found?.union(pixel) ?? pixel
      }
    }
    return found
  }
}
