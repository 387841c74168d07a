public import Foundation

/// The key of a page's rectangle in the argument of `beginPDFPage`: a `CGRect` as bytes.
public var kCGPDFContextMediaBox: NSString { "MediaBox" }
/// The key of a page's visible rectangle; has no effect here.
public var kCGPDFContextCropBox: NSString { "CropBox" }
/// The key of a document's title; what is said of a document is not written here.
public var kCGPDFContextTitle: NSString { "Title" }
/// The key of a document's author; what is said of a document is not written here.
public var kCGPDFContextAuthor: NSString { "Author" }
/// The key of a document's subject; what is said of a document is not written here.
public var kCGPDFContextSubject: NSString { "Subject" }
/// The key of a document's keywords; what is said of a document is not written here.
public var kCGPDFContextKeywords: NSString { "Keywords" }
/// The key of the program's name; what is said of a document is not written here.
public var kCGPDFContextCreator: NSString { "Creator" }
/// The key of the password of a document's owner; documents are not encrypted here.
public var kCGPDFContextOwnerPassword: NSString { "kCGPDFContextOwnerPassword" }
/// The key of the password of a document's readers; documents are not encrypted here.
public var kCGPDFContextUserPassword: NSString { "kCGPDFContextUserPassword" }

/// A document that a context draws: its pages, their usual rectangle, and who takes the bytes.
struct DrawnDocument {
  let pages = PDFPages()
  let usualBox: CGRect
  let consumer: CGDataConsumer
  var isOnPage = false
}

extension CGContext {
  /// Makes a context that draws on the pages of a PDF file, which the consumer gets when the file is
  /// closed; y grows upwards, from the origin of each page's rectangle (L-313).
  ///
  /// No rectangle stands for a page of US Letter, 612 by 792 points.
  public convenience init?(
    consumer: CGDataConsumer,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: NSDictionary?
  ) {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    let document = DrawnDocument(usualBox: mediaBox?.pointee ?? letter, consumer: consumer)
    self.init(page: document.pages.makeTool())
    self.document = document
  }

  /// Makes a context that writes a PDF file; nil where none can be written.
  public convenience init?(
    _ url: NSURL,
    mediaBox: UnsafePointer<CGRect>?,
    _ auxiliaryInfo: NSDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page of the rectangle that `kCGPDFContextMediaBox` has in the argument, or of the usual
  /// one, with a fresh state; nothing in a context of pixels.
  public func beginPDFPage(_ pageInfo: NSDictionary?) {
    let bytes = pageInfo?.object(forKey: kCGPDFContextMediaBox) as? Data
    var box: CGRect?
    if let bytes, bytes.count >= MemoryLayout<CGRect>.size {
      box = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(of: box)
  }

  /// Ends the page in hand.
  public func endPDFPage() {
    guard let document, document.isOnPage else { return }
    document.pages.endPage(of: self)
    self.document?.isOnPage = false
  }

  /// Begins a page of a rectangle, or of the usual one for none.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(of: mediaBox?.pointee) }

  /// Ends the page in hand.
  public func endPage() { endPDFPage() }

  /// Ends the file, whose bytes go to the consumer; a context that goes away does so by itself.
  public func closePDF() {
    guard let document, !document.pages.isFinished else { return }
    endPDFPage()
    document.consumer.take(document.pages.finish())
  }

  private func beginPage(of box: CGRect?) {
    guard let document, !document.pages.isFinished else { return }
    endPDFPage()
    let box = box ?? document.usualBox
    document.pages.beginPage(box.size)
    self.document?.isOnPage = true
    saveGState()
    // The bare page's own y grows upwards from one pixel below its upper edge.
    let scale = PDFPages.scale
    translateBy(x: 0, y: CGFloat(height) - document.pages.pageSize.height * scale)
    scaleBy(x: scale, y: scale)
    translateBy(x: -box.minX, y: -box.minY)
  }
}
