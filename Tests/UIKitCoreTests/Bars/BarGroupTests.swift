import Testing
import UIKitCore
import UIKitTesting

@MainActor @Suite struct `Groups of bar button items` {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test(.oracle("S-38")) func `groups are the bar's items in the order of reading`() {
    let screen = UIViewController()
    let (share, add, edit) = (item("Share"), item("Add"), item("Edit"))
    screen.navigationItem.trailingItemGroups = [
      .fixedGroup(items: [share, add]), edit.creatingFixedGroup(),
    ]
    #expect(screen.navigationItem.rightBarButtonItems == [edit, add, share])
    screen.navigationItem.leadingItemGroups = [
      UIBarButtonItemGroup(barButtonItems: [item("Back")], representativeItem: nil)
    ]
    let stage = Stage(.iPhone15, root: UINavigationController(rootViewController: screen))
    let places = ["Back", "Share", "Add", "Edit"].compactMap {
      stage.view(named: $0).map { $0.convert($0.bounds, to: nil).midX }
    }
    #expect(places.count == 4)
    #expect(places == places.sorted())
    let hidden = UIBarButtonItemGroup(barButtonItems: [share], representativeItem: nil)
    hidden.isHidden = true
    screen.navigationItem.trailingItemGroups = [hidden]
    #expect(screen.navigationItem.rightBarButtonItems == [])
    #expect(screen.navigationItem.trailingItemGroups == [hidden])
    hidden.isHidden = false
    #expect(screen.navigationItem.rightBarButtonItems == [share])
    screen.navigationItem.rightBarButtonItems = [add, edit]
    #expect(
      screen.navigationItem.trailingItemGroups.map(\.barButtonItems) == [[edit], [add]]
    )
  }

  @Test func `a field keeps the groups above its keyboard`() {
    let field = UITextField()
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    field.inputAssistantItem.leadingBarButtonGroups = [item("Bold").creatingFixedGroup()]
    #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
    #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }

  @Test func `a field keeps what is asked of the keyboard`() {
    let field = UITextField()
    #expect(field.inlinePredictionType == .default)
    field.inlinePredictionType = .no
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
    #expect(field.inlinePredictionType == .no)
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
  }
}
