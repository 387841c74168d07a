import Testing
import UIKitCore
import UIKitTesting

@testable import WebKit

@Suite(.serialized) struct `Text of pages` {
  @Test(.oracle("L-186")) func `comes later, or an error`() async {
    let notes = Ledger()
    NSAttributedString.loadFromHTML(string: "<b>Wren</b> é") { text, attributes, error in
      notes.note("\(text?.string ?? "-") \(attributes[.documentType] ?? "-") \(error == nil)")
    }
    NSAttributedString.loadFromHTML(fileURL: URL(fileURLWithPath: "/none")) { text, _, error in
      notes.note("\(text == nil) \(error != nil)")
    }
    guard let url = URL(string: "https://example.org") else { return }
    NSAttributedString.loadFromHTML(request: URLRequest(url: url)) { text, _, error in
      notes.note("\(text == nil) \((error as? URLError)?.code == .notConnectedToInternet)")
    }
    #expect(notes.entries.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(notes.entries == ["Wren é NSHTML true", "true true", "true true"])
  }
}
