import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) @MainActor struct `Printing into files` {
  private func pages(_ data: Data) -> CGPDFDocument? {
    CGDataProvider(data: data).flatMap { CGPDFDocument($0) }
  }

  /// The colour of a point of a page, in points from its upper left corner.
  private func pixel(_ page: CGPDFPage, _ x: Int, _ y: Int) -> [UInt8] {
    let box = page.getBoxRect(.mediaBox)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: box.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: box.size))
      context.cgContext.translateBy(x: 0, y: box.height)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.drawPDFPage(page)
    }
    let point = CGRect(x: x, y: y, width: 1, height: 1)
    guard let dot = image.cgImage?.cropping(to: point) else { return [] }
    var bytes: [UInt8] = [0, 0, 0, 0]
    let context = CGContext(
      data: &bytes,
      width: 1,
      height: 1,
      bitsPerComponent: 8,
      bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    context?.draw(dot, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    return Array(bytes.prefix(3))
  }

  @Test(.oracle("V-140")) func `a renderer writes pages of shapes and letters`() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 50, height: 30))
      context.cgContext.translateBy(x: 500, y: 500)
      context.beginPage(withBounds: CGRect(x: 20, y: 20, width: 60, height: 80), pageInfo: [:])
      #expect(context.pdfContextBounds.width == 60)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
      let font = UIFont.systemFont(ofSize: 9)
      let text = NSAttributedString(string: "Hello", attributes: [.font: font])
      text.draw(at: CGPoint(x: 40, y: 40))
    }
    #expect(data.starts(with: Data("%PDF".utf8)))
    let document = try #require(pages(data))
    #expect(document.numberOfPages == 2)
    let (first, second) = try (#require(document.page(at: 1)), #require(document.page(at: 2)))
    #expect(first.getBoxRect(.mediaBox).size == CGSize(width: 200, height: 100))
    #expect(second.getBoxRect(.mediaBox).size == CGSize(width: 60, height: 80))
    #expect(pixel(first, 20, 20) == [255, 0, 0])
    #expect(pixel(first, 100, 20) == [255, 255, 255])
    #expect(pixel(second, 5, 5) == [0, 0, 255])
    #expect(renderer.pdfData { _ in }.isEmpty)
  }

  @Test(.oracle("F-07")) func `long text goes on over pages, line by line`() {
    let renderer = UIPrintPageRenderer()
    let lines = (0..<200).map { "\($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: lines)
    formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let line = UIFont.systemFont(ofSize: 12).lineHeight
    let each = ((841.8 - 72) / line).rounded(.down)
    #expect(renderer.numberOfPages == Int((200 / each).rounded(.up)))
    #expect(formatter.rectForPage(at: 0).minX == 36)
  }

  @Test(.oracle("F-07")) func `the user keeps the pages as a file, or not`() throws {
    final class Watcher: NSObject, UIPrintInteractionControllerDelegate {
      var calls: [String] = []
      func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
        calls.append("will")
      }
      func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
        calls.append("did")
      }
    }
    let stage = Stage(root: UIViewController())
    let controller = UIPrintInteractionController()
    let watcher = Watcher()
    controller.delegate = watcher
    var answers: [Bool] = []
    let note: UIPrintInteractionController.CompletionHandler = { _, isDone, _ in
      answers.append(isDone)
    }
    #expect(!controller.present(animated: false, completionHandler: note))
    #expect(answers == [false] && UIPrintInteractionController.isPrintingAvailable)
    let name = "Poem \(UUID().uuidString)"
    controller.printInfo = UIPrintInfo.printInfo()
    controller.printInfo?.jobName = name
    controller.printFormatter = UISimpleTextPrintFormatter(text: "A line")
    #expect(controller.present(animated: false, completionHandler: note))
    stage.settle()
    stage.tap("Cancel")
    stage.settle()
    #expect(answers == [false, false] && watcher.calls == [])
    #expect(controller.present(animated: false, completionHandler: note))
    stage.settle()
    stage.tap("Save as PDF")
    stage.settle()
    #expect(answers == [false, false, true] && watcher.calls == ["will", "did"])
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let file = try #require(folders.first).appendingPathComponent(name + ".pdf")
    #expect(UIPrintInteractionController.canPrint(file))
    #expect(pages(try Data(contentsOf: file))?.numberOfPages == 1)
    try FileManager.default.removeItem(at: file)
    #expect(!UIPrintInteractionController.canPrint(Data("words".utf8)))
  }

  @Test(.oracle("V-275")) func `the paper is set by its key`() throws {
    let renderer = UIPrintPageRenderer()
    let paper = CGRect(x: 0, y: 0, width: 200, height: 100)
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    #expect(renderer.paperRect == paper && renderer.printableRect == paper)
    renderer.setValue(paper.insetBy(dx: 10, dy: 20), forKey: "printableRect")
    #expect(renderer.printableRect == CGRect(x: 10, y: 20, width: 180, height: 60))
    let kept = try #require(renderer.value(forKey: "paperRect") as? NSValue)
    #expect(kept.cgRectValue == paper)
    let formatter = UISimpleTextPrintFormatter(text: "one")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.rectForPage(at: 0) == renderer.printableRect)
  }

  @Test(.oracle("V-276")) func `the text of a page of HTML is drawn over pages`() throws {
    let rows = (0..<20).map { "<p>Row \($0)</p>" }.joined()
    let markup = "<h1 style='color:#ff0000'>Birds</h1>" + rows
    let formatter = UIMarkupTextPrintFormatter(markupText: markup)
    let renderer = UIPrintPageRenderer()
    let paper = CGRect(x: 0, y: 0, width: 200, height: 120)
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    let count = renderer.numberOfPages
    #expect(count > 2 && count < 20)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, paper, nil)
    for page in 0..<count {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: renderer.printableRect)
    }
    UIGraphicsEndPDFContext()
    let document = try #require(pages(data as Data))
    #expect(document.numberOfPages == count)
    let (first, last) = try (#require(document.page(at: 1)), #require(document.page(at: count)))
    let (start, end) = (PagePixels(first).all, PagePixels(last).all)
    #expect(start.contains { $0[0] > 200 && $0[1] < 60 })
    #expect(end.contains { $0[0] < 60 } && !end.contains { $0[0] > 200 && $0[1] < 60 })
    formatter.markupText = nil
    #expect(renderer.numberOfPages == 1)
  }

  @Test(.oracle("F-07")) func `lines of attributed text are not cut by the end of a page`() {
    let text = NSMutableAttributedString()
    for size in [30.0, 12, 30, 12, 30, 12] {
      let font = UIFont.systemFont(ofSize: size)
      text.append(NSAttributedString(string: "Line\n", attributes: [.font: font]))
    }
    let (high, low) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 12))
    let renderer = UIPrintPageRenderer()
    // There is room for one high line and one low line, but not for a second high one.
    let height = high.lineHeight + low.lineHeight + 10
    let paper = CGRect(x: 0, y: 0, width: 200, height: height)
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    let formatter = UISimpleTextPrintFormatter(attributedText: text)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 3)
  }
}
