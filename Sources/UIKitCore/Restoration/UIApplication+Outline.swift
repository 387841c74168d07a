/// The tagged objects of a running app, for tests that compare it with a restored one.
extension UIApplication {
  /// Controllers and views by their identifiers, one a line, with what UIKit keeps of them.
  package var restorationOutline: String {
    restorationRoots.filter { $0.restorationIdentifier != nil }
      .flatMap { Self.outline($0, depth: 0) }.joined(separator: "\n")
  }

  private static func outline(_ controller: UIViewController, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines = ["\(indent)\(controller.restorationIdentifier ?? "")\(note(controller))"]
    for view in StateTree.views(of: controller) {
      lines.append("\(indent)  – \(view.restorationIdentifier ?? "")\(note(view))")
    }
    for child in StateTree.below(controller) where child.restorationIdentifier != nil {
      lines += outline(child, depth: depth + 1)
    }
    return lines
  }

  private static func note(_ controller: UIViewController) -> String {
    let tabs = controller as? UITabBarController
    let chosen = tabs?.selectedViewController?.restorationIdentifier.map { " shows \($0)" }
    return (chosen ?? "") + (controller.modal.presenting == nil ? "" : " presented")
  }

  private static func note(_ view: UIView) -> String {
    var note = ""
    if let scroll = view as? UIScrollView {
      // A list that is covered takes its place only once it is laid out.
      let offset = scroll.scrolling.restored?.offset ?? scroll.contentOffset
      note += " at \(Int(offset.x.rounded())) \(Int(offset.y.rounded()))"
      let zoom = scroll.scrolling.restored?.zoom ?? scroll.zoomScale
      if zoom != 1 { note += " zoomed \(zoom)" }
    }
    if let list = view as? any RestorableList, !list.chosenElements.isEmpty {
      let paths = list.chosenElements.map { $0.map { "\($0)" }.joined(separator: "-") }
      note += " chosen \(paths.sorted().joined(separator: " "))"
    }
    if let text = view as? UITextView, text.selectedRange.length > 0 {
      note += " selected \(text.selectedRange.location) \(text.selectedRange.length)"
    }
    return note
  }

  /// True if an activity for each scene is kept, and no controllers (X-20).
  package var keepsActivities: Bool { restoration.hasScenes }

  /// True while the screen is kept as a picture with the state (X-16).
  package var keepsPictures: Bool {
    get { restoration.takesPictures }
    set { restoration.takesPictures = newValue }
  }

  /// Ends the state as the end of the app's process does: it stays as it is.
  package func abandonState() { restoration.store?.abandon() }

  /// Puts a fresh object in the place of an app that ended.
  package static func replaceShared() { shared = UIApplication() }
}
