internal import SwiftSyntax

/// `#Preview` shows a view or a controller in Xcode alone; a program has no use for it.
extension Lowerer {
  /// Leaves out a preview; false for another macro.
  func dropPreview(_ node: some SyntaxProtocol, named name: TokenSyntax) -> Bool {
    guard name.text == "Preview" else { return false }
    edits.blank(node.bytes)
    return true
  }
}
