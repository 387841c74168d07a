import Foundation

extension ShapeValues {
  func draw(in context: CGContext) {
    guard let path, !path.isEmpty else { return }
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, strokeEnd > strokeStart else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if let dashes, dashes.contains(where: { $0 > 0 }) {
      context.setLineDash(phase: dashPhase, lengths: dashes)
    }
    context.addPath(
      strokeStart > 0 || strokeEnd < 1 ? PathTrimmer.trim(path, strokeStart, strokeEnd) : path
    )
    context.strokePath()
  }

  /// The rectangle that the drawing can reach, in the layer's space.
  var reach: CGRect? {
    guard let path, !path.isEmpty else { return nil }
    let box = path.boundingBox
    guard !box.isNull, !box.isInfinite else { return nil }
    guard strokeColor != nil else { return box }
    let spikes = lineJoin == .miter ? min(max(miterLimit, 1), 4) : 1.5
    return box.insetBy(dx: -lineWidth / 2 * spikes, dy: -lineWidth / 2 * spikes)
  }
}

/// Cuts a path down to the part between two shares of its length.
enum PathTrimmer {
  /// The polygon of the part; curves become short lines.
  static func trim(_ path: CGPath, _ start: CGFloat, _ end: CGFloat) -> CGPath {
    let lines = flatten(path)
    let total = lines.reduce(0) { $0 + length($1) }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    let result = CGMutablePath()
    var walked: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let size = distance(a, b)
        defer { walked += size }
        let (first, last) = (max(from - walked, 0), min(to - walked, size))
        guard size > 0, last > first else { continue }
        if !isDrawing { result.move(to: between(a, b, first / size)) }
        isDrawing = true
        result.addLine(to: between(a, b, last / size))
      }
    }
    return result
  }

  private static func flatten(_ path: CGPath) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    for step in path.steps {
      let from = line.last ?? .zero
      switch step {
      case .move(let point):
        if line.count > 1 { lines.append(line) }
        line = [point]
      case .line(let point): line.append(point)
      case .quad(let control, let end):
        line += samples { t in
          between(between(from, control, t), between(control, end, t), t)
        }
      case .cubic(let one, let two, let end):
        line += samples { t in
          let middle = between(one, two, t)
          return between(
            between(between(from, one, t), middle, t),
            between(middle, between(two, end, t), t),
            t
          )
        }
      case .close:
        if let first = line.first { line.append(first) }
        if line.count > 1 { lines.append(line) }
        line = line.first.map { [$0] } ?? []
      }
    }
    if line.count > 1 { lines.append(line) }
    return lines
  }

  private static func samples(_ curve: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...32).map { curve(CGFloat($0) / 32) }
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  private static func length(_ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }
}
