internal import Foundation

/// The desktop's own windows, in which its user is asked for files, letters and programs.
///
/// The kit knows no bus: an app has a portal when the library that serves the desktop's bus is
/// linked and the desktop has one.
package protocol DesktopPortal: AnyObject {
  /// The questions that the desktop can ask.
  var abilities: DesktopAbilities { get }
  /// Asks the user; the answer comes once, also when nobody could be asked.
  func ask(_ question: DesktopQuestion, then answer: @escaping @MainActor (DesktopAnswer) -> Void)
}

/// Kinds of questions to the desktop's user.
package struct DesktopAbilities: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let files = Self(rawValue: 1)
  package static let mail = Self(rawValue: 2)
  package static let opening = Self(rawValue: 4)
}

/// A question to the desktop's user.
package enum DesktopQuestion: Equatable, Sendable {
  /// Files that fit a pattern, such as `*.png`; all without patterns.
  case openFiles(patterns: [String], several: Bool, folders: Bool)
  /// Places for new files of these names.
  case saveFiles([String])
  /// A letter to complete and send.
  case mail(subject: String, body: String)
  /// The program that opens an address.
  case open(URL)
}

/// The answer of the desktop's user.
package enum DesktopAnswer: Equatable, Sendable {
  /// Done, with the files that were chosen, if any.
  case done([URL])
  case cancelled
  /// Nobody could be asked.
  case failed
}
