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
  /// Puts in what the pasteboard holds, in the style of the text around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Puts in an address and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Puts in text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Makes what is selected larger.
  func increaseSize(_ sender: Any?)
  /// Makes what is selected smaller.
  func decreaseSize(_ sender: Any?)
  /// Has the paragraphs read from the left.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has the paragraphs read from the right.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Exchanges the attributes of what is selected for those that the handler makes of them.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  )
  /// Offers to search.
  func find(_ sender: Any?)
  /// Offers to search and to replace.
  func findAndReplace(_ sender: Any?)
  /// Goes on to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes back to the place found before.
  func findPrevious(_ sender: Any?)
  /// Searches for what is selected.
  func useSelectionForFind(_ sender: Any?)
  /// Prints what is shown.
  func printContent(_ sender: Any?)
  /// Has something renamed.
  func rename(_ sender: Any?)
  /// Duplicates something.
  func duplicate(_ sender: Any?)
  /// Moves something elsewhere.
  func move(_ sender: Any?)
  /// Exports something.
  func export(_ sender: Any?)
  /// Offers to have text rewritten.
  func showWritingTools(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Nothing by default.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Nothing by default.
  public func pasteAndGo(_ sender: Any?) {}
  /// Nothing by default.
  public func pasteAndSearch(_ sender: Any?) {}
  /// Nothing by default.
  public func increaseSize(_ sender: Any?) {}
  /// Nothing by default.
  public func decreaseSize(_ sender: Any?) {}
  /// Nothing by default.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Nothing by default.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Nothing by default.
  public func find(_ sender: Any?) {}
  /// Nothing by default.
  public func findAndReplace(_ sender: Any?) {}
  /// Nothing by default.
  public func findNext(_ sender: Any?) {}
  /// Nothing by default.
  public func findPrevious(_ sender: Any?) {}
  /// Nothing by default.
  public func useSelectionForFind(_ sender: Any?) {}
  /// Nothing by default.
  public func printContent(_ sender: Any?) {}
  /// Nothing by default.
  public func rename(_ sender: Any?) {}
  /// Nothing by default.
  public func duplicate(_ sender: Any?) {}
  /// Nothing by default.
  public func move(_ sender: Any?) {}
  /// Nothing by default.
  public func export(_ sender: Any?) {}
  /// Nothing by default.
  public func showWritingTools(_ sender: Any?) {}
  /// Nothing by default.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
}
