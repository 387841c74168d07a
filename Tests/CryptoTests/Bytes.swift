/// Bytes written in hexadecimal.
func bytes(_ text: String) -> [UInt8] {
  let digits = Array(text.filter { !$0.isWhitespace })
  return stride(from: 0, to: digits.count, by: 2).compactMap {
    UInt8(String(digits[$0..<$0 + 2]), radix: 16)
  }
}

/// Bytes as hexadecimal text.
func text(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
