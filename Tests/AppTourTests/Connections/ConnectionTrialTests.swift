import Foundation
import ObjectiveC
import Testing

@testable import AppTour
@testable import UIKitCore

/// What the classes of the fixture were sent, in order.
private enum WireLog {
  static var lines: [String] = []
}

private final class WireCell: UITableViewCell {
  weak var lamp: UISwitch?
}

/// A list without rows; it drops one of its outlets.
private final class WireController: UITableViewController {
  weak var button: UIButton?
  weak var dropped: UIView?
  var lamps: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    dropped = nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

@MainActor
@Suite(.serialized)
struct `The connections of an app are tried` {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

  init() {
    WireLog.lines = []
    let registry = ClassRegistry.shared
    registry.register(WireCell.self, name: "WireCell", module: "WireTests") {
      $0.key("lamp", \.lamp)
      $0.action("switched:") { _, sender in
        WireLog.lines.append("switched: \(sender.map { "\(type(of: $0))" } ?? "nobody")")
      }
    }
    registry.register(WireController.self, name: "WireController", module: "WireTests") {
      $0.key("button", \.button)
      $0.key("dropped", \.dropped)
      $0.key("lamps", \.lamps)
      $0.action("turnOn:") { _, _ in WireLog.lines.append("turnOn:") }
      $0.action("go") { controller, _ in
        WireLog.lines.append(
          "go, \(controller.navigationController == nil ? "alone" : "on a stack")"
        )
      }
      $0.action("tapped:") { _, sender in
        WireLog.lines.append("tapped: \((sender as? UIGestureRecognizer)?.state == .ended)")
      }
    }
  }

  /// Tries the fixture's connections and answers them with what is wrong.
  private func run() throws -> [String] {
    defer { try? FileManager.default.removeItem(at: file) }
    let app = try LaunchedApp("Wires")
    defer { app.end() }
    let trial = ConnectionTrial(app.launch, account: file)
    trial.listen()
    let album = Album(folder: file.appendingPathExtension("pictures"))
    trial.run(Tour(app.launch, album: album, journal: TourJournal(folder: nil), limit: 9))
    let account = ConnectionAccount(contentsOf: file)
    #expect(account.isFinished)
    return account.connections.enumerated().map { index, connection in
      "\(connection.line) \(connection.kind) \(connection.name) of \(connection.source): "
        + (account.shortcoming(of: index) ?? "works")
    }
  }

  @Test func `by screens that load alone, and actions that their controls send`() throws {
    let found = try run().joined(separator: "\n")
    #expect(
      found == """
        64 outlet button of WireController: works
        65 outlet dropped of WireController: the property is empty
        66 collection lamps of WireController: works
        67 collection lamps of WireController: works
        53 outlet dataSource of tableView: works
        18 action turnOn: of button: works
        19 action turnOff: of button: WireController has no such method
        25 collection gestureRecognizers of view: works
        48 outlet lamp of WireCell: works
        42 action switched: of switch: works
        59 action go of barButtonItem: works
        73 action tapped: of tapGestureRecognizer: works
        """
    )
    #expect(
      WireLog.lines == ["turnOn:", "switched: UISwitch", "go, on a stack", "tapped: true"]
    )
  }

  @Test func `and go on behind the step at which the app crashed`() throws {
    let app = try LaunchedApp("Wires")
    let list = ConnectionList(app.launch.bundle)
    app.end()
    let turnOn = try #require(list.connections.firstIndex { $0.name == "turnOn:" })
    let steps: [ConnectionEntry] = [
      .connections(list.connections), .begin(step: 0, connections: []), .end(step: 0),
      .begin(step: 2, connections: [turnOn]), .crash(step: 2, reason: "the app crashes: ouch"),
    ]
    let lines = try steps.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
    try Data(lines.joined()).write(to: file)
    let crashed = try run().filter { $0.contains("ouch") }
    #expect(crashed == ["18 action turnOn: of button: the app crashes: ouch"])
    #expect(WireLog.lines == ["switched: UISwitch", "go, on a stack", "tapped: true"])
  }
}
