import Foundation
import Testing
import UIKitTesting

@testable import UIKitValues

/// UIKit's attributes of `AttributedString`, and the way to text with objects and back.
@Suite struct `Attribute scopes` {
  @Test(.oracle("V-234")) func `every attribute comes through as the object that it is`() {
    var container = AttributeContainer()
      .foregroundColor(.red).strokeColor(.blue).strokeWidth(-2).underlineStyle(.single)
      .font(.systemFont(ofSize: 30))
    container.paragraphStyle = NSMutableParagraphStyle()
    container.link = URL(string: "https://birds.org")
    let text = AttributedString("heron", attributes: container)
    let objects = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(objects[.foregroundColor] as? UIColor == .red)
    #expect(objects[.strokeWidth] as? CGFloat == -2)
    #expect(objects[.underlineStyle] as? Int == 1)
    #expect(objects[.link] as? URL == URL(string: "https://birds.org"))
    #expect(objects[.paragraphStyle] is NSParagraphStyle)
    #expect(AttributedString(NSAttributedString(text)) == text)
  }

  @Test(.oracle("V-234")) func `a container is made of objects, and makes them`() {
    let container = AttributeContainer([.kern: 3, .strikethroughStyle: 2, .textEffect: "own"])
    #expect(container.kern == 3 && container.strikethroughStyle == .thick)
    let objects = Dictionary(container)
    #expect(objects[.kern] as? CGFloat == 3 && objects[.textEffect] as? String == "own")
    #expect(objects.count == 3)
  }

  @Test func `parts of a text take attributes by name`() {
    var text = AttributedString("grey heron")
    if let heron = text.range(of: "heron") {
      text[heron].mergeAttributes(.init().strokeColor(.red).strokeWidth(1))
      text[heron].baselineOffset = 4
    }
    let objects = NSAttributedString(text)
    #expect(objects.attribute(.strokeWidth, at: 0, effectiveRange: nil) == nil)
    #expect(objects.attribute(.baselineOffset, at: 6, effectiveRange: nil) as? CGFloat == 4)
  }
}
