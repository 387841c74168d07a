internal import Foundation

/// Does what the content of a page says, one operator after another.
struct PDFPainter {
  let context: CGContext
  let file: PDFFile
  var resources: [String: PDFValue] = [:]
  var ink = Ink()
  /// The values `q` saves beside those the context saves.
  private var kept: [Ink] = []
  private var path = CGMutablePath()
  private var clip: CGPathFillRule?
  var operands: [PDFValue] = []
  /// The coordinates of the page, or of the form being drawn.
  private(set) var pageTransform: CGAffineTransform
  /// Forms in forms.
  private var depth = 0

  /// The colours at hand, which a context cannot hold: patterns, and alpha for each of two.
  struct Ink {
    var fillSpace = PDFColorSpace.gray
    var strokeSpace = PDFColorSpace.gray
    var fill = RGBA(0, 0, 0)
    var stroke = RGBA(0, 0, 0)
    /// The pattern that fills, by its name.
    var pattern: String?
    var fillAlpha: CGFloat = 1
    var strokeAlpha: CGFloat = 1
  }

  init(context: CGContext, file: PDFFile) {
    (self.context, self.file) = (context, file)
    pageTransform = context.ctm
  }

  mutating func draw(_ page: CGPDFPage) {
    resources = file.value("Resources", of: page.table).table ?? [:]
    let contents = file.value("Contents", of: page.table)
    let streams = contents.list ?? [contents]
    var bytes: [UInt8] = []
    for stream in streams { bytes += (file.contents(of: stream) ?? []) + [10] }
    run(bytes)
  }

