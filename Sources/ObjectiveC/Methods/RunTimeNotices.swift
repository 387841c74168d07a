internal import Foundation
internal import Synchronization

/// The notices of the run-time functions on the console about that which they can't do; each
/// sentence once.
enum RunTimeNotices {
  private static let said = Mutex<Set<String>>([])

  static func say(_ sentence: String) {
    guard said.withLock({ $0.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}

/// Texts as C has them, each kept as long as the program runs.
enum KeptTexts {
  private static let texts = Mutex<[String: UInt]>([:])

  static func pointer(to text: String) -> UnsafePointer<CChar> {
    let address = texts.withLock { texts in
      if let address = texts[text] { return address }
      let address = UInt(bitPattern: strdup(text))
      texts[text] = address
      return address
    }
    guard let pointer = UnsafePointer<CChar>(bitPattern: address) else {
      preconditionFailure("There is no memory for the text \(text).")
    }
    return pointer
  }
}
