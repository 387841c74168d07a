import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Selectors of UIKit's own` {
  @Test func `a button can send what UIKit's classes do`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    let top = UIViewController()
    top.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Away",
      style: .plain,
      target: navigation,
      action: Selector("popViewControllerAnimated:")
    )
    navigation.pushViewController(top, animated: false)
    stage.turn(2)
    stage.tap("Away")
    stage.settle()
    #expect(navigation.topViewController === root)
    #expect(root.responds(to: Selector("dismissViewControllerAnimated:completion:")))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    _ = root.view.perform(Selector("endEditing:"), with: nil)
    #expect(!field.isFirstResponder)
  }

  @Test func `a table's delegate is a table's, whatever holds it`() {
    final class Chooser: NSObject, UITableViewDelegate {
      var chosen: IndexPath?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath
      }
    }
    let chooser = Chooser()
    let table = UITableView(frame: .zero)
    table.delegate = chooser
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 1))
    #expect(chooser.chosen == IndexPath(row: 2, section: 1))
  }

  @Test func `segues of classes that nobody registered are made`() {
    final class Leap: UIStoryboardSegue {
      var leaps = 0
      override func perform() { leaps += 1 }
    }
    let type: UIStoryboardSegue.Type = Leap.self
    let source = UIViewController()
    let segue = type.made("a name of some length", source, UIViewController())
    segue.perform()
    #expect((segue as? Leap)?.leaps == 1)
    #expect(segue.identifier == "a name of some length")
    #expect(segue.source === source)
  }
}
