internal import QuartzCore

/// A picture or a file of pages that is printed as it is.
struct PrintedItem {
  let image: UIImage?
  let document: CGPDFDocument?

  /// Nil for data of another kind.
  init?(_ data: Data) {
    let isDocument = data.starts(with: Data("%PDF".utf8))
    document = isDocument ? CGDataProvider(data: data).flatMap { CGPDFDocument($0) } : nil
    image = document == nil ? UIImage(data: data) : nil
    guard image != nil || document != nil else { return nil }
  }

  /// Nil for what is no picture, data or file.
  init?(_ item: Any) {
    if let image = item as? UIImage {
      (self.image, document) = (image, nil)
      return
    }
    let data = (item as? URL).flatMap { try? Data(contentsOf: $0) } ?? item as? Data
    guard let data, let read = PrintedItem(data) else { return nil }
    self = read
  }

  var pageCount: Int { document?.numberOfPages ?? 1 }
}

/// Draws pictures and pages of files, each as large as the paper lets it be.
final class ItemPageRenderer: UIPrintPageRenderer {
  private let items: [PrintedItem]
  private let paper: CGRect

  init(_ items: [PrintedItem], paper: CGRect) {
    (self.items, self.paper) = (items, paper)
    super.init()
  }

  override var paperRect: CGRect { paper }
  override var numberOfPages: Int {
    max(super.numberOfPages, items.reduce(0) { $0 + $1.pageCount })
  }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    var index = pageIndex
    for item in items {
      if index < item.pageCount { return draw(item, index, in: contentRect) }
      index -= item.pageCount
    }
  }

  private func draw(_ item: PrintedItem, _ index: Int, in rect: CGRect) {
    if let image = item.image { return image.draw(in: Self.fit(image.size, in: rect)) }
    guard let page = item.document?.page(at: index + 1),
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let box = page.getBoxRect(.cropBox)
    let place = Self.fit(box.size, in: rect)
    guard box.width > 0, box.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: place.minX, y: place.maxY)
    context.scaleBy(x: place.width / box.width, y: -place.height / box.height)
    context.translateBy(x: -box.minX, y: -box.minY)
    context.drawPDFPage(page)
    context.restoreGState()
  }

  /// The largest rectangle of a shape in the middle of another.
  private static func fit(_ size: CGSize, in rect: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let scale = min(rect.width / size.width, rect.height / size.height)
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: rect.midX - fitted.width / 2,
      y: rect.midY - fitted.height / 2,
      width: fitted.width,
      height: fitted.height
    )
  }
}

/// Pages to be kept as a file (F-07).
struct PrintJob {
  /// The name of the file without its ending.
  let name: String
  private let renderer: UIPrintPageRenderer

  /// No more pages than so many are written.
  private static let mostPages = 10_000

  /// Nil if a controller has nothing that can be printed.
  init?(_ controller: UIPrintInteractionController) {
    let info = controller.printInfo
    let title = (info?.jobName ?? "").replacingOccurrences(of: "/", with: "-")
    name = title.isEmpty ? "Print" : title
    if let own = controller.printPageRenderer {
      renderer = own
      return
    }
    var paper = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    if info?.orientation == .landscape {
      paper.size = CGSize(width: paper.height, height: paper.width)
    }
    let single = controller.printingItem.map { [$0] }
    let items = (controller.printingItems ?? single ?? []).compactMap { PrintedItem($0) }
    if items.isEmpty, controller.printFormatter == nil { return nil }
    renderer = ItemPageRenderer(items, paper: paper)
    if let formatter = controller.printFormatter {
      renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    }
  }

  /// The pages as a file of PDF.
  var data: Data {
    let count = min(max(renderer.numberOfPages, 0), Self.mostPages)
    return UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
      renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
      for page in 0..<count {
        context.beginPage()
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
    }
  }

  /// Writes the file into the app's folder of documents, beside others of the same name.
  func save() throws {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var place = folder.appendingPathComponent(name + ".pdf")
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = folder.appendingPathComponent("\(name) \(number).pdf")
      number += 1
    }
    try data.write(to: place)
  }
}
