import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import UIKitValues

@Suite struct `Files of PDF by functions` {
  @Test(.oracle("V-231")) func `pages are written to a file and to data`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 100)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let document = try #require(CGPDFDocument(url as CFURL))
    #expect(document.numberOfPages == 2)
    #expect(document.page(at: 2)?.getBoxRect(.mediaBox).width == 100)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(Data(referencing: data).starts(with: Data("%PDF".utf8)))
  }

  @Test func `nothing is begun where nothing can be written, and ending nothing is harmless`() {
    #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
  }

  @Test(.oracle("V-232")) func `geometry can be wrapped`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
    #expect(NSValue(uiOffset: offset) == NSValue(uiOffset: offset))
  }
}
