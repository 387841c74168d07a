import Foundation
import Testing

@testable import UIKitValues

@MainActor
struct `Attributes that are objects` {
  @Test func `give way to others of their kind in a part of a string`() {
    let text = NSMutableAttributedString(
      string: "a red bird",
      attributes: [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 17)]
    )
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 3))
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 17)],
      range: NSRange(location: 6, length: 4)
    )
    let colors = [0, 2, 6].map {
      text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.black, .red, .black])
    var bold = NSRange()
    _ = text.attribute(.font, at: 6, effectiveRange: &bold)
    #expect(bold == NSRange(location: 6, length: 4))
  }

  @Test func `of equal value make one run`() {
    let text = NSMutableAttributedString(string: "wren")
    let half = NSRange(location: 0, length: 2)
    text.setAttributes([.font: UIFont.systemFont(ofSize: 17)], range: half)
    text.setAttributes(
      [.font: UIFont.systemFont(ofSize: 17)],
      range: NSRange(location: 2, length: 2)
    )
    var run = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &run)
    #expect(run == NSRange(location: 0, length: 4))
  }
}

@Suite struct `Index paths as objects` {
  @Test func `are made and read like the values`() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect(path.row == 2 && path.section == 1 && path.item == 2)
    #expect(path as IndexPath == IndexPath(item: 2, section: 1))
  }
}
