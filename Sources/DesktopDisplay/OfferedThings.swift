internal import Foundation
internal import UIKitCore
internal import UniformTypeIdentifiers

/// Dragged things of the app in the forms in which other programs read them, which have the names of
/// media types (V-151).
///
/// Texts and addresses are texts; addresses, files and data of other kinds are a list of URLs, since
/// file browsers take nothing else, data as files that are written once they are asked for; a single
/// thing is its data too.
struct OfferedThings {
  private let providers: [NSItemProvider]
  private let files = DraggedFiles()
  /// The names of the forms, the best first.
  let targets: [String]

  static let listTarget = "text/uri-list"
  /// The forms of a text, as they are called on X11 and in programs that came from there.
  static let textTargets = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "STRING"]

  init(_ providers: [NSItemProvider]) {
    self.providers = providers
    let kinds = providers.map(Kind.init)
    let hasTexts = kinds.contains { $0.text != nil || $0.address != nil }
    let hasFiles = kinds.contains { $0.address != nil || $0.file != nil }
    let names = kinds.count == 1 ? kinds[0].data.compactMap(Self.mediaType) : []
    targets =
      (hasFiles ? [Self.listTarget] : []) + names + (hasTexts ? Self.textTargets : [])
  }

  var offer: OfferedForms { OfferedForms(targets: targets, load: load) }

  /// The data of one form; nil if they can't be made.
  func load(_ target: String, _ done: @escaping (Data?) -> Void) {
    if target == Self.listTarget { return loadList(done) }
    if Self.textTargets.contains(target) { return loadText(as: target, done) }
    guard let provider = providers.first,
      let type = Kind(provider).data.first(where: { Self.mediaType($0) == target })
    else { return done(nil) }
    Self.load(type, of: provider, done)
  }

  /// A text in one of the forms that texts have.
  static func data(_ text: String, as target: String) -> Data? {
    target == "STRING"
      ? text.data(using: .isoLatin1, allowLossyConversion: true) : Data(text.utf8)
  }

  private static func mediaType(_ identifier: String) -> String? {
    UTType(identifier)?.preferredMIMEType
  }

  /// True for a form that the app reads of what other programs drop.
  static func isRead(_ form: String) -> Bool {
    form == listTarget || textTargets.contains(form)
  }

  /// The things that another program dropped, by what `read` gets of it.
  static func dropped(_ read: (String) -> Data?) -> [InputTranslation.Dropped] {
    if let list = read(listTarget) {
      let lines = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
      // Lines of notes begin with a number sign (RFC 2483).
      return lines.filter { !$0.hasPrefix("#") }.map { line in
        let file = URL(string: String(line)).flatMap { $0.isFileURL ? $0.path : nil }
        return .file(file ?? String(line))
      }
    }
    let text = textTargets.lazy.compactMap(read).first.map { String(decoding: $0, as: UTF8.self) }
    return text.map { $0.isEmpty ? [] : [.text($0)] } ?? []
  }

  // MARK: - Making

  private func loadText(as target: String, _ done: @escaping (Data?) -> Void) {
    let parts: [(NSItemProvider, String)] = providers.compactMap { provider in
      let kind = Kind(provider)
      return (kind.text ?? kind.address).map { (provider, $0) }
    }
    Self.collect(parts) { part, found in
      Self.load(part.1, of: part.0) { found($0.map { String(decoding: $0, as: UTF8.self) }) }
    } done: {
      done($0.isEmpty ? nil : Self.data($0.joined(separator: "\n"), as: target))
    }
  }

  private func loadList(_ done: @escaping (Data?) -> Void) {
    Self.collect(providers.enumerated().map { $0 }) { part, found in
      let (provider, kind) = (part.element, Kind(part.element))
      if let address = kind.address {
        return Self.load(address, of: provider) {
          found($0.map { String(decoding: $0, as: UTF8.self) })
        }
      }
      guard let type = kind.file else { return found(nil) }
      let place = files.folder.appendingPathComponent("\(part.offset)")
      nonisolated(unsafe) let found = found
      provider.loadFileRepresentation(forTypeIdentifier: type) { file, _ in
        // The file is gone once this returns.
        let kept = file.flatMap { DraggedFiles.keep($0, in: place) }
        MainActor.assumeIsolated { found(kept?.absoluteString) }
      }
    } done: {
      // The list's lines end as those of mail (RFC 2483).
      done($0.isEmpty ? nil : Data($0.map { $0 + "\r\n" }.joined().utf8))
    }
  }

  private static func load(
    _ type: String,
    of provider: NSItemProvider,
    _ done: @escaping (Data?) -> Void
  ) {
    // Providers answer on the main queue.
    nonisolated(unsafe) let done = done
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      MainActor.assumeIsolated { done(data) }
    }
  }

  /// Makes a text of each part and hands over those that there are, in order, once all are made.
  private static func collect<Part>(
    _ parts: [Part],
    _ make: (Part, @escaping (String?) -> Void) -> Void,
    done: @escaping ([String]) -> Void
  ) {
    var texts = [String?](repeating: nil, count: parts.count)
    var rest = Set(parts.indices)
    guard !parts.isEmpty else { return done([]) }
    for (index, part) in parts.enumerated() {
      make(part) { text in
        guard rest.remove(index) != nil else { return }
        texts[index] = text
        if rest.isEmpty { done(texts.compactMap { $0 }) }
      }
    }
  }

  /// The types of a provider that other programs may see.
  private struct Kind {
    /// The type of its text; nil for none.
    let text: String?
    /// The type of its address; nil for none.
    let address: String?
    /// The types of anything else.
    let data: [String]
    /// The type of a file that it can be written to: any data, or a text that has a name.
    let file: String?

    init(_ provider: NSItemProvider) {
      let types = provider.publicTypeIdentifiers
      func isKind(_ identifier: String, of type: String) -> Bool {
        guard let kind = UTType(type) else { return false }
        return UTType(identifier)?.conforms(to: kind) ?? false
      }
      // A file has an address too, and its own is the better one.
      address =
        types.first { isKind($0, of: "public.file-url") }
        ?? types.first { isKind($0, of: "public.url") }
      text = types.first { isKind($0, of: "public.plain-text") }
      data = types.filter { !isKind($0, of: "public.url") && !isKind($0, of: "public.plain-text") }
      file = data.first ?? (provider.suggestedName == nil ? nil : text)
    }
  }
}

/// Files that are written for other programs, which read them after the drag; they go when other things
/// are offered.
private final class DraggedFiles {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("dragged-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A copy of a file in a folder; nil if it can't be written.
  nonisolated static func keep(_ file: URL, in folder: URL) -> URL? {
    let copy = folder.appendingPathComponent(file.lastPathComponent)
    do {
      // The temporary folder is everybody's, and what is dragged is not.
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      // Some programs ask for the list more than once, and may read the first copy still.
      if FileManager.default.fileExists(atPath: copy.path) { return copy }
      try FileManager.default.copyItem(at: file, to: copy)
      return copy
    } catch {
      return nil
    }
  }
}
