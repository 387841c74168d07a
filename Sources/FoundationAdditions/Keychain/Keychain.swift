internal import Foundation

/// The secrets of one app, in a file that only its user may read.
///
/// The file is not encrypted: what protects it is what protects the user's other files. One that
/// can't be read is left as it is, and every call says so: nothing is written over secrets.
final class Keychain: @unchecked Sendable {
  private let file: URL?
  private let lock = NSLock()
  private var known: [KeychainItem]?

  /// Makes a keychain that keeps its items in a file; nil keeps them in memory.
  init(file: URL?) { self.file = file }

  /// The keychain of the running app, beside its other files.
  static let shared: Keychain = {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let safe = name.replacingOccurrences(of: "/", with: "-")
    return Keychain(file: folders.first?.appendingPathComponent("Keychains/\(safe).plist"))
  }()

  func add(_ query: KeychainQuery) -> (OSStatus, Any?) {
    lock.withLock {
      guard query.attributes["class"] != nil else { return (errSecParam, nil) }
      guard var items = items() else { return (errSecDecode, nil) }
      let now = Date()
      var attributes = query.attributes
      attributes["cdat"] = now
      attributes["mdat"] = now
      attributes["pdmn"] = attributes["pdmn"] ?? "ak"
      let reference = Data("\(UUID())".utf8)
      let item = KeychainItem(attributes: attributes, data: query.data, reference: reference)
      if items.contains(where: item.isSame) { return (errSecDuplicateItem, nil) }
      items.append(item)
      return keep(items) ? (errSecSuccess, item.answer(to: query)) : (errSecIO, nil)
    }
  }

  func matching(_ query: KeychainQuery) -> (OSStatus, Any?) {
    lock.withLock {
      guard isWhole(query) else { return (errSecParam, nil) }
      guard let items = items() else { return (errSecDecode, nil) }
      let found = items.filter { $0.fulfils(query) }
      guard let first = found.first else { return (errSecItemNotFound, nil) }
      let answer =
        query.wantsAll ? found.compactMap { $0.answer(to: query) } : first.answer(to: query)
      return (errSecSuccess, answer)
    }
  }

  func update(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
    lock.withLock {
      guard isWhole(query) else { return errSecParam }
      guard var items = items() else { return errSecDecode }
      let places = items.indices.filter { items[$0].fulfils(query) }
      guard !places.isEmpty else { return errSecItemNotFound }
      for place in places {
        items[place].attributes.merge(changes.attributes) { $1 }
        items[place].attributes["mdat"] = Date()
        if let data = changes.data { items[place].data = data }
        let others = items.indices.filter { $0 != place }
        if others.contains(where: { items[$0].isSame(as: items[place]) }) {
          return errSecDuplicateItem
        }
      }
      return keep(items) ? errSecSuccess : errSecIO
    }
  }

  func delete(_ query: KeychainQuery) -> OSStatus {
    lock.withLock {
      guard isWhole(query) else { return errSecParam }
      guard let all = items() else { return errSecDecode }
      let rest = all.filter { !$0.fulfils(query) }
      guard rest.count < all.count else { return errSecItemNotFound }
      return keep(rest) ? errSecSuccess : errSecIO
    }
  }

  private func isWhole(_ query: KeychainQuery) -> Bool {
    query.attributes["class"] != nil || query.reference != nil
  }

  // MARK: - The file

  /// The items; none without a file, and nil for a file that can't be read, or not wholly.
  private func items() -> [KeychainItem]? {
    if let known { return known }
    guard let file, FileManager.default.fileExists(atPath: file.path) else {
      known = []
      return []
    }
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [[String: Any]]
    else { return nil }
    let items = entries.compactMap { entry -> KeychainItem? in
      guard let attributes = entry["attributes"] as? [String: Any],
        let reference = entry["reference"] as? Data
      else { return nil }
      let data = entry["data"] as? Data
      return KeychainItem(attributes: attributes, data: data, reference: reference)
    }
    guard items.count == entries.count else { return nil }
    known = items
    return items
  }

  /// Writes the file; false, and nothing has changed, if that is impossible.
  private func keep(_ items: [KeychainItem]) -> Bool {
    if let file, !write(items, to: file) { return false }
    known = items
    return true
  }

  private func write(_ items: [KeychainItem], to file: URL) -> Bool {
    let list = items.map { item in
      var entry: [String: Any] = ["attributes": item.attributes, "reference": item.reference]
      entry["data"] = item.data
      return entry
    }
    let manager = FileManager.default
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list,
        format: .binary,
        options: 0
      )
      let folder = file.deletingLastPathComponent()
      try manager.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try data.write(to: file, options: .atomic)
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      return true
    } catch {
      return false
    }
  }
}
