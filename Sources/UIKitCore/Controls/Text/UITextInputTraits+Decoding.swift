extension UITextInputTraits {
  /// Reads the `<textInputTraits>` of a text field, text view or search bar.
  func decodeInputTraits(_ nib: NibCoder) {
    guard let nib = nib.child(key: "textInputTraits") else { return }
    autocapitalizationType =
      nib.choice(
        "autocapitalizationType",
        ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
      )
      ?? .none
    autocorrectionType = nib.choice("autocorrectionType", ["no": .no, "yes": .yes]) ?? .default
    spellCheckingType = nib.choice("spellCheckingType", ["no": .no, "yes": .yes]) ?? .default
    smartQuotesType = nib.choice("smartQuotesType", ["no": .no, "yes": .yes]) ?? .default
    smartDashesType = nib.choice("smartDashesType", ["no": .no, "yes": .yes]) ?? .default
    smartInsertDeleteType =
      nib.choice("smartInsertDeleteType", ["no": .no, "yes": .yes]) ?? .default
    keyboardType = nib.choice("keyboardType", TraitSpelling.keyboards) ?? .default
    keyboardAppearance =
      nib.choice("keyboardAppearance", ["alert": .alert, "dark": .dark, "light": .light])
      ?? .default
    returnKeyType = nib.choice("returnKeyType", TraitSpelling.returnKeys) ?? .default
    enablesReturnKeyAutomatically = nib.bool("enablesReturnKeyAutomatically") ?? false
    isSecureTextEntry = nib.bool("secureTextEntry") ?? false
    textContentType = nib.attribute("textContentType").map { UITextContentType(rawValue: $0) }
  }
}

/// The spellings of input traits in documents.
private enum TraitSpelling {
  static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
