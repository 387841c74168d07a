internal import UIKitCore

/// The actions and the callbacks of controllers, line by line, where somebody wants to read them.
struct ActionLog {
  var isRecorded = false
  private(set) var text = ""

  mutating func begin(_ number: Int, _ action: String, tree: () -> String) {
    guard isRecorded else { return }
    text += tree() + "\naction \(number), \(action)\n"
  }

  mutating func note(_ line: @autoclosure () -> String) {
    if isRecorded { text += "  \(line())\n" }
  }

  /// Layout would fill pages, and nothing here is about it.
  mutating func end(_ callbacks: [String], settled: Bool) {
    guard isRecorded else { return }
    for line in callbacks where !line.contains("Layout") { text += "    \(line)\n" }
    text += settled ? "  at rest\n" : "  still moving\n"
  }
}

extension RandomActions {
  /// The controllers of the window's hierarchy, a line for each.
  var controllerTree: String {
    stage.window.rootViewController.map { lines(of: $0, indent: "  | ", role: "") } ?? "  | nobody"
  }

  private func lines(of controller: UIViewController, indent: String, role: String) -> String {
    var text = "\(indent)\(role)\(controller.nameInLedger) \(controller.appearancePhase)"
    if controller.viewIfLoaded?.window != nil { text += ", in the window" }
    for child in controller.children {
      text += "\n" + lines(of: child, indent: indent + "  ", role: "")
    }
    if let presented = controller.presentedViewController,
      controller.parent?.presentedViewController !== presented
    {
      text += "\n" + lines(of: presented, indent: indent + "  ", role: "presents ")
    }
    return text
  }
}
