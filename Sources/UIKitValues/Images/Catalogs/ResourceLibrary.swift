internal import Synchronization

/// The place in which images, colours and data are found by name: asset catalogues and loose files
/// of the folders in a search path, which the main bundle's resources follow.
///
/// A folder is walked once, when something is first searched in it.
nonisolated package final class ResourceLibrary: Sendable {
  /// The library that `UIImage(named:)` and `UIColor(named:)` ask.
  package static let shared = ResourceLibrary()

  private struct State {
    var searchPath: [URL] = []
    var folders: [URL: ResourceFolder] = [:]
    var images: [ImageKey: UIImage] = [:]
    var hasRegisteredFonts = false
  }

  struct ImageKey: Hashable {
    let name: String
    let bundle: URL?
    let traits: UITraitCollection
  }

  private let state = Mutex(State())

  /// Folders to search before the main bundle, such as the project of a document being drawn.
  ///
  /// Setting it forgets the images found so far, since their names may now mean others.
  package var searchPath: [URL] {
    get { state.withLock { $0.searchPath } }
    set {
      state.withLock {
        guard $0.searchPath != newValue else { return }
        $0.searchPath = newValue
        $0.images = [:]
        $0.hasRegisteredFonts = false
      }
    }
  }

  /// The folders to search for a document's resources: its own, then those around it up to that of
  /// its project, so that what lies nearest wins.
  ///
  /// A project's folder is the nearest above the document that holds an app's project, a package or
  /// a repository; without one, only the document's own folder is searched.
  package static func searchPath(of document: URL) -> [URL] {
    var folder = document.deletingLastPathComponent().standardizedFileURL
    // A translation's folder holds the document alone.
    if folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
    var folders = [folder]
    while folders.count <= 6, !isProject(folder) {
      folder = folder.deletingLastPathComponent()
      guard folder.path.count > 1 else { return Array(folders.prefix(1)) }
      folders.append(folder)
    }
    return isProject(folder) ? folders : Array(folders.prefix(1))
  }

  private static func isProject(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains {
      $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
        || $0 == ".git"
    }
  }

  /// True if an image set or a loose image of that name exists.
  package func hasImage(named name: String) -> Bool {
    folders(for: nil).contains { $0.imageSet(named: name) != nil || !$0.files(named: name).isEmpty }
  }

  /// True if a colour set of that name exists.
  package func hasColor(named name: String) -> Bool {
    folders(for: nil).contains { $0.colorSet(named: name) != nil }
  }

  /// The data set of that name in a bundle or, without one, on the search path.
  package func data(named name: String, bundle: Bundle? = nil) -> Data? {
    folders(for: bundle).lazy.compactMap { $0.data(named: name) }.first
  }

  /// Makes the font files of the search path usable by name; true when that found any.
  ///
  /// Reading fonts is slow, so it waits until a name is asked for that nothing else has.
  func registerFonts() -> Bool {
    let isDone = state.withLock { state in
      defer { state.hasRegisteredFonts = true }
      return state.hasRegisteredFonts
    }
    guard !isDone else { return false }
    let files = Set(folders(for: nil).flatMap(\.fonts))
    let read = files.sorted { $0.path < $1.path }.filter {
      (try? FontLibrary.shared.register($0)) != nil
    }
    return !read.isEmpty
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
