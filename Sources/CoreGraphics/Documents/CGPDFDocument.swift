public import Foundation

/// A PDF file: its pages, to be drawn into a context.
///
/// It reads the parts that drawings are made of: shapes, colours, gradients, pictures. Text, tiling
/// patterns and soft masks of groups are left out; encrypted files are not opened.
public final class CGPDFDocument: Sendable {
  let file: PDFFile

  /// Reads a document; nil if the bytes are none.
  public init?(_ provider: CGDataProvider) {
    guard let file = PDFFile(provider.bytes) else { return nil }
    self.file = file
  }

  /// Reads a document of a file.
  public convenience init?(_ url: URL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  /// Reads a document of a file, whose URL is one of Core Foundation as on iOS.
  public convenience init?(_ url: NSURL) { self.init(url as URL) }

  /// The number of pages.
  public var numberOfPages: Int { file.pages.count }

  /// Always false: documents whose pages cannot be read are not opened at all.
  public var isEncrypted: Bool { false }

  /// A page, counted from 1.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard file.pages.indices.contains(pageNumber - 1) else { return nil }
    return CGPDFPage(file: file, table: file.pages[pageNumber - 1], pageNumber: pageNumber)
  }
}

/// The rectangles that a page has.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a PDF file, whose y axis points up.
public final class CGPDFPage: Sendable {
  let file: PDFFile
  let table: [String: PDFValue]
  /// The page's place, counted from 1.
  public let pageNumber: Int

  init(file: PDFFile, table: [String: PDFValue], pageNumber: Int) {
    (self.file, self.table, self.pageNumber) = (file, table, pageNumber)
  }

  /// One of the page's rectangles, in points; without one of its own, the next larger.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let keys =
      switch box {
      case .mediaBox: ["MediaBox"]
      case .cropBox: ["CropBox", "MediaBox"]
      case .bleedBox: ["BleedBox", "CropBox", "MediaBox"]
      case .trimBox: ["TrimBox", "CropBox", "MediaBox"]
      case .artBox: ["ArtBox", "CropBox", "MediaBox"]
      }
    for key in keys {
      let numbers = file.numbers(table[key])
      guard numbers.count >= 4 else { continue }
      return CGRect(
        x: min(numbers[0], numbers[2]),
        y: min(numbers[1], numbers[3]),
        width: abs(numbers[2] - numbers[0]),
        height: abs(numbers[3] - numbers[1])
      )
    }
    return CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  /// By how many degrees the page is turned clockwise to be read: 0, 90, 180 or 270.
  public var rotationAngle: Int32 {
    let angle = file.value("Rotate", of: table).integer ?? 0
    return Int32(((angle % 360) + 360) % 360)
  }
}

extension CGContext {
  /// Draws a page in its own coordinates, whose origin is the bottom left corner.
  public func drawPDFPage(_ page: CGPDFPage) {
    saveGState()
    let depth = saved.count
    setBlendMode(.normal)
    setAlpha(1)
    setFillColor(.black)
    setStrokeColor(.black)
    setLineWidth(1)
    setLineCap(.butt)
    setLineJoin(.miter)
    setMiterLimit(10)
    setLineDash(phase: 0, lengths: [])
    var painter = PDFPainter(context: self, file: page.file)
    painter.draw(page)
    while saved.count > depth { restoreGState() }
    restoreGState()
  }
}

extension CGPDFPage {
  /// The page's media box as a picture at a scale; nothing if there is no room for it.
  package func makeImage(scale: CGFloat) -> CGImage? {
    let box = getBoxRect(.mediaBox)
    let isTurned = rotationAngle % 180 != 0
    let size = isTurned ? CGSize(width: box.height, height: box.width) : box.size
    guard let context = CGContext(size: size, scale: scale) else { return nil }
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: 1, y: -1)
    context.rotate(by: -CGFloat(rotationAngle) * .pi / 180)
    context.translateBy(x: -box.midX, y: -box.midY)
    context.clip(to: box)
    context.drawPDFPage(self)
    return context.takeImage()
  }
}