  private mutating func run(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes)
    operands = []
    while let value = lexer.next() {
      guard let name = value.word else {
        if operands.count < 1000 { operands.append(value) }
        continue
      }
      if name == "BI" { skipImage(&lexer) }
      if !state(name), !color(name), !shape(name) { show(name) }
      operands = []
    }
  }

  /// Pictures in the middle of a content are left out.
  private func skipImage(_ lexer: inout PDFLexer) {
    while let value = lexer.next() { if value.word == "EI" { return } }
  }

  var numbers: [CGFloat] { operands.compactMap(\.number) }
  private var firstName: String? { operands.lazy.compactMap(\.name).first }

  // MARK: - State

  private mutating func state(_ name: String) -> Bool {
    let numbers = numbers
    switch name {
    case "q":
      guard kept.count < 512 else { break }
      kept.append(ink)
      context.saveGState()
    case "Q":
      guard let last = kept.popLast() else { break }
      ink = last
      context.restoreGState()
    case "cm": if let step = CGAffineTransform(pdf: numbers) { context.concatenate(step) }
    case "w": numbers.first.map(context.setLineWidth)
    case "J":
      numbers.first.flatMap { CGLineCap(rawValue: Int32(exactly: $0) ?? 0) }.map(context.setLineCap)
    case "j":
      numbers.first.flatMap { CGLineJoin(rawValue: Int32(exactly: $0) ?? 0) }.map(
        context.setLineJoin
      )
    case "M": numbers.first.map(context.setMiterLimit)
    case "d":
      let lengths = (operands.first?.list ?? []).compactMap(\.number)
      context.setLineDash(phase: numbers.last ?? 0, lengths: lengths)
    case "gs": use(parameters: firstName)
    default: return false
    }
    return true
  }

  private mutating func use(parameters name: String?) {
    guard let name, let all = file.value("ExtGState", of: resources).table,
      let table = file.resolve(all[name]).table
    else { return }
    func number(_ key: String) -> CGFloat? { file.value(key, of: table).number }
    if let alpha = number("ca") { ink.fillAlpha = min(max(alpha, 0), 1) }
    if let alpha = number("CA") { ink.strokeAlpha = min(max(alpha, 0), 1) }
    number("LW").map(context.setLineWidth)
    number("ML").map(context.setMiterLimit)
    number("LC").flatMap { CGLineCap(rawValue: Int32(exactly: $0) ?? 0) }.map(context.setLineCap)
    number("LJ").flatMap { CGLineJoin(rawValue: Int32(exactly: $0) ?? 0) }.map(context.setLineJoin)
    let mode = file.value("BM", of: table)
    if let mode = mode.name ?? mode.list?.first.flatMap({ file.resolve($0).name }) {
      context.setBlendMode(CGBlendMode(pdf: mode))
    }
  }

  // MARK: - Shapes

  private mutating func shape(_ name: String) -> Bool {
    let n = numbers
    switch (name, n.count) {
    case ("m", 2...): path.move(to: CGPoint(x: n[0], y: n[1]))
    case ("l", 2...): path.addLine(to: CGPoint(x: n[0], y: n[1]))
    case ("c", 6...): curve(CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]), n[4], n[5])
    case ("v", 4...): curve(path.currentPoint, CGPoint(x: n[0], y: n[1]), n[2], n[3])
    case ("y", 4...):
      curve(CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]), n[2], n[3])
    case ("re", 4...): path.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("h", _): path.closeSubpath()
    case ("W", _): clip = .winding
    case ("W*", _): clip = .evenOdd
    case ("n", _): finish()
    case ("S", _): paint(strokes: true)
    case ("s", _): paint(strokes: true, closes: true)
    case ("f", _), ("F", _): paint(fills: .winding)
    case ("f*", _): paint(fills: .evenOdd)
    case ("B", _): paint(fills: .winding, strokes: true)
    case ("B*", _): paint(fills: .evenOdd, strokes: true)
    case ("b", _): paint(fills: .winding, strokes: true, closes: true)
    case ("b*", _): paint(fills: .evenOdd, strokes: true, closes: true)
    default: return false
    }
    return true
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    path.addCurve(to: CGPoint(x: x, y: y), control1: first, control2: second)
  }

  private mutating func paint(
    fills rule: CGPathFillRule? = nil,
    strokes: Bool = false,
    closes: Bool = false
  ) {
    if closes { path.closeSubpath() }
    if let rule { fill(rule) }
    if strokes {
      context.setStrokeColor(CGColor(ink.stroke.faded(ink.strokeAlpha)))
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
    finish()
  }

  private mutating func fill(_ rule: CGPathFillRule) {
    context.beginPath()
    context.addPath(path)
    guard let pattern = ink.pattern else {
      context.setFillColor(CGColor(ink.fill.faded(ink.fillAlpha)))
      return context.fillPath(using: rule)
    }
    context.saveGState()
    context.clip(using: rule)
    paint(pattern: pattern)
    context.restoreGState()
  }

  /// The painted path can become the clip afterwards.
  private mutating func finish() {
    if let clip {
      context.beginPath()
      context.addPath(path)
      context.clip(using: clip)
    }
    context.beginPath()
    (path, clip) = (CGMutablePath(), nil)
  }

  // MARK: - Forms and pictures

  private mutating func show(_ name: String) {
    switch name {
    case "sh":
      if let name = firstName, let all = file.value("Shading", of: resources).table {
        paint(shading: file.resolve(all[name]))
      }
    case "Do":
      guard let name = firstName, let all = file.value("XObject", of: resources).table else {
        return
      }
      let object = file.resolve(all[name])
      let kind = object.table.map { file.value("Subtype", of: $0).name }
      if kind == "Image" { draw(picture: object) }
      if kind == "Form" { draw(form: object) }
    default: break
    }
  }

  private func draw(picture object: PDFValue) {
    let fill = ink.fill.faded(1)
    guard let image = file.image(object, resources: resources, fill: fill) else { return }
    context.saveGState()
    context.setAlpha(ink.fillAlpha)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  private mutating func draw(form object: PDFValue) {
    guard depth < 12, let table = object.table, let bytes = file.contents(of: object) else {
      return
    }
    context.saveGState()
    var inner = self
    inner.depth += 1
    inner.kept = []
    inner.path = CGMutablePath()
    if let own = file.value("Resources", of: table).table { inner.resources = own }
    if let step = CGAffineTransform(pdf: file.numbers(table["Matrix"])) {
      context.concatenate(step)
    }
    inner.pageTransform = context.ctm
    let box = file.numbers(table["BBox"])
    if box.count >= 4 {
      context.clip(
        to: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
      )
    }
    let isGroup = file.value("Group", of: table).table != nil && ink.fillAlpha < 1
    if isGroup {
      context.setAlpha(ink.fillAlpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      (inner.ink.fillAlpha, inner.ink.strokeAlpha) = (1, 1)
    }
    inner.run(bytes)
    for _ in inner.kept { context.restoreGState() }
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }
}
