import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct `A change of the preferred size of text` {
  @Test func `is told once, with the new size`() {
    let stage = Stage()
    nonisolated(unsafe) var heard: [String?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { notice in
      heard.append(notice.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.screen.settings.contentSize = .extraLarge
    stage.screen.settings.style = .dark
    #expect(heard == ["UICTContentSizeCategoryXL"])
  }
}
