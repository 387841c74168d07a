/// The commands of editing, which a responder has whose class overrides them.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is selected to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts in what the pasteboard holds.
  func paste(_ sender: Any?)
  /// Deletes what is selected.
  func delete(_ sender: Any?)
  /// Selects what is touched, such as a word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Changes the weight of what is selected.
  func toggleBoldface(_ sender: Any?)
  /// Changes the slant of what is selected.
  func toggleItalics(_ sender: Any?)
  /// Underlines what is selected.
  func toggleUnderline(_ sender: Any?)
}
