/// A segue: from the object around it to another controller.
public struct Segue: Sendable {
  /// Its own id.
  public let id: String
  /// The id of the controller, of the reference, or of the unwind exit that it leads to.
  public let destination: String
  /// Such as `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom`.
  public let kind: String
  /// The name that `prepare(for:sender:)` sees.
  public let identifier: String?
  /// The part that the destination plays in its container, such as `rootViewController`.
  public let relationship: String?
  /// The selector that an unwind searches for.
  public let unwindAction: String?
  /// The app's own segue class and the module that holds it.
  public let customClass: String?
  /// The module of the custom class.
  public let customModule: String?
  /// Such as `formSheet`; nil for the destination's own.
  public let modalPresentationStyle: String?
  /// Such as `crossDissolve`; nil for the destination's own.
  public let modalTransitionStyle: String?
  /// True if it animates.
  public let animates: Bool
  /// The id of the view that a popover points at.
  public let popoverAnchorView: String?
  /// The id of the bar button that a popover points at.
  public let popoverAnchorBarButtonItem: String?
  /// The flags under which a popover may point, such as `up`.
  public let popoverArrowDirections: [String]
  /// The part of the source that starts it when not the source itself, such as `accessoryAction`.
  public let trigger: String?
  /// The `@IBSegueAction` that makes the destination.
  public let creationSelector: String?
  /// The `<segue>` itself.
  public let element: Element

  /// Reads a `<segue>`; nil when it leads nowhere, as the references among metrics do.
  public init?(_ element: Element) {
    guard element.name == "segue", let destination = element["destination"] else { return nil }
    self.element = element
    self.destination = destination
    id = element.id ?? ""
    kind = element["kind"] ?? "show"
    identifier = element["identifier"]
    relationship = element["relationship"]
    unwindAction = element["unwindAction"]
    customClass = element["customClass"]
    customModule = element["customModule"]
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    animates = element.bool("animates") ?? true
    popoverAnchorView = element["popoverAnchorView"]
    popoverAnchorBarButtonItem = element["popoverAnchorBarButtonItem"]
    popoverArrowDirections =
      element.child(key: "popoverArrowDirection")?.attributes
      .filter { $0.value == "YES" }.map(\.name) ?? []
    trigger = element["trigger"]
    creationSelector = element["destinationCreationSelector"]
  }
}
