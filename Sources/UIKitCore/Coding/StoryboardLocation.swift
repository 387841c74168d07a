package import Foundation
package import InterfaceBuilder

/// The place of storyboards and xibs, found by name: a bundle, or a folder of a project.
package struct StoryboardLocation {
  package let bundle: Bundle?
  package let folder: URL?
  /// Language codes, the preferred one first.
  package var languages: [String]
  /// `true` if missing parts are replaced, as in a preview, and are no exception; default `false`.
  package var isForgiving = false
  /// The folder whose nibs a build would put into one; nil where that was done.
  package var root: URL?

  package init(bundle: Bundle?, folder: URL?, languages: [String]? = nil) {
    self.bundle = bundle
    self.folder = folder
    self.languages =
      languages ?? Self.appLanguages ?? bundle?.preferredLocalizations
      ?? Locale.preferredLanguages
  }

  /// The languages of the running app, the preferred one first; nil when no app was launched.
  static var appLanguages: [String]?

  /// Opens the document with a name; nil when there is none that can be read.
  func open(_ name: String, extension type: String = "storyboard") -> NibSource? {
    for url in candidates(name, type) where FileManager.default.fileExists(atPath: url.path) {
      return try? open(url)
    }
    return nil
  }

  /// Opens a document with the translations beside it.
  package func open(_ url: URL) throws(DocumentError) -> NibSource {
    let document = try Document(contentsOf: url)
    let localization = Localization.beside(url, languages: languages)
    let source = NibSource(document: document, bundle: bundle, localization: localization)
    source.location = self
    return source
  }

  /// Opens the first nib that has one of the names; nil when there is none that can be read.
  func openNib(named names: [String]) -> NibSource? {
    names.lazy.compactMap { nib(named: $0) }.first.flatMap { try? open($0) }
  }

  /// The nib with a name: in the folder, or in others that a build would put into one; nil if there
  /// is none.
  package func nib(named name: String) -> URL? {
    let beside = candidates(name, "xib").first { FileManager.default.fileExists(atPath: $0.path) }
    guard beside == nil, let root else { return beside }
    return DocumentFinder.nearest("\(name).xib", to: folder ?? root, below: root)
  }

  /// The language's own document, then the one with translations beside it, then plain ones.
  private func candidates(_ name: String, _ type: String) -> [URL] {
    let folders = [folder, bundle?.resourceURL].compactMap(\.self)
    let subfolders = languages.map { "\($0).lproj" } + ["Base.lproj", "", "en.lproj"]
    return folders.flatMap { folder in
      subfolders.map { subfolder in
        let place = subfolder.isEmpty ? folder : folder.appendingPathComponent(subfolder)
        return place.appendingPathComponent("\(name).\(type)")
      }
    }
  }
}
