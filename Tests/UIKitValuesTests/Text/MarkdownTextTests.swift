import Foundation
import Testing
import UIKitTesting
import UIKitValues

/// Text of Markdown, as labels draw it.
@MainActor @Suite struct `Text of Markdown` {
  private func width(_ source: String) throws -> CGFloat {
    let text = NSMutableAttributedString(
      attributedString: try NSAttributedString(markdown: source)
    )
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 20),
      range: NSRange(location: 0, length: text.length)
    )
    return text.size().width
  }

  private func picture(_ source: String) throws -> Data? {
    let text = try NSAttributedString(markdown: source)
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
      text.draw(at: .zero)
    }.pngData()
  }

  @Test(.oracle("L-214")) func `purposes of letters change how they are drawn`() throws {
    #expect(try width("**wren**") > width("wren"))
    #expect(try width("`iiii`") == width("`WWWW`"))
    #expect(try width("iiii") < width("WWWW"))
    #expect(try width("~~wren~~") == width("wren"))
    #expect(try picture("~~wren~~") != picture("wren"))
    #expect(try picture("*wren*") != picture("wren"))
  }

  @Test(.oracle("L-213")) func `purposes and blocks come through as objects`() throws {
    let text = try AttributedString(markdown: "# A *title*\n\n[link](https://birds.org)")
    let objects = NSAttributedString(text)
    #expect(objects.string == "A titlelink")
    let emphasis = objects.attribute(.inlinePresentationIntent, at: 3, effectiveRange: nil)
    #expect((emphasis as? NSNumber)?.uintValue == InlinePresentationIntent.emphasized.rawValue)
    let block = objects.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil)
    #expect((block as? PresentationIntent)?.components.first?.kind == .header(level: 1))
    #expect(objects.attribute(.link, at: 8, effectiveRange: nil) as? URL != nil)
    #expect(AttributedString(objects) == text)
  }

  @Test(.oracle("L-213")) func `translations have marks of Markdown`() {
    let text = AttributedString(localized: "**bold** ^[\(3) wren](inflect: true)")
    #expect(String(text.characters) == "bold 3 wrens")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
