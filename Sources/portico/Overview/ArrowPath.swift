internal import CoreGraphics

/// The curve of an arrow from one scene's edge to another's, in the sheet's coordinates.
nonisolated struct ArrowPath {
  let start: CGPoint
  let end: CGPoint
  private let bend: CGVector

  /// Leaves and arrives on the sides that face each other.
  init(from source: CGRect, to destination: CGRect) {
    let dx = destination.midX - source.midX
    let dy = destination.midY - source.midY
    let beside = abs(dx) * source.height >= abs(dy) * source.width
    if beside {
      let right = dx >= 0
      start = CGPoint(x: right ? source.maxX : source.minX, y: source.midY)
      end = CGPoint(x: right ? destination.minX : destination.maxX, y: destination.midY)
      bend = CGVector(dx: max(24, abs(end.x - start.x) / 2) * (right ? 1 : -1), dy: 0)
    } else {
      let down = dy >= 0
      start = CGPoint(x: source.midX, y: down ? source.maxY : source.minY)
      end = CGPoint(x: destination.midX, y: down ? destination.minY : destination.maxY)
      bend = CGVector(dx: 0, dy: max(24, abs(end.y - start.y) / 2) * (down ? 1 : -1))
    }
  }

  /// The arrow as SVG, with its kind over its middle and its identifier below.
  func svg(kind: String, identifier: String?) -> String {
    let one = CGPoint(x: start.x + bend.dx, y: start.y + bend.dy)
    let two = CGPoint(x: end.x - bend.dx, y: end.y - bend.dy)
    let curve = "M\(text(start)) C\(text(one)) \(text(two)) \(text(end))"
    let x = ((start.x + end.x) / 2).short
    let y = (start.y + end.y) / 2
    let name = identifier.map { "<text x=\"\(x)\" y=\"\((y + 16).short)\">\($0.escaped)</text>" }
    return """
      <g class="\(kind.escaped)"><path d="\(curve)" marker-end="url(#tip)"/>\
      <text x="\(x)" y="\((y - 7).short)">\(kind.escaped)</text>\(name ?? "")</g>
      """
  }

  private func text(_ point: CGPoint) -> String { "\(point.x.short) \(point.y.short)" }
}
