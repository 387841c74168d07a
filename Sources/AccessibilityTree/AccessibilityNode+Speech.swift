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
    let rest = kindPhrases + contextPhrases
    if !rest.isEmpty {
      let start = sentence.isEmpty ? [] : [sentence.endingInPeriod]
      sentence = (start + rest).joined(separator: " ")
    }
    if let header = headerPhrases { sentence = "\(header). \(sentence)" }
    return SpokenElement(
      description: sentence,
      hint: hintSentences(leavingOutOwn: usesHint).joined(separator: ", ")
    )
  }

  /// Label and value; a switch's value has a text of its own.
  private var name: String {
    let (label, value) = (spokenLabel, value.isSpoken ? value : "")
    guard !value.isEmpty, !traits.contains(.toggle) else { return label }
    return label.isEmpty ? value : "\(label): \(value)"
  }

  /// The label; empty for spaces alone, and for a back button that is called by its kind.
  private var spokenLabel: String {
    guard label.isSpoken, !traits.contains(.backButton) || label != "Back" else { return "" }
    return label
  }

  /// The names of what the element is, in VoiceOver's order.
  private var kindPhrases: [String] {
    var phrases: [String] = []
    let hidesDimmed = traits.contains(.tabItem)
    if traits.contains(.notEnabled), !hidesDimmed { phrases.append("Dimmed.") }
    // An element with a more special trait is not also called a button.
    let special: AccessibilityTraits = [.keyboardKey, .toggle, .tabItem, .backButton]
    if traits.contains(.button), traits.isDisjoint(with: special), !context.isTab {
      phrases.append("Button.")
    }
    if traits.contains(.backButton) { phrases.append("Back Button.") }
    if traits.contains(.toggle) { phrases += ["Switch Button.", switchPhrase] }
    if traits.contains(.tabItem) || context.isTab { phrases.append("Tab.") }
    if traits.contains(.textEntry) {
      phrases.append(traits.contains(.secureText) ? "Secure Text Field." : "Text Field.")
      if traits.contains(.isEditing) { phrases.append("Is editing.") }
    }
    let last: [(AccessibilityTraits, String)] = [
      (.header, "Heading."), (.link, "Link."), (.adjustable, "Adjustable."), (.image, "Image."),
      (.searchField, "Search Field."),
    ]
    phrases += last.filter { traits.contains($0.0) }.map(\.1)
    return phrases.filter { !$0.isEmpty }
  }

  private var switchPhrase: String {
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
      return traits.contains(.toggle) ? switchPhrase : value
    }
    let isNewlySelected = traits.contains(.selected) && !old.traits.contains(.selected)
    if isNewlySelected { return "Selected: \(name)" }
    return traits.contains(.updatesFrequently) && label != old.label ? label : nil
  }

  private var contextPhrases: [String] {
    var phrases: [String] = []
    if let place = context.place { phrases.append("\(place.number) of \(place.count).") }
    phrases += spanPhrases("Row", "rows", context.row)
    phrases += spanPhrases("Column", "columns", context.column)
    if context.startsList { phrases.append("List Start.") }
    if context.endsList { phrases.append("List End.") }
    if context.startsLandmark { phrases.append("Landmark.") }
    if context.endsLandmark { phrases.append("End.") }
    return phrases
  }

  private func spanPhrases(
    _ singular: String,
    _ plural: String,
    _ span: AccessibilityContext.Span?
  ) -> [String] {
    guard let span else { return [] }
    let spans = span.length > 1 ? ["Spans \(span.length) \(plural)."] : []
    return spans + ["\(singular) \(span.start)."]
  }

  private var headerPhrases: String? {
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
  /// `true` if there is more in it than spaces and line breaks.
  fileprivate var isSpoken: Bool { contains { !$0.isWhitespace } }

  /// A period ends the sentence, but no second one.
  fileprivate var endingInPeriod: String {
    last.map { ".!?…:".contains($0) } == true ? self : self + "."
  }
}
