import AccessibilityTree
import Testing
import UIKitTesting

/// The grammar of what VoiceOver says, as a table of nodes and sentences.
@Suite struct `The sentence about an element` {
  struct Case: Sendable, CustomTestStringConvertible {
    var label = ""
    var value = ""
    var hint = ""
    var traits: AccessibilityTraits = []
    let says: String
    var testDescription: String { says }
  }

  static let cases: [Case] = [
    Case(label: "Just words", traits: .staticText, says: "Just words"),
    Case(label: "Title", traits: .button, says: "Title. Button."),
    Case(label: "Title", traits: [.button, .notEnabled], says: "Title. Dimmed. Button."),
    Case(label: "Title", traits: [.button, .selected], says: "Selected: Title. Button."),
    Case(label: "Wait...", traits: .button, says: "Wait... Button."),
    Case(
      label: "Wi-Fi",
      value: "1",
      traits: [.button, .toggle],
      says: "Wi-Fi. Switch Button. On."
    ),
    Case(label: "Wi-Fi", value: "2", traits: .toggle, says: "Wi-Fi. Switch Button. Mixed."),
    Case(value: "0", traits: [.toggle, .notEnabled], says: "Dimmed. Switch Button. Off."),
    Case(value: "75%", traits: .adjustable, says: "75%. Adjustable."),
    Case(label: "Volume", value: "75%", traits: .adjustable, says: "Volume: 75%. Adjustable."),
    Case(label: "First", traits: [.button, .backButton], says: "First. Back Button."),
    Case(label: "Second", traits: .header, says: "Second. Heading."),
    Case(value: "Name", traits: .textEntry, says: "Name. Text Field."),
    Case(value: "Name", traits: [.textEntry, .isEditing], says: "Name. Text Field. Is editing."),
    Case(value: "••", traits: [.textEntry, .secureText], says: "••. Secure Text Field."),
    Case(value: "Birds", traits: .searchField, says: "Birds. Search Field."),
    Case(label: "More", traits: .link, says: "More. Link."),
    Case(label: "A wren", traits: .image, says: "A wren. Image."),
    Case(traits: .image, says: "Image."),
    Case(hint: "Shows more.", traits: .button, says: "Shows more. Button."),
    Case(label: "Q", traits: [.button, .keyboardKey], says: "Q"),
  ]

  @Test(.oracle("A-15", "A-16"), arguments: cases)
  func `names it, its state and its kind in this order`(_ one: Case) {
    let node = AccessibilityNode(
      id: 2,
      label: one.label,
      value: one.value,
      hint: one.hint,
      traits: one.traits
    )
    #expect(node.spoken.description == one.says)
  }

  @Test(.oracle("A-05", "A-06", "A-12", "A-13")) func `is followed by what a gesture would do`() {
    func hint(_ traits: AccessibilityTraits, own: String = "") -> String {
      AccessibilityNode(id: 2, label: "A", hint: own, traits: traits).spoken.hint
    }
    #expect(hint(.toggle) == "Double tap to toggle setting.")
    #expect(hint([.toggle, .notEnabled]) == "")
    #expect(hint(.adjustable) == "Swipe up or down with one finger to adjust the value.")
    #expect(hint(.textEntry) == "Double tap to edit.")
    #expect(hint([.textEntry, .isEditing]) == "Use the rotor to access Misspelled Words")
    #expect(
      hint([.textEntry, .textArea])
        == "Double tap to edit., Use the rotor to access Misspelled Words"
    )
    #expect(hint(.button, own: "Opens it.") == "Opens it.")
  }

  @Test(.oracle("A-08", "A-10", "A-27")) func `ends with where it stands`() {
    var node = AccessibilityNode(id: 2, label: "B", traits: [.button, .selected])
    node.context.place = .init(number: 2, count: 3)
    #expect(node.spoken.description == "Selected: B. Button. 2 of 3.")
    node = AccessibilityNode(id: 2, label: "B", value: "3 items", traits: .tabItem)
    node.context.place = .init(number: 2, count: 4)
    #expect(node.spoken.description == "B: 3 items. Tab. 2 of 4.")
    node = AccessibilityNode(id: 2, label: "C")
    node.context.row = .init(start: 2, length: 1)
    node.context.column = .init(start: 1, length: 2)
    node.context.headers = ["Name"]
    #expect(node.spoken.description == "Name. C. Row 2. Spans 2 columns. Column 1.")
    node = AccessibilityNode(id: 2, label: "D", traits: .button)
    node.context.startsList = true
    #expect(node.spoken.description == "D. Button. List Start.")
  }
}

/// What is said, over time (H-35, H-36).
@Suite struct `The speech queue` {
  private func announcement(
    _ text: String,
    _ priority: SpeechQueue.Priority = .standard
  ) -> SpeechQueue.Utterance {
    .init(text, isAnnouncement: true, priority: priority)
  }

  @Test func `ends an utterance when its time is over`() {
    var queue = SpeechQueue()
    #expect(queue.say(announcement("0123456789"), at: 0).isEmpty)
    #expect(queue.advance(to: 0.59).isEmpty)
    #expect(queue.advance(to: 0.6).map(\.isComplete) == [true])
    #expect(!queue.isSpeaking)
  }

  @Test func `cuts off what is said when something else is to be`() {
    var queue = SpeechQueue()
    _ = queue.say(announcement("first"), at: 0)
    let endings = queue.say(.init("second"), at: 0.1)
    #expect(endings.map(\.utterance.text) == ["first"])
    #expect(endings.map(\.isComplete) == [false])
  }

  @Test func `lets a low announcement wait and a high one finish`() {
    var queue = SpeechQueue()
    _ = queue.say(announcement("high", .high), at: 0)
    #expect(queue.say(announcement("low", .low), at: 0).isEmpty)
    #expect(queue.say(announcement("standard"), at: 0).isEmpty)
    let endings = queue.advance(to: 10)
    #expect(endings.map(\.utterance.text) == ["high", "low", "standard"])
    #expect(endings.map(\.isComplete) == [true, true, true])
  }

  @Test func `neither ends nor begins anything while it is paused`() {
    var queue = SpeechQueue()
    _ = queue.say(announcement("0123456789"), at: 0)
    queue.pause(at: 0.2)
    #expect(queue.advance(to: 5).isEmpty)
    queue.resume(at: 5)
    #expect(queue.advance(to: 5.3).isEmpty)
    #expect(queue.advance(to: 5.4).map(\.isComplete) == [true])
  }

  @Test func `is silent once it is stopped`() {
    var queue = SpeechQueue()
    _ = queue.say(announcement("a"), at: 0)
    _ = queue.say(announcement("b", .low), at: 0)
    #expect(queue.stop(at: 0.1).map(\.isComplete) == [false, false])
    #expect(queue.end == nil)
  }
}

/// How one moment differs from the one before.
@Suite struct `Changes of the tree` {
  @Test func `name what came, went and changed, and the focus`() {
    var old = AccessibilitySnapshot(root: AccessibilityNode(id: 1, isElement: false))
    old.nodes[2] = AccessibilityNode(id: 2, label: "a")
    old.nodes[3] = AccessibilityNode(id: 3, label: "b")
    var new = old
    new.nodes[2]?.label = "c"
    new.nodes[3] = nil
    new.nodes[4] = AccessibilityNode(id: 4)
    new.focus = 4
    let changes = new.changes(since: old)
    #expect(changes.added == [4])
    #expect(changes.removed == [3])
    #expect(changes.changed == [2])
    #expect(changes.focus == .some(4))
    #expect(new.changes(since: new).isEmpty)
  }
}
