internal import QuartzCore

/// The suggestions in a menu under a field that is edited (W-222).
extension UISearchTextField {
  /// The distance from the field to its menu, in points: our own.
  private static let distance: CGFloat = 6

  /// Shows, moves or takes away the menu, as the field and its suggestions want.
  func updateSuggestions() {
    let suggestions = searchSuggestions ?? []
    guard isEditing, !suggestions.isEmpty, let window else {
      suggestionMenu?.removeFromSuperview()
      suggestionMenu = nil
      return
    }
    let menu = suggestionMenu ?? makeMenu()
    let list = menu.subviews.first as? SuggestionList
    list?.show(suggestions)
    suggestionMenu = menu
    if menu.superview !== window { window.addSubview(menu) }
    placeMenu(menu, list, in: window)
  }

  private func makeMenu() -> UIView {
    let menu = UIView()
    let list = SuggestionList { [weak self] in self?.choose($0) }
    list.layer.cornerRadius = 10
    list.clipsToBounds = true
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    menu.addSubview(list)
    menu.layer.shadowOpacity = 0.2
    menu.layer.shadowRadius = 16
    menu.layer.shadowOffset = CGSize(width: 0, height: 4)
    return menu
  }

  /// As wide as the field, and no higher than the room above the keyboard.
  private func placeMenu(_ menu: UIView, _ list: SuggestionList?, in window: UIWindow) {
    let place = convert(bounds, to: window)
    let top = place.maxY + Self.distance
    let room = window.bounds.maxY - window.screen.keyboardHeight - top - Self.distance
    menu.frame = CGRect(
      x: place.minX,
      y: top,
      width: place.width,
      height: max(0, min(list?.naturalHeight ?? 0, room))
    )
    list?.frame = menu.bounds
  }

  /// The suggestions go before the delegate hears, which may bring new ones.
  private func choose(_ suggestion: any UISearchSuggestion) {
    searchSuggestions = nil
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
  }
}

// MARK: - Tokens

extension UISearchTextField {
  /// The range of the text without the tokens, which lie before it.
  public var textualRange: UITextRange {
    TextOffsets(NSRange(location: 0, length: wholeText.utf16.count))
  }

  /// The tokens whose positions lie in a range.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let range = (textRange as? TextOffsets)?.value else { return [] }
    let places = range.location..<(range.location + range.length)
    return tokens.indices.filter { places.contains($0 - tokens.count) }.map { tokens[$0] }
  }

  /// The position of a token, which lies before the text; that of the text where there is none.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    TextOffset(min(max(tokenIndex, 0), tokens.count) - tokens.count)
  }

  /// Takes the text of a range away, and inserts a token before the one at an index.
  public func replaceTextualPortion(
    of textRange: UITextRange,
    with token: UISearchToken,
    at tokenIndex: Int
  ) {
    unmarkText()
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Deletes the token before the caret at the beginning of the text; true if there was one.
  func eraseToken() -> Bool {
    let caret = selectedUnits
    guard allowsDeletingTokens, caret.location == 0, caret.length == 0, !tokens.isEmpty else {
      return false
    }
    removeToken(at: tokens.count - 1)
    sendActions(for: .editingChanged)
    return true
  }
}

/// Decides about a search field's tokens and suggestions, besides its text.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Supplies the data of a token that is copied or dragged; never called here, where tokens are
  /// neither.
  func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// Tells the delegate that the user chose a suggestion; the field has none any more (W-222).
  func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  )
}

extension UISearchTextFieldDelegate {
  /// Default: no data.
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider {
    late("searchTextField:itemProviderForCopying:", [searchTextField, token], or: NSItemProvider())
  }
  /// Default: does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  ) { tellLate("searchTextField:didSelect:", [searchTextField, suggestion]) }
}

/// A thing that is pasted into a search field, for which the delegate may give a token.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// Puts a token behind those of the field, in place of a text.
  func setSearchTokenResult(_ token: UISearchToken)
}
