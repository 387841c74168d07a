internal import AccessibilityTree
internal import Foundation

extension Interface {
  /// The methods for the places of characters, which only the app knows.
  static let placesOfText: [Method] = [
    Method("GetCharacterExtents", "iu", "iiii") { call in
      call.extents(call.number(0)..<call.number(0).advanced(by: 1), call.number(1))
    },
    Method("GetRangeExtents", "iiu", "iiii") { call in
      call.extents(call.range, call.number(2))
    },
    Method("GetOffsetAtPoint", "iiu", "i") { call in
      let point = call.screenPoint(call.number(2))
      // What is scrolled out of a text is not at a point.
      guard call.node.frame.contains(point) else { return .value(.int(-1)) }
      return .places { [.count($0?.offset(at: point) ?? -1)] }
    },
    Method("GetBoundedRanges", "iiiiuuu", "a(iisv)") { $0.boundedRanges() },
    // Wherever on the screen it is wanted, it comes into sight.
    Method("ScrollSubstringTo", "iiu", "b") { .request(.revealText($0.node.id, $0.range)) },
    Method("ScrollSubstringToPoint", "iiuii", "b") {
      .request(.revealText($0.node.id, $0.range))
    },
  ]
}

extension AccessibilityNode {
  /// True if its text may have more than one line.
  var mayBreakLines: Bool {
    traits.isDisjoint(with: [.textEntry, .searchField, .secureText]) || traits.contains(.textArea)
  }
}

extension Call {
  /// The characters between the first two arguments; a second of -1 is the end of the text.
  fileprivate var range: Range<Int> {
    let servedText = servedText
    let (first, last) = (servedText.clamped(number(0)), servedText.end(number(1)))
    return min(first, last)..<max(first, last)
  }

  /// The point of the first two arguments, on the screen.
  func screenPoint(_ kind: Int) -> CGPoint {
    let origin = origin(kind)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// The box of some characters; that of the insertion point where there are none.
  fileprivate func extents(_ range: Range<Int>, _ kind: Int) -> Answer {
    let count = servedText.count
    let inside = range.clamped(to: 0..<count)
    return .places { places in
      let caret = min(max(range.lowerBound, 0), count)
      guard let box = places?.frame(of: inside) ?? places?.caret(at: caret) else {
        return extents(kind)
      }
      let origin = origin(kind)
      return BusValue.box(box.offsetBy(dx: -origin.x, dy: -origin.y))
    }
  }

  /// The stretches of text in a box, with what they say.
  fileprivate func boundedRanges() -> Answer {
    let origin = screenPoint(number(4))
    let box = CGRect(
      x: origin.x,
      y: origin.y,
      width: CGFloat(max(number(2), 0)),
      height: CGFloat(max(number(3), 0))
    )
    let edges = AccessibilityTextPlaces.Edges(x: number(5), y: number(6))
    let servedText = servedText
    return .places { places in
      let found = places?.ranges(in: box, excludes: edges) ?? []
      let entries = found.map { range in
        BusValue.structure([
          .count(range.lowerBound), .count(range.upperBound), .string(servedText[range]),
          .variant(.string("")),
        ])
      }
      return [.array(of: "(iisv)", entries)]
    }
  }
}

extension AccessibilityTextPlaces.Edges {
  /// By the numbers of `AtspiTextClipType`: 1 excludes what the lower bound cuts, 2 what the upper
  /// one cuts, 3 both.
  fileprivate init(x: Int, y: Int) {
    self = []
    if x == 1 || x == 3 { insert(.left) }
    if x == 2 || x == 3 { insert(.right) }
    if y == 1 || y == 3 { insert(.top) }
    if y == 2 || y == 3 { insert(.bottom) }
  }
}
