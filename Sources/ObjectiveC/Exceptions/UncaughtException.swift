internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// The end of a program by an exception that nobody catches.
package enum UncaughtException {
  /// The line of a document whose connection or attribute is being made, such as
  /// `Main.storyboard:12`.
  @TaskLocal package static var documentLine: DocumentLine?

  /// Says what happened, as UIKit says it, and ends the program.
  ///
  /// The line of the document and the functions of the app that led there follow, in place of a trace
  /// with registers.
  package static func end(_ name: String, _ reason: String) -> Never {
    let sentence = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    var places = CallSite.current().places
    if let documentLine { places.insert(documentLine.description, at: 0) }
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
