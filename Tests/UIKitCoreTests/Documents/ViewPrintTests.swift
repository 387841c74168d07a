import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import WebKit

@testable import UIKitCore

/// Views on paper, of 200 by 120 points unless a test says another size.
@Suite(.serialized) struct `Printing views` {
  private func renderer(_ view: UIView, _ size: CGSize = CGSize(width: 200, height: 120))
    -> UIPrintPageRenderer
  {
    let renderer = UIPrintPageRenderer()
    renderer.setValue(NSValue(cgRect: CGRect(origin: .zero, size: size)), forKey: "paperRect")
    renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
    return renderer
  }

  /// The pages as pictures with a pixel to a point, and as a file in the folder of pictures to look at.
  private func pages(_ renderer: UIPrintPageRenderer, _ name: String) throws -> [PagePixels] {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: renderer.printableRect)
    }
    UIGraphicsEndPDFContext()
    if let folder = ProcessInfo.processInfo.environment["PORTICO_GALLERY"] {
      try data.write(toFile: "\(folder)/\(name).pdf", options: .atomic)
    }
    let provider = try #require(CGDataProvider(data: data as Data))
    let document = try #require(CGPDFDocument(provider))
    return try (1...max(document.numberOfPages, 1)).map {
      PagePixels(try #require(document.page(at: $0)))
    }
  }

  private func band(_ color: UIColor, _ frame: CGRect, in view: UIView) {
    let band = UIView(frame: frame)
    band.backgroundColor = color
    view.addSubview(band)
  }

  @Test(.oracle("V-288")) func `a high view goes on over pages, no wider than the paper`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    view.backgroundColor = .white
    band(.red, CGRect(x: 0, y: 0, width: 400, height: 240), in: view)
    band(.blue, CGRect(x: 0, y: 240, width: 400, height: 240), in: view)
    band(.green, CGRect(x: 0, y: 480, width: 200, height: 20), in: view)
    let pages = try pages(renderer(view), "print-view")
    #expect(pages.count == 3)
    #expect(pages[0].at(10, 10) == [255, 0, 0] && pages[0].at(190, 110) == [255, 0, 0])
    #expect(pages[1].at(10, 10) == [0, 0, 255] && pages[1].at(190, 110) == [0, 0, 255])
    #expect(pages[2].at(50, 5)[0] < 10 && pages[2].at(50, 5)[2] < 10)
    #expect(pages[2].at(150, 5) == [255, 255, 255] && pages[2].at(50, 60) == [255, 255, 255])
    // A small view is as large as it is.
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    small.backgroundColor = .red
    let one = try self.pages(renderer(small), "print-small")
    #expect(one.count == 1 && one[0].at(40, 40) == [255, 0, 0])
    #expect(one[0].at(60, 40) == [255, 255, 255])
    #expect(UIView().viewPrintFormatter().pageCount == 1)
  }

  @Test(.oracle("V-288")) func `all that a scroll view scrolls over is printed, and it stays`()
    throws
  {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 300)
    band(.red, CGRect(x: 0, y: 0, width: 200, height: 120), in: scroll)
    band(.blue, CGRect(x: 0, y: 120, width: 200, height: 180), in: scroll)
    scroll.contentOffset.y = 30
    let pages = try pages(renderer(scroll), "print-scroll")
    #expect(pages.count == 3 && scroll.contentOffset.y == 30)
    #expect(pages[0].at(100, 110) == [255, 0, 0] && pages[1].at(100, 10) == [0, 0, 255])
    #expect(pages[2].at(100, 50) == [0, 0, 255] && pages[2].at(100, 70) == [255, 255, 255])
  }

  @Test(.oracle("V-288")) func `the text of a text view is printed in lines`() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    text.font = .systemFont(ofSize: 12)
    text.text = (0..<30).map { "Line \($0)" }.joined(separator: "\n")
    let renderer = renderer(text)
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    #expect(renderer.numberOfPages == Int((30 / (120 / line).rounded(.down)).rounded(.up)))
    #expect(try pages(renderer, "print-text").allSatisfy(\.hasInk))
  }

  @Test(.oracle("V-288")) func `the whole of a web page is printed`() throws {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let stage = Stage(root: UIViewController())
    stage.window.rootViewController?.view.addSubview(web)
    let rows = (0..<30).map { "<p>Row \($0)</p>" }.joined()
    web.loadHTMLString("<title>Birds</title>\(rows)", baseURL: nil)
    stage.settle()
    let pages = try pages(renderer(web), "print-web")
    #expect(pages.count > 3 && pages.allSatisfy(\.hasInk))
  }

  @Test(.oracle("V-276")) func `HTML is printed on pages to be looked at`() throws {
    let rows = (1...60).map { "<li>Bird <b>\($0)</b>, <i>seen</i> at the lake</li>" }.joined()
    let markup = """
      <h1 style="color:#c00000">Birds of the lake</h1><p>A list with <u>marks</u> and
      <a href="https://example.org">a link</a>.</p><ol>\(rows)</ol>
      <table><tr><th>Bird</th><th>Count</th></tr><tr><td>Wren</td><td>3</td></tr></table>
      """
    let formatter = UIMarkupTextPrintFormatter(markupText: markup)
    formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let pages = try pages(renderer, "print-html")
    #expect(pages.count == 2 && pages.allSatisfy(\.hasInk))
    // Nothing is drawn in the margins.
    #expect(pages[0].at(36, 400) == [255, 255, 255] && pages[0].at(300, 800) == [255, 255, 255])
  }
}
