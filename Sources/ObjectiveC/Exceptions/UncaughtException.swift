internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// The end of a program by an exception that nobody catches.
package enum UncaughtException {
  /// The line of a document whose connection or attribute is being made, and the thread that does so:
  /// only the main actor's work sets it, but any thread may end the program.
  ///
  /// It is no value of a task: one that an outlet's observer begins would inherit it, and a later
  /// exception there would name a line that has nothing to do with it.
  nonisolated(unsafe) private static var reading: (line: DocumentLine, thread: pthread_t)?

  /// Does something about a line of a document, which an exception meanwhile names.
  @MainActor package static func naming(_ line: DocumentLine, _ work: () -> Void) {
    let outer = reading
    reading = (line, pthread_self())
    defer { reading = outer }
    work()
  }

  /// Says what happened, as UIKit says it, and ends the program.
  ///
  /// The line of the document and the functions of the app that led there follow, in place of a trace
  /// with registers.
  package static func end(_ name: String, _ reason: String) -> Never {
    let sentence = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    var places = CallSite.current().places
    if let reading, pthread_equal(reading.thread, pthread_self()) != 0 {
      places.insert(reading.line.description, at: 0)
    }
    if !places.isEmpty { signal(SIGABRT, SIG_DFL) }
    let text = ([sentence] + places.map { "    in \($0)" }).joined(separator: "\n") + "\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }
}

/// A line of a document.
package struct DocumentLine: Sendable, CustomStringConvertible {
  /// The document's path.
  package let file: String
  /// The line, from 1.
  package let line: Int

  /// Makes a line, from 1, of a document.
  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }

  package var description: String { "\(file):\(line)" }
}
