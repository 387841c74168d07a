import Foundation
import Testing
import UIKitValues

@Suite struct `Attributed text of a key` {
  @Test(arguments: [
    (1, "tag", "1 tag"), (3, "tag", "3 tags"), (0, "box", "0 boxes"), (2, "berry", "2 berries"),
    (2, "day", "2 days"),
  ])
  func `agrees with its number`(count: Int, noun: String, result: String) {
    let text = AttributedString(localized: "^[\(count) \(noun)](inflect: true)")
    #expect(String(text.characters) == result)
  }

  @Test func `without marks is what it says`() {
    #expect(String(AttributedString(localized: "100% wren").characters) == "100% wren")
  }
}
