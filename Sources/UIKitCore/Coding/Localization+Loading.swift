internal import Foundation
internal import InterfaceBuilder

extension Localization {
  /// The translations of a document into the first of some languages that it has.
  static func beside(_ document: URL, languages: [String]) -> Localization? {
    languages.lazy.compactMap { Localization(of: document.path, language: $0) }.first
  }
}
