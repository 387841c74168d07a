internal import Synchronization

/// Where images, colours and data by name are looked up: asset catalogues and loose files of the
/// folders in a search path, which the main bundle's resources follow.
///
/// A folder is walked once, when something is first looked up in it.
nonisolated package final class ResourceLibrary: Sendable {
  /// The library that `UIImage(named:)` and `UIColor(named:)` ask.
  package static let shared = ResourceLibrary()

  private struct State {
    var searchPath: [URL] = []
    var folders: [URL: ResourceFolder] = [:]
    var images: [ImageKey: UIImage] = [:]
  }

  struct ImageKey: Hashable {
    let name: String
    let bundle: URL?
    let traits: UITraitCollection
  }

  private let state = Mutex(State())

  /// Folders to look in before the main bundle, such as the project of a document being drawn.
  ///
  /// Setting it forgets the images found so far, since their names may now mean others.
  package var searchPath: [URL] {
    get { state.withLock { $0.searchPath } }
    set {
      state.withLock {
        guard $0.searchPath != newValue else { return }
        $0.searchPath = newValue
        $0.images = [:]
      }
    }
  }

  /// The folder of the project that a document belongs to: the nearest above it that holds an Xcode
  /// project or a package, else the document's own.
  package static func projectFolder(of document: URL) -> URL {
    let own = document.deletingLastPathComponent().standardizedFileURL
    var folder = own
    for _ in 0..<6 where folder.path.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
          || $0 == ".git"
      }
      if isProject { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return own
  }

  /// Whether an image set or a loose image of that name exists.
  package func hasImage(named name: String) -> Bool {
    folders(for: nil).contains { $0.imageSet(named: name) != nil || !$0.files(named: name).isEmpty }
  }

  /// Whether a colour set of that name exists.
  package func hasColor(named name: String) -> Bool {
    folders(for: nil).contains { $0.colorSet(named: name) != nil }
  }

  /// The data set of that name in a bundle or, without one, on the search path.
  package func data(named name: String, bundle: Bundle? = nil) -> Data? {
    folders(for: bundle).lazy.compactMap { $0.data(named: name) }.first
  }

  // MARK: Lookup

  func folders(for bundle: Bundle?) -> [ResourceFolder] {
    if let bundle { return [folder(bundle.resourceURL ?? bundle.bundleURL)] }
    let main = Bundle.main
    return searchPath.map(folder) + [folder(main.resourceURL ?? main.bundleURL)]
  }

  private func folder(_ url: URL) -> ResourceFolder {
    if let known = state.withLock({ $0.folders[url] }) { return known }
    let folder = ResourceFolder(url)
    state.withLock { $0.folders[url] = folder }
    return folder
  }

  /// The image known under a key, or the one that `make` finds.
  func image(for key: ImageKey, make: () -> UIImage?) -> UIImage? {
    if let known = state.withLock({ $0.images[key] }) { return known }
    guard let image = make() else { return nil }
    return state.withLock {
      if let known = $0.images[key] { return known }
      $0.images[key] = image
      return image
    }
  }
}
