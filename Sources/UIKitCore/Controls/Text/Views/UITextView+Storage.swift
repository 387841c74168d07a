/// The storage and the layout manager of a text view (W-98).
///
/// Most text views do without: their text is a value until somebody asks for the storage or the
/// manager, or gives a container that has them. From then on the storage holds the text, and the
/// view's own value follows it.
extension UITextView: TextContainerView {
  static func makeContainer() -> NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  func adoptStorage() {
    textContainer.view = self
    guard let manager = textContainer.ownManager else { return }
    let storage = manager.textStorage ?? NSTextStorage()
    storage.addLayoutManager(manager)
    ownStorage = storage
    followStorage()
  }

  func makeStorage() -> NSTextStorage {
    if let ownStorage { return ownStorage }
    let storage = NSTextStorage(attributedString: currentText)
    ownStorage = storage
    isWritingStorage = true
    defer { isWritingStorage = false }
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return storage
  }

  func makeManager() -> NSLayoutManager {
    let storage = makeStorage()
    if let manager = textContainer.ownManager { return manager }
    let manager = storage.layoutManagers.first ?? NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    return manager
  }

  nonisolated package func makeLayoutManager() {
    MainActor.assumeIsolated { _ = makeManager() }
  }

  nonisolated package func containerChanged() {
    MainActor.assumeIsolated {
      guard !isWritingStorage else { return }
      followStorage()
      textDidChange()
    }
  }

  private var currentText: NSAttributedString {
    content.fullyAttributed() ?? NSAttributedString(string: "")
  }

  /// Takes the text over from the storage.
  private func followStorage() {
    guard let ownStorage else { return }
    content.setAttributedText(StyledText(ownStorage).attributedString)
  }

  /// Brings the storage up to a text that was set as a whole, which delegates may change in turn.
  func writeStorage() {
    guard let ownStorage else { return }
    isWritingStorage = true
    ownStorage.setAttributedString(currentText)
    isWritingStorage = false
    followStorage()
  }

  /// Types into the storage, with the attributes of what is in front.
  func type(_ text: String, in range: NSRange) {
    guard let ownStorage else { return }
    let before = range.location - 1
    let attributes =
      ownTypingAttributes
      ?? (before >= 0 && before < ownStorage.length
        ? ownStorage.attributes(at: before, effectiveRange: nil) : shownAttributes)
    let typed = NSAttributedString(string: text, attributes: attributes)
    ownStorage.replaceCharacters(in: range, with: typed)
  }
}
