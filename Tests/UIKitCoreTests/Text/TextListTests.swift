import Foundation
import Testing

@testable import UIKitCore

@Suite struct `Lists in text` {
  @Test(.oracle("W-245")) func `mark their items`() throws {
    let numbers = NSTextList(markerFormat: .init("({decimal})"), options: 0)
    #expect(numbers.marker(forItemNumber: 3) == "(3)" && numbers.isOrdered)
    let roman = NSTextList(markerFormat: .uppercaseRoman, options: [], startingItemNumber: 4)
    #expect(roman.marker(forItemNumber: 1994) == "MCMXCIV" && roman.startingItemNumber == 4)
    let letters = NSTextList(markerFormat: .lowercaseAlpha, options: 0)
    #expect([1, 26, 27, 52, 53].map(letters.marker) == ["a", "z", "aa", "az", "ba"])
    let disc = NSTextList(markerFormat: .disc, options: 0)
    #expect(disc.marker(forItemNumber: 9) == "\u{2022}" && !disc.isOrdered)
    let style = NSMutableParagraphStyle()
    style.textLists = [numbers, disc]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.textLists == [numbers, disc])
    #expect(NSTextList(markerFormat: .disc, options: 0) != disc)
  }

  @Test(.oracle("W-245")) func `a range has attachments or has none`() {
    let text = NSMutableAttributedString(string: "bird ")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 6)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 5)))
  }
}
