import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Links in text views` {
  private final class Reader: UIViewController, UITextViewDelegate {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    var followed: [String] = []
    var ranges: [NSRange] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let words = NSMutableAttributedString(
        string: "Read about wrens",
        attributes: [.font: UIFont.systemFont(ofSize: 20)]
      )
      let range = NSRange(location: 11, length: 5)
      words.addAttribute(.link, value: "https://birds.example/wren", range: range)
      text.attributedText = words
      text.delegate = self
      view.addSubview(text)
    }

    func textView(
      _ textView: UITextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      #expect(interaction == .invokeDefaultAction)
      followed.append(URL.absoluteString)
      ranges.append(characterRange)
      return false
    }
  }

  private func middle(of range: NSRange, in reader: Reader) -> CGPoint {
    let box = reader.text.boxes(of: range)[0]
    return reader.text.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
  }

  @Test(.oracle("W-85")) func `a tap on a link of text that is only read asks the delegate`() {
    let reader = Reader()
    reader.loadViewIfNeeded()
    reader.text.isEditable = false
    let stage = Stage(.iPhone15, root: reader)
    stage.tap(at: middle(of: NSRange(location: 0, length: 4), in: reader))
    #expect(reader.followed.isEmpty)
    stage.tap(at: middle(of: NSRange(location: 11, length: 5), in: reader))
    #expect(reader.followed == ["https://birds.example/wren"])
    #expect(reader.ranges == [NSRange(location: 11, length: 5)])
  }

  @Test(.oracle("W-85")) func `text that is edited, or can't be selected, has no links to follow`()
  {
    let reader = Reader()
    let stage = Stage(.iPhone15, root: reader)
    stage.tap(at: middle(of: NSRange(location: 11, length: 5), in: reader))
    #expect(reader.text.isFirstResponder)
    reader.text.resignFirstResponder()
    reader.text.isEditable = false
    reader.text.isSelectable = false
    stage.tap(at: middle(of: NSRange(location: 11, length: 5), in: reader))
    #expect(reader.followed.isEmpty)
  }

  private final class Guide: NSObject, UITextViewDelegate {
    var items: [NSRange] = []
    var isSilent = false
    var actions = 0

    func textView(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      guard case .link(let url) = textItem.content else { return nil }
      #expect(url.absoluteString == "https://birds.example/wren")
      items.append(textItem.range)
      return isSilent ? nil : UIAction { [self] _ in actions += 1 }
    }
  }

  @Test(.oracle("W-205")) func `a delegate gives a link another action, or none`() {
    let reader = Reader()
    reader.loadViewIfNeeded()
    let guide = Guide()
    (reader.text.delegate, reader.text.isEditable) = (guide, false)
    let stage = Stage(.iPhone15, root: reader)
    let range = NSRange(location: 11, length: 5)
    stage.tap(at: middle(of: range, in: reader))
    #expect(guide.actions == 1)
    guide.isSilent = true
    stage.advance(by: 1)
    stage.tap(at: middle(of: range, in: reader))
    #expect(guide.actions == 1)
    #expect(guide.items == [range, range])
  }
}
