extension [String] {
  /// The strings as a person lists them: “a, b and c”.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
