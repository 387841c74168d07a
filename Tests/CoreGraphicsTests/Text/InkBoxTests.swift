import CoreGraphics
import Foundation
import Testing

/// Where the system font's ink lies, compared with pictures that iOS drew; the numbers are those
/// of an iPhone SE (320 × 568 points, status bar 20) at scale 3, in pixels.
@Suite struct `Ink of system text` {
  struct Row: CustomTestStringConvertible {
    var text: String
    var size: CGFloat
    var weight: CGFloat
    /// Left, top, right, bottom.
    var ink: [Int]
    var testDescription: String { "\(text) at \(size)" }
  }

  @Test(arguments: rows)
  func `lies where iOS puts it`(row: Row) {
    let ink = Stage(row).ink
    // One point of place, two of size.
    #expect(abs(ink[0] - row.ink[0]) <= 3 && abs(ink[1] - row.ink[1]) <= 3, "\(ink)")
    #expect(abs((ink[2] - ink[0]) - (row.ink[2] - row.ink[0])) <= 6, "\(ink)")
    #expect(abs((ink[3] - ink[1]) - (row.ink[3] - row.ink[1])) <= 6, "\(ink)")
  }

  @Test(arguments: digits)
  func `has digits of the right size`(row: Row) {
    let style = TextStyle(face: FontFace(size: row.size))
    let layout = TextLayout(runs: [TextRun(row.text, style: style)])
    let ink = layout.ink(at: CGPoint(x: 16, y: 20))
    #expect(abs(ink[0] - row.ink[0]) <= 3 && abs(ink[2] - row.ink[2]) <= 3, "\(ink)")
    #expect(abs(ink[3] - ink[1] - row.ink[3]) <= 2, "\(ink)")
  }

  /// Left and right edges and height of the first letters of cells, 16 points from the left; the
  /// picture was made at the medium content size.
  static let digits = [
    (51, 74, 35), (51, 63, 33), (52, 73, 34), (52, 74, 35), (51, 75, 33), (52, 74, 34),
    (51, 74, 35), (50, 72, 33), (51, 74, 35), (51, 74, 35),
  ].enumerated().map { index, edges in
    Row(text: "\(index)", size: 16, weight: 0, ink: [edges.0, 0, edges.1, edges.2])
  }

  static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  static let small: [CGFloat] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]

  static let rows: [Row] =
    zip(
      body,
      [
        [412, 69, 547, 99], [408, 70, 552, 102], [403, 70, 556, 105], [399, 71, 561, 109],
        [390, 72, 570, 114], [381, 76, 577, 120], [372, 77, 586, 126], [349, 81, 609, 140],
        [325, 84, 631, 154], [294, 89, 664, 174], [261, 95, 695, 194], [234, 99, 723, 212],
      ]
    ).map { Row(text: "What's", size: $0, weight: 0.3, ink: $1) }
    + zip(
      body,
      [
        [1, 866, 60, 896], [1, 865, 63, 897], [1, 864, 68, 898], [1, 863, 71, 900],
        [2, 860, 80, 902], [0, 860, 84, 904], [0, 858, 92, 907], [1, 853, 111, 912],
        [1, 847, 132, 917], [1, 839, 160, 924], [1, 833, 187, 932], [1, 826, 211, 938],
      ]
    ).map { Row(text: "the", size: $0, weight: 0, ink: $1) }
    + zip(
      body,
      [
        [864, 866, 956, 903], [859, 865, 956, 905], [853, 863, 956, 906], [847, 863, 956, 909],
        [835, 860, 957, 911], [824, 860, 955, 914], [813, 858, 955, 918], [782, 853, 954, 925],
        [750, 847, 953, 933], [707, 840, 952, 943], [665, 833, 953, 955], [628, 826, 951, 964],
      ]
    ).map { Row(text: "point", size: $0, weight: 0, ink: $1) }
    + zip(
      small,
      [
        [473, 1669, 486, 1694], [472, 1666, 487, 1693], [471, 1663, 487, 1692],
        [471, 1661, 489, 1692], [470, 1656, 490, 1691], [468, 1649, 491, 1688],
        [466, 1643, 491, 1687], [463, 1632, 493, 1684], [460, 1618, 496, 1681],
        [456, 1601, 500, 1677], [453, 1584, 504, 1673], [448, 1564, 509, 1668],
      ]
    ).map { Row(text: "?", size: $0, weight: 0, ink: $1) }
}

/// Draws a label as the controller of the pictures places it.
private struct Stage {
  let ink: [Int]

  init(_ row: `Ink of system text`.Row) {
    let style = TextStyle(face: FontFace(size: row.size, weight: row.weight))
    let layout = TextLayout(runs: [TextRun(row.text, style: style)])
    let pixel = { (x: CGFloat) in (x * 3).rounded() / 3 }
    let size = CGSize(
      width: (layout.size.width * 3).rounded(.up) / 3,
      height: (layout.size.height * 3).rounded(.up) / 3
    )
    let middle = pixel(294 - size.height / 2)
    let origin =
      switch row.text {
      case "the": CGPoint(x: 0, y: middle)
      case "point": CGPoint(x: 320 - size.width, y: middle)
      case "?": CGPoint(x: pixel(160 - size.width / 2), y: 568 - size.height)
      default: CGPoint(x: pixel(160 - size.width / 2), y: 20)
      }
    ink = layout.ink(at: origin)
  }
}

extension TextLayout {
  /// The dark pixels after drawing at a point of a small screen at scale 3.
  fileprivate func ink(at point: CGPoint) -> [Int] {
    guard let context = CGContext(size: CGSize(width: 320, height: 568), scale: 3) else {
      return [0, 0, 0, 0]
    }
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 320, height: 568))
    draw(in: context, at: point)
    return context.takeImage().darkBox
  }
}

extension CGImage {
  /// Left, top, right, bottom of the pixels darker than half.
  var darkBox: [Int] {
    var box = [Int.max, Int.max, 0, 0]
    for y in 0..<height {
      let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width where row[4 * x + 1] < 128 {
        box = [min(box[0], x), min(box[1], y), max(box[2], x + 1), max(box[3], y + 1)]
      }
    }
    return box
  }
}
