import Foundation

extension GradientValues {
  func draw(in context: CGContext, bounds: CGRect) {
    guard let colors, !colors.isEmpty, bounds.width > 0, bounds.height > 0,
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: colors,
        locations: usableLocations
      )
    else { return }
    let wholly: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    context.clip(to: bounds)
    // In units of the bounds, so that slanted lines and circles stretch with them.
    context.translateBy(x: bounds.minX, y: bounds.minY)
    context.scaleBy(x: bounds.width, y: bounds.height)
    switch type {
    case .radial: drawRadial(gradient, wholly, in: context)
    case .conic: drawConic(gradient, in: context)
    default: context.drawLinearGradient(gradient, start: start, end: end, options: wholly)
    }
    context.restoreGState()
  }

  private var usableLocations: [CGFloat]? {
    guard let locations, locations.count == colors?.count else { return nil }
    return locations
  }

  private func drawRadial(
    _ gradient: CGGradient,
    _ options: CGGradientDrawingOptions,
    in context: CGContext
  ) {
    let radius = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
    guard radius.width > 0, radius.height > 0 else { return }
    context.translateBy(x: start.x, y: start.y)
    context.scaleBy(x: radius.width, y: radius.height)
    context.drawRadialGradient(
      gradient,
      startCenter: .zero,
      startRadius: 0,
      endCenter: .zero,
      endRadius: 1,
      options: options
    )
  }

  /// A fan of triangles, one degree each, reaching beyond the bounds.
  private func drawConic(_ gradient: CGGradient, in context: CGContext) {
    let first = atan2(end.y - start.y, end.x - start.x)
    let (count, reach) = (360, CGFloat(4))
    for index in 0..<count {
      let from = first + 2 * .pi * CGFloat(index) / CGFloat(count)
      // A little further than its share, so that no seam is left between triangles.
      let to = from + 2 * .pi * 1.5 / CGFloat(count)
      let color = gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(count))
      context.setFillColor(color)
      context.beginPath()
      context.move(to: start)
      context.addLine(to: CGPoint(x: start.x + reach * cos(from), y: start.y + reach * sin(from)))
      context.addLine(to: CGPoint(x: start.x + reach * cos(to), y: start.y + reach * sin(to)))
      context.closePath()
      context.fillPath()
    }
  }
}

extension CGGradient {
  /// The colour at a place from 0 to 1.
  fileprivate func color(at location: CGFloat) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last.map { CGColor($0.color) } ?? .clear
    }
    let upper = stops[next]
    guard next > 0 else { return CGColor(upper.color) }
    let lower = stops[next - 1]
    let part = (location - lower.location) / max(upper.location - lower.location, 1e-6)
    func mix(_ channel: KeyPath<RGBA, CGFloat>) -> CGFloat {
      lower.color[keyPath: channel] * (1 - part) + upper.color[keyPath: channel] * part
    }
    return CGColor(RGBA(mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha)))
  }
}
