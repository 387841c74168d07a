public import Foundation

extension FileManager {
  /// Moves an item to the folder `.Trash` of the app's documents, under another name if one of its name
  /// is there.
  public func trashItem(
    at url: URL,
    resultingItemURL: UnsafeMutablePointer<NSURL?>? = nil
  ) throws {
    let place = try placeInTrash(for: url)
    try moveItem(at: url, to: place)
    resultingItemURL?.pointee = place as NSURL
  }

  private func placeInTrash(for url: URL) throws -> URL {
    let folder = URL.documentsDirectory.appendingPathComponent(".Trash", isDirectory: true)
    try createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder.appendingPathComponent(url.lastPathComponent)
    guard fileExists(atPath: place.path) else { return place }
    return folder.appendingPathComponent("\(UUID().uuidString) \(url.lastPathComponent)")
  }
}
