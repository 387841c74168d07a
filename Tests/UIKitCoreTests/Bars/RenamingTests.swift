import Testing
import UIKitTesting

@testable import UIKitCore

/// Titles that are renamed in the bar.
@Suite(.noLeaks) struct `Renaming by the title` {
  private final class Page: UIViewController, UINavigationItemRenameDelegate {
    var calls: [String] = []
    var mayBegin = true

    func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
      calls.append("\(title), \(item.title ?? "")")
    }
    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { mayBegin }
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      !title.isEmpty
    }
  }

  private func open() -> (Stage, Page, UINavigationController) {
    let page = Page()
    page.navigationItem.title = "Notes"
    page.navigationItem.renameDelegate = page
    let navigation = UINavigationController(rootViewController: page)
    let stage = Stage(.iPhone15, root: navigation)
    stage.settle()
    return (stage, page, navigation)
  }

  @Test(.noLeaks, .oracle("W-226")) func `a field takes another title`() {
    let (stage, page, navigation) = open()
    navigation.rename(nil)
    stage.settle()
    #expect(page.navigationItem.renameField?.text == "Notes")
    #expect(page.navigationItem.renameField?.isFirstResponder == true)
    // The old title is selected, so that typing replaces it.
    stage.type("Finches")
    #expect(page.calls == [] && page.navigationItem.title == "Notes")
    stage.type("\n")
    stage.settle()
    #expect(page.calls == ["Finches, Finches"])
    #expect(page.navigationItem.renameField == nil)
    #expect(stage.view(named: "Finches") != nil)
  }

  @Test(.noLeaks, .oracle("W-226")) func `the delegate decides about beginning and ending`() {
    let (stage, page, navigation) = open()
    page.mayBegin = false
    navigation.rename(nil)
    #expect(page.navigationItem.renameField == nil)
    page.mayBegin = true
    navigation.rename(nil)
    page.navigationItem.renameField?.text = ""
    stage.type("\n")
    #expect(page.navigationItem.renameField?.isFirstResponder == true && page.calls == [])
    stage.type("B\n")
    #expect(page.calls == ["B, B"])
  }

  @Test(.noLeaks, .oracle("W-226")) func `the menu of the title offers it`() {
    let (stage, page, _) = open()
    page.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    stage.settle()
    stage.tap("Notes")
    stage.settle()
    stage.tap("Rename")
    stage.settle()
    #expect(page.navigationItem.renameField?.text == "Notes")
    page.navigationItem.renameField?.resignFirstResponder()
    stage.settle()
    page.navigationItem.titleMenuProvider = nil
  }
}
