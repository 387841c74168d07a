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

  /// The colors in which the parts of a view's text are drawn.
  private func colors(_ text: UITextView) -> [UIColor?] {
    let drawn = text.content.styledText.map(text.withLinks)?.text
    return drawn?.parts.map { $0.attributes[.foregroundColor] as? UIColor } ?? []
  }

  @Test(.oracle("W-258")) func `links have the attributes for links, before those of the text`() {
    let reader = Reader()
    reader.loadViewIfNeeded()
    reader.text.textColor = .brown
    reader.text.tintColor = .purple
    #expect(colors(reader.text) == [.brown, .purple])
    reader.text.linkTextAttributes = [.foregroundColor: UIColor.orange]
    #expect(colors(reader.text) == [.brown, .orange])
    #expect(reader.text.attributedText.attribute(.link, at: 12, effectiveRange: nil) != nil)
  }

  @Test(.oracle("W-259")) func `data that are looked for are links where nothing is edited`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    text.text = "See example.org or call 555-0134-7788 today"
    text.dataDetectorTypes = [.link]
    #expect(text.linkedText == nil)
    text.isEditable = false
    let range = NSRange(location: 4, length: 11)
    #expect(text.linkedText?.attribute(.link, at: 5, effectiveRange: nil) as? URL != nil)
    #expect(text.linkedText?.attribute(.link, at: 25, effectiveRange: nil) == nil)
    #expect(colors(text).contains(text.tintColor))
    let box = text.boxes(of: range)[0]
    #expect(text.item(at: CGPoint(x: box.midX, y: box.midY))?.range == range)
    text.dataDetectorTypes = [.phoneNumber]
    let number = text.linkedText?.attribute(.link, at: 25, effectiveRange: nil) as? URL
    #expect(number?.scheme == "tel")
    text.text = "Nothing here"
    #expect(text.linkedText == nil)
  }

  @Test(.oracle("W-260")) func `links in drawn text are blue, whatever the color of the text`() {
    let words = NSAttributedString(
      string: "link",
      attributes: [.link: "https://birds.example", .foregroundColor: UIColor.red]
    )
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in
      words.draw(at: .zero)
    }
    guard let pixels = image.cgImage?.pixels else { return #expect(Bool(false)) }
    var (red, blue) = (0, 0)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = (pixels.base + (y * pixels.stride + x * 4)).load(as: UInt32.self)
        if pixel >> 16 & 255 > pixel & 255 { red += 1 }
        if pixel >> 16 & 255 < pixel & 255 { blue += 1 }
      }
    }
    #expect(red == 0)
    #expect(blue > 20)
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
