internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The difference between two pictures of one screen.
struct PictureDifference {
  /// Shades of 255 that are this close count as the same, since things that are drawn in another
  /// order or in other pieces are rounded another way.
  private static let rounding = 2

  /// The pixels that look otherwise, and those that are only rounded another way; nil for pictures
  /// that can't be compared.
  private let counts: (different: Int, rounded: Int)?

  /// Compares two pictures by the bytes of their files.
  init(_ first: Data, _ second: Data) {
    if first == second, !first.isEmpty {
      counts = (0, 0)
    } else if let a = UIImage(data: first)?.cgImage, let b = UIImage(data: second)?.cgImage {
      counts = Self.counts(a, b)
    } else {
      counts = nil
    }
  }

  var isSame: Bool { counts?.different == 0 }

  /// The words for pictures that differ.
  var text: String { counts.map { "\($0.different) pixels differ" } ?? "another kind of picture" }

  /// The remark about pictures that count as the same and are not.
  var remark: String {
    guard let counts, counts.rounded > 0 else { return "" }
    return ", \(counts.rounded) pixels rounded another way"
  }

  private static func counts(_ a: CGImage, _ b: CGImage) -> (different: Int, rounded: Int)? {
    guard a.width == b.width, a.height == b.height, a.bytesPerRow == b.bytesPerRow,
      let some = a.dataProvider?.bytes, let others = b.dataProvider?.bytes,
      some.count == others.count
    else { return nil }
    let (first, second) = ([UInt8](some), [UInt8](others))
    var counts = (different: 0, rounded: 0)
    for place in stride(from: 0, to: first.count - 3, by: 4) {
      let most = (place..<place + 4).reduce(0) { max($0, abs(Int(first[$1]) - Int(second[$1]))) }
      if most > rounding { counts.different += 1 } else if most > 0 { counts.rounded += 1 }
    }
    return counts
  }
}
