/// The sentences that VoiceOver says when its cursor comes to an element.
public struct SpokenElement: Equatable, Sendable {
  /// The sentence about what the element is.
  public var description: String
  /// The sentence about what can be done with it, said after a pause; empty for nothing.
  public var hint: String

  /// Makes what is said from its two parts.
  public init(description: String, hint: String = "") {
    self.description = description
    self.hint = hint
  }

  /// Both in one line.
  public var line: String { hint.isEmpty ? description : "\(description) — \(hint)" }
}

extension AccessibilityNode {
  /// The sentence about the element and its hint, in English.
  public var spoken: SpokenElement {
    let usesHint = name.isEmpty && !hint.isEmpty
    var sentence = usesHint ? hint : name
    if traits.contains(.selected) {
      sentence = sentence.isEmpty ? "Selected." : "Selected: \(sentence)"
    }
    let rest = kindWords + contextWords
    if !rest.isEmpty {
      let start = sentence.isEmpty ? [] : [sentence.endingInPeriod]
      sentence = (start + rest).joined(separator: " ")
    }
    if let header = headerWords { sentence = "\(header). \(sentence)" }
    return SpokenElement(
      description: sentence,
      hint: hintSentences(leavingOutOwn: usesHint).joined(separator: ", ")
    )
  }

  /// Label and value; a switch's value has a text of its own.
  private var name: String {
    guard !value.isEmpty, !traits.contains(.toggle) else { return label }
    return label.isEmpty ? value : "\(label): \(value)"
  }

  /// The names of what the element is, in VoiceOver's order.
  private var kindWords: [String] {
    var words: [String] = []
    let hidesDimmed = traits.contains(.tabItem)
    if traits.contains(.notEnabled), !hidesDimmed { words.append("Dimmed.") }
    // What is more than a button isn't called one besides.
    let special: AccessibilityTraits = [.keyboardKey, .toggle, .tabItem, .backButton]
    if traits.contains(.button), traits.isDisjoint(with: special), !context.isTab {
      words.append("Button.")
    }
    if traits.contains(.backButton) { words.append("Back Button.") }
    if traits.contains(.toggle) { words += ["Switch Button.", switchWord] }
    if traits.contains(.tabItem) || context.isTab { words.append("Tab.") }
    if traits.contains(.textEntry) {
      words.append(traits.contains(.secureText) ? "Secure Text Field." : "Text Field.")
      if traits.contains(.isEditing) { words.append("Is editing.") }
    }
    let last: [(AccessibilityTraits, String)] = [
      (.header, "Heading."), (.link, "Link."), (.adjustable, "Adjustable."), (.image, "Image."),
      (.searchField, "Search Field."),
    ]
    words += last.filter { traits.contains($0.0) }.map(\.1)
    return words.filter { !$0.isEmpty }
  }

  private var switchWord: String {
    switch value {
    case "1": "On."
    case "0": "Off."
    case "2": "Mixed."
    default: value.isEmpty ? "" : value.endingInPeriod
    }
  }

  /// The text to say when the element with the cursor changed: a new value, a new selection, or the
  /// label of one that updates frequently; nil for nothing.
  public func spokenChange(since old: AccessibilityNode) -> String? {
    if value != old.value {
      return traits.contains(.toggle) ? switchWord : value
    }
    let isNewlySelected = traits.contains(.selected) && !old.traits.contains(.selected)
    if isNewlySelected { return "Selected: \(name)" }
    return traits.contains(.updatesFrequently) && label != old.label ? label : nil
  }

  private var contextWords: [String] {
    var words: [String] = []
    if let place = context.place { words.append("\(place.number) of \(place.count).") }
    words += spanWords("Row", "rows", context.row)
    words += spanWords("Column", "columns", context.column)
    if context.startsList { words.append("List Start.") }
    if context.endsList { words.append("List End.") }
    if context.startsLandmark { words.append("Landmark.") }
    if context.endsLandmark { words.append("End.") }
    return words
  }

  private func spanWords(
    _ singular: String,
    _ plural: String,
    _ span: AccessibilityContext.Span?
  ) -> [String] {
    guard let span else { return [] }
    let spans = span.length > 1 ? ["Spans \(span.length) \(plural)."] : []
    return spans + ["\(singular) \(span.start)."]
  }

  private var headerWords: String? {
    context.headers.isEmpty ? nil : context.headers.joined(separator: ". ")
  }

  private func hintSentences(leavingOutOwn: Bool) -> [String] {
    var sentences: [String] = []
    if !hint.isEmpty, !leavingOutOwn { sentences.append(hint) }
    guard !traits.contains(.notEnabled) else { return sentences }
    if traits.contains(.toggle) { sentences.append("Double tap to toggle setting.") }
    if traits.contains(.adjustable) {
      sentences.append("Swipe up or down with one finger to adjust the value.")
    }
    if traits.contains(.textEntry) || traits.contains(.searchField) {
      let isEditing = traits.contains(.isEditing)
      if !isEditing { sentences.append("Double tap to edit.") }
      if isEditing || traits.contains(.textArea) {
        sentences.append("Use the rotor to access Misspelled Words")
      }
    }
    if !actions.isEmpty { sentences.append("Actions available.") }
    return sentences
  }
}

extension String {
  /// A period ends the sentence, but no second one.
  fileprivate var endingInPeriod: String {
    last.map { ".!?…:".contains($0) } == true ? self : self + "."
  }
}
