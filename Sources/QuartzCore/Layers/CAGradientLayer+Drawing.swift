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

  /// Colours by direction, worked out for each pixel.
  private func drawConic(_ gradient: CGGradient, in context: CGContext) {
    let pixel = context.pixelTransform
    let width = Int(min(max((pixel.a * pixel.a + pixel.b * pixel.b).squareRoot(), 1), 4096))
    let height = Int(min(max((pixel.c * pixel.c + pixel.d * pixel.d).squareRoot(), 1), 4096))
    guard let pixels = PixelBuffer(width: width, height: height) else { return }
    let steps = 1024
    let colors = (0..<steps).map { gradient.color(at: CGFloat($0) / CGFloat(steps - 1)).pixel() }
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
    let first = Double(atan2(end.y - start.y, end.x - start.x))
    for y in 0..<height {
      let row = pixels.pixel(0, y)
      let dy = (Double(y) + 0.5) / Double(height) - Double(start.y)
      for x in 0..<width {
        let dx = (Double(x) + 0.5) / Double(width) - Double(start.x)
        let turn = (atan2(dy, dx) - first) / (2 * .pi)
        row[x] = colors[min(Int((turn - turn.rounded(.down)) * Double(steps)), steps - 1)]
      }
    }
    let image = CGImage(pixels: pixels)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), isYDown: true)
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
