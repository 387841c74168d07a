/// The part of a view that sets a segue off.
enum SegueTrigger: Hashable {
  /// A control's event, a bar button's or recognizer's action.
  case action
  /// A row or item was chosen.
  case selection
  /// The button at the end of a row was tapped.
  case accessory
}

/// A segue that a document draws from an object to another controller.
protocol ConnectedSegue: AnyObject {
  var trigger: SegueTrigger { get }
  /// Performs the segue, if its controller agrees.
  func perform(_ sender: Any?)
}
