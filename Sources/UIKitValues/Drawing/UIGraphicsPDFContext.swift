internal import CoreGraphics
public import Foundation

/// A file of PDF that functions write, page after page, until it is ended.
nonisolated private final class OpenDocument {
  let writer = PDFWriter()
  let usualBounds: CGRect
  var pageBounds = CGRect.zero
  let keep: (Data) throws -> Void

  init(bounds: CGRect, keep: @escaping (Data) throws -> Void) {
    // A page of US Letter, as the documentation has it for no bounds.
    usualBounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.keep = keep
  }

  /// The documents of a thread that are being written, the innermost last.
  static var all: [OpenDocument] {
    get { Thread.current.threadDictionary[key] as? [OpenDocument] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "Portico.OpenDocument"
}

/// Begins a file of PDF that is written when it ends; false if nothing can be written there.
///
/// The bounds are the pages' rectangle in points; an empty one stands for 612 by 792.
@discardableResult
nonisolated public func UIGraphicsBeginPDFContextToFile(
  _ path: String,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  let folder = url.deletingLastPathComponent().path
  guard FileManager.default.isWritableFile(atPath: folder) else { return false }
  begin(OpenDocument(bounds: bounds) { try $0.write(to: url) })
  return true
}

/// Begins a file of PDF whose bytes `data` gets when it ends.
nonisolated public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) {
  begin(OpenDocument(bounds: bounds) { data.setData($0) })
}

nonisolated private func begin(_ document: OpenDocument) {
  OpenDocument.all.append(document)
  UIGraphicsPushContext(document.writer.context)
}

/// Begins a page of the file's usual bounds; nothing without a file.
nonisolated public func UIGraphicsBeginPDFPage() {
  guard let document = OpenDocument.all.last else { return }
  UIGraphicsBeginPDFPageWithInfo(document.usualBounds, nil)
}

/// Begins a page of other bounds, in points; nothing without a file.
nonisolated public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect,
  _ pageInfo: [AnyHashable: Any]?
) {
  guard let document = OpenDocument.all.last else { return }
  document.pageBounds = bounds
  document.writer.beginPage(bounds.size)
  document.writer.context.translateBy(x: -bounds.minX, y: -bounds.minY)
}

/// The rectangle of the page begun last, in points; zero without a file.
nonisolated public func UIGraphicsGetPDFContextBounds() -> CGRect {
  OpenDocument.all.last?.pageBounds ?? .zero
}

/// Ends the file, and writes it to where it was begun for; nothing without one.
nonisolated public func UIGraphicsEndPDFContext() {
  guard let document = OpenDocument.all.popLast() else { return }
  UIGraphicsPopContext()
  do {
    try document.keep(document.writer.finish())
  } catch {
    let text = "UIGraphicsEndPDFContext: the file wasn't written: \(error.localizedDescription)\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
