/// The names of one document: the vocabulary's, then whatever else it holds.
struct DocumentNames {
  private let known = Vocabulary.standard.names
  private var others: [String: Int] = [:]

  /// A name's one `String`, and its number; one of the vocabulary's keeps its number there.
  mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> (text: String, number: Int) {
    if let number = known.index(of: bytes) { return (known.names[number], number) }
    let text = String(decoding: bytes, as: UTF8.self)
    if let number = others[text] { return (text, number) }
    others[text] = known.count + others.count
    return (text, known.count + others.count - 1)
  }
}
