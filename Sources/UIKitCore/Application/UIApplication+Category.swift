extension UIApplication {
  /// The kinds of apps of which one is the user's own choice.
  nonisolated public enum Category: Int, Sendable {
    case webBrowser = 1
  }

  /// True if the user has made the app the one for a kind; always false, as a desktop chooses programs
  /// that are installed.
  nonisolated public func isDefault(_ category: Category) throws -> Bool { false }
}
