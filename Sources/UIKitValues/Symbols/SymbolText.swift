internal import Foundation

/// Reads the short text in which a symbol is drawn.
///
/// Numbers are hundredths of an em, from the middle of the symbol to the right and down. A text
/// is a row of layers between bars. A layer begins with what is done with its path:
///
/// - `s` draws a line along it, 8 wide at regular weight, or as wide as the number behind the `s`;
/// - `f` fills it, by the even-odd rule;
/// - `x` in front of either cuts it out of what lies below;
/// - `2` and `3` in front of that give the layer the second or third rank;
/// - `@name scale angle x y` puts in another symbol, scaled, turned by degrees and moved;
///   `@-name` mirrors it from left to right, `x@name` cuts it out.
///
/// Then come the path's steps: `M x y`, `L x y` (as many points as there are), `C` with three
/// points, `Q` with two, `Z`; `o x y r` a circle, `e x y rx ry` an ellipse, `r x y w h radius` a
/// rectangle, `a x y r from to` an arc clockwise in degrees, `n x y r count angle` a regular
/// polygon and `p x y r inner count` a star.
nonisolated struct SymbolText {
  private var tokens: ArraySlice<Substring>
  private let path = CGMutablePath()

  /// The layers of a text, whose middle is at (0, 0), in ems.
  static func layers(
    _ text: String,
    symbol: (String) -> [SystemSymbol.Layer]
  ) -> [SystemSymbol.Layer] {
    text.split(separator: "|").flatMap { part -> [SystemSymbol.Layer] in
      let tokens = part.split(separator: " ")
      guard let head = tokens.first else { return [] }
      if let at = head.firstIndex(of: "@") {
        let name = head[head.index(after: at)...]
        let layers = reference(name, tokens.dropFirst().compactMap { number($0) }, symbol)
        return head.hasPrefix("x") ? layers.map(\.erased) : layers
      }
      var reader = SymbolText(tokens: tokens.dropFirst())
      reader.readSteps()
      return [reader.layer(String(head))]
    }
  }

  private init(tokens: ArraySlice<Substring>) { self.tokens = tokens }

  private static func number(_ word: Substring) -> CGFloat? { Double(word).map { CGFloat($0) } }

  private static func reference(
    _ word: Substring,
    _ numbers: [CGFloat],
    _ symbol: (String) -> [SystemSymbol.Layer]
  ) -> [SystemSymbol.Layer] {
    let isMirrored = word.hasPrefix("-")
    let values = numbers + [1, 0, 0, 0].dropFirst(numbers.count)
    var transform = CGAffineTransform(translationX: values[2] / 100, y: values[3] / 100)
      .rotated(by: values[1] * .pi / 180)
      .scaledBy(x: isMirrored ? -values[0] : values[0], y: values[0])
    return symbol(String(isMirrored ? word.dropFirst() : word)).map { layer in
      var layer = layer
      layer.path = layer.path.copy(using: &transform) ?? layer.path
      // Lines get thinner with their symbol, but less than it gets smaller.
      layer.lineWidth = layer.lineWidth.map { $0 * values[0].squareRoot() }
      return layer
    }
  }

  private func layer(_ head: String) -> SystemSymbol.Layer {
    var head = Substring(head)
    var rank = SystemSymbol.Layer.Rank.primary
    if let first = head.first, let value = first.wholeNumberValue {
      rank = SystemSymbol.Layer.Rank(rawValue: value - 1) ?? .primary
      head.removeFirst()
    }
    let isErased = head.first == "x"
    if isErased { head.removeFirst() }
    let isLine = head.first == "s"
    let width = Self.number(head.dropFirst()) ?? 8
    return SystemSymbol.Layer(
      path: path,
      lineWidth: isLine ? width / 100 : nil,
      rank: rank,
      isErased: isErased
    )
  }

  // MARK: - Steps

  private mutating func readSteps() {
    while let word = tokens.popFirst() {
      switch word {
      case "M": path.move(to: point())
      case "L": while startsWithNumber { path.addLine(to: point()) }
      case "C":
        while startsWithNumber {
          let (one, two) = (point(), point())
          path.addCurve(to: point(), control1: one, control2: two)
        }
      case "Q":
        while startsWithNumber {
          let control = point()
          path.addQuadCurve(to: point(), control: control)
        }
      case "Z": path.closeSubpath()
      default: readShape(word)
      }
    }
  }

  private mutating func readShape(_ word: Substring) {
    switch word {
    case "o":
      let (middle, radius) = (point(), length())
      path.addEllipse(in: Self.box(middle, radius, radius))
    case "e":
      let (middle, width, height) = (point(), length(), length())
      path.addEllipse(in: Self.box(middle, width, height))
    case "r":
      let (corner, width, height, radius) = (point(), length(), length(), length())
      let round = min(radius, width / 2, height / 2)
      path.addRoundedRect(
        in: CGRect(x: corner.x, y: corner.y, width: width, height: height),
        cornerWidth: round,
        cornerHeight: round
      )
    case "a":
      let (middle, radius, from, to) = (point(), length(), angle(), angle())
      let count = max(Int((abs(to - from) / 0.05).rounded(.up)), 1)
      for index in 0...count {
        let turn = from + (to - from) * CGFloat(index) / CGFloat(count)
        let place = Self.around(middle, radius, turn)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    case "n":
      let (middle, radius, count, turn) = (point(), length(), Int(next()), angle())
      polygon(count) { Self.around(middle, radius, turn + 2 * .pi * CGFloat($0) / CGFloat(count)) }
    case "p":
      let (middle, radius, inner, count) = (point(), length(), length(), Int(next()))
      polygon(2 * count) {
        Self.around(
          middle,
          $0 % 2 == 0 ? radius : inner,
          .pi * CGFloat($0) / CGFloat(count) - .pi / 2
        )
      }
    default: break
    }
  }

  private func polygon(_ count: Int, _ place: (Int) -> CGPoint) {
    for index in 0..<max(count, 0) {
      if index == 0 { path.move(to: place(index)) } else { path.addLine(to: place(index)) }
    }
    path.closeSubpath()
  }

  private static func around(_ middle: CGPoint, _ radius: CGFloat, _ turn: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + radius * cos(turn), y: middle.y + radius * sin(turn))
  }

  private static func box(_ middle: CGPoint, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: middle.x - width, y: middle.y - height, width: 2 * width, height: 2 * height)
  }

  // MARK: - Numbers

  private var startsWithNumber: Bool { tokens.first.flatMap(Self.number) != nil }
  private mutating func next() -> CGFloat { tokens.popFirst().flatMap(Self.number) ?? 0 }
  private mutating func length() -> CGFloat { next() / 100 }
  private mutating func angle() -> CGFloat { next() * .pi / 180 }
  private mutating func point() -> CGPoint {
    let x = length()
    return CGPoint(x: x, y: length())
  }
}

nonisolated extension SystemSymbol.Layer {
  /// The same shape, cut out of what lies below; its own holes stay.
  fileprivate var erased: SystemSymbol.Layer {
    var layer = self
    layer.isErased.toggle()
    return layer
  }
}
