/// Assistive software that reads a screen: what the screen knows of `VoiceOver`.
package protocol ScreenReader: AnyObject {
  /// The element that it has its cursor on.
  var cursor: NSObject? { get }
  /// Looks at what is new at the end of a frame.
  func frameEnded()
  /// Hears what the app posts.
  func receive(_ notification: UIAccessibility.Notification, _ argument: Any?)
  /// Sees a key, by its usage number, before the app; true if it is not for the app.
  func take(key: Int, withShift: Bool) -> Bool
}
