internal import Foundation

/// Colours, patterns and gradients.
extension PDFPainter {
  mutating func color(_ name: String) -> Bool {
    switch name {
    case "g": chooseFill(.gray)
    case "rg": chooseFill(.rgb)
    case "k": chooseFill(.cmyk)
    case "G": chooseStroke(.gray)
    case "RG": chooseStroke(.rgb)
    case "K": chooseStroke(.cmyk)
    case "cs":
      ink.fillSpace = PDFColorSpace(operands.first, in: file, resources: resources) ?? .gray
      (ink.fill, ink.pattern) = (ink.fillSpace.initial, nil)
    case "CS":
      ink.strokeSpace = PDFColorSpace(operands.first, in: file, resources: resources) ?? .gray
      ink.stroke = ink.strokeSpace.initial
    case "sc", "scn":
      ink.pattern = operands.last?.name
      ink.fill = ink.fillSpace.color(numbers)
    case "SC", "SCN": ink.stroke = ink.strokeSpace.color(numbers)
    default: return false
    }
    return true
  }

  private mutating func chooseFill(_ space: PDFColorSpace) {
    (ink.fillSpace, ink.fill, ink.pattern) = (space, space.color(numbers), nil)
  }

  private mutating func chooseStroke(_ space: PDFColorSpace) {
    (ink.strokeSpace, ink.stroke) = (space, space.color(numbers))
  }

  // MARK: - Gradients

  /// Paints what is let through with a pattern; only gradients are drawn.
  func paint(pattern name: String) {
    guard let all = file.value("Pattern", of: resources).table,
      let table = file.resolve(all[name]).table
    else { return }
    context.saveGState()
    // A pattern is placed in the page's coordinates, whatever was moved since.
    context.concatenate(context.ctm.inverted())
    context.concatenate(pageTransform)
    if let step = CGAffineTransform(pdf: file.numbers(table["Matrix"])) {
      context.concatenate(step)
    }
    paint(shading: file.value("Shading", of: table))
    context.restoreGState()
  }

  func paint(shading: PDFValue) {
    guard let table = shading.table,
      let space = PDFColorSpace(table["ColorSpace"], in: file, resources: resources),
      let function = PDFFunction(table["Function"], in: file),
      let gradient = gradient(function, space, file.numbers(table["Domain"]))
    else { return }
    let extend = (file.value("Extend", of: table).list ?? []).map { file.resolve($0).isTrue }
    var options: CGGradientDrawingOptions = []
    if extend.first == true { options.insert(.drawsBeforeStartLocation) }
    if extend.last == true { options.insert(.drawsAfterEndLocation) }
    let n = file.numbers(table["Coords"])
    context.saveGState()
    context.setAlpha(ink.fillAlpha)
    switch (file.value("ShadingType", of: table).integer, n.count) {
    case (2, 4...):
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: n[0], y: n[1]),
        end: CGPoint(x: n[2], y: n[3]),
        options: options
      )
    case (3, 6...):
      context.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: n[0], y: n[1]),
        startRadius: n[2],
        endCenter: CGPoint(x: n[3], y: n[4]),
        endRadius: n[5],
        options: options
      )
    default: break
    }
    context.restoreGState()
  }

  /// The function's colours at so many places that the eye sees no steps.
  private func gradient(
    _ function: PDFFunction,
    _ space: PDFColorSpace,
    _ domain: [CGFloat]
  ) -> CGGradient? {
    let (low, high) = domain.count >= 2 ? (domain[0], domain[1]) : (0, 1)
    let places = (0...Self.gradientSteps).map { CGFloat($0) / CGFloat(Self.gradientSteps) }
    let colors = places.map { CGColor(space.color(function(low + $0 * (high - low)))) }
    return CGGradient(colorsSpace: .standard, colors: colors, locations: places)
  }

  private static var gradientSteps: Int { 64 }
}

extension RGBA {
  func faded(_ share: CGFloat) -> RGBA { RGBA(red, green, blue, alpha * share) }
}

extension CGAffineTransform {
  /// Six numbers as PDF files write them.
  init?(pdf numbers: [CGFloat]) {
    guard numbers.count >= 6, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}

extension CGBlendMode {
  /// The mode of a name that PDF files use; one that is not known paints over.
  init(pdf name: String) {
    let names: [String: CGBlendMode] = [
      "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken,
      "Lighten": .lighten, "ColorDodge": .colorDodge, "ColorBurn": .colorBurn,
      "HardLight": .hardLight, "SoftLight": .softLight, "Difference": .difference,
      "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color,
      "Luminosity": .luminosity,
    ]
    self = names[name] ?? .normal
  }
}
