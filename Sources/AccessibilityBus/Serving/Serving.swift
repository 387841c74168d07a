/// The name of the toolkit, and its limits of time.
enum Serving {
  static let toolkit = "Portico"
  static let version = "1"
  /// Somebody who asked within so many seconds may ask again.
  static let attentionSpan = 5.0
  /// A key that nobody has answered for within so many seconds is the app's.
  static let keyPatience = 0.5
  /// A bus that says nothing for so many seconds is as good as none.
  static let busPatience = 25.0
  /// The time for which the text of an announcement stays in the tree, in seconds.
  static let noticeSpan = 2.0
  /// More calls than these don't wait for the app.
  static let mostWaiting = 1000
  /// While more than these wait to be written, nothing more is read.
  static let mostQueued = 4096
  /// The first wait before the bus is tried again, in seconds; it doubles up to the last.
  static let firstRetry = 1.0
  static let lastRetry = 60.0
}
