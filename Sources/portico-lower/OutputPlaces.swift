internal import Foundation

/// The files that the results are written to, one for each source.
struct OutputPlaces {
  /// A place for each source, in their order.
  let targets: [URL]

  /// Sources below the root keep their places below it, others their names alone.
  ///
  /// - Throws: Which source would be written over, or which two results by one another.
  init(of sources: [String], root: URL, output: URL) throws(LoweringFailure) {
    let base = root.standardizedFileURL.path + "/"
    var targets: [URL] = []
    var owners: [String: String] = [:]
    let taken = Set(sources.map { Self.real(URL(fileURLWithPath: $0)) })
    for source in sources {
      let url = URL(fileURLWithPath: source).standardizedFileURL
      let path =
        url.path.hasPrefix(base) ? String(url.path.dropFirst(base.count)) : url.lastPathComponent
      let target = output.standardizedFileURL.appendingPathComponent(path)
      guard !taken.contains(Self.real(target)) else { throw .overwriting(target.path) }
      if let other = owners.updateValue(source, forKey: target.path) {
        throw .collision(other, source)
      }
      targets.append(target)
    }
    self.targets = targets
  }

  /// The path of a file itself, whatever links lead to it.
  private static func real(_ url: URL) -> String {
    url.standardizedFileURL.resolvingSymlinksInPath().path
  }
}
