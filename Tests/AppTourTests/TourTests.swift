import Device
import Foundation
import Testing

@testable import AppTour
@testable import UIKitCore

/// A list whose rows open a form, a question and a page.
private final class MenuController: UITableViewController {
  let titles = ["Form", "Question", "Page"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.present(UINavigationController(rootViewController: FormController()), animated: true)
      }
    )
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch titles[indexPath.row] {
    case "Form": navigationController?.pushViewController(FormController(), animated: true)
    case "Question":
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      present(alert, animated: true)
    default: present(PageController(), animated: true)
    }
  }
}

/// A field, a switch and a way out.
private final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    field.placeholder = "Name"
    view.addSubview(field)
    view.addSubview(UISwitch(frame: CGRect(x: 20, y: 280, width: 51, height: 31)))
    let done = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
  }
}

/// A sheet without any button.
private final class PageController: UIViewController {}

@MainActor
@Suite(.serialized)
struct `A tour of an app` {
  @Test func `is found by its name where it is linked`() {
    #expect(AppVisitors.linked == TourVisitor.self)
  }

  @Test func `opens every screen once and writes down how`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try LaunchedApp("Bare")
    defer { app.end() }
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: MenuController())
    window.makeKeyAndVisible()
    app.turn()
    let journal = TourJournal(folder: nil)
    Tour(app.launch, album: Album(folder: folder), journal: journal, limit: 100).run()
    #expect(journal.text == Self.account)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      files == [
        "01-launch.png", "02-Form.png", "03-Form.png", "04-Sure.png", "05-PageController.png",
        "06-Form.png", "07-Form.png",
      ]
    )
  }

  private static let account = """
    launch → MenuController “Menu” (01-launch.png)
    1. MenuController: tap the row 0/0 “Form” → FormController “Form” (02-Form.png)
    2. FormController: type into “Name” → FormController “Form” (03-Form.png)
    3. FormController: tap the switch → stays
    4. FormController: tap back “Menu” → MenuController “Menu”
    5. MenuController: tap the row 0/1 “Question” → UIAlertController “Sure?” (04-Sure.png)
    6. UIAlertController: tap the choice “No” → MenuController “Menu”
    7. MenuController: tap the row 0/2 “Page” → PageController (05-PageController.png)
    8. PageController: pull it away → MenuController “Menu”
    9. MenuController: tap the item “Add” → FormController “Form” (06-Form.png)
    10. FormController: type into “Name” → FormController “Form” (07-Form.png)
    11. FormController: tap the switch → stays
    12. FormController: tap the item “Done” → MenuController “Menu”
    13. MenuController: tap the row 0/0 “Form” → FormController “Form”
    14. FormController: tap back “Menu” → MenuController “Menu”
    15. MenuController: tap the row 0/1 “Question” → UIAlertController “Sure?”
    16. UIAlertController: tap the choice “Yes” → MenuController “Menu”
    4 screens, 16 actions, 7 pictures.

    """
}
