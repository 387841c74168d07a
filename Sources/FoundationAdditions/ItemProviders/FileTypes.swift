internal import UniformTypeIdentifiers

/// The known identifiers of types.
enum FileTypes {
  /// True if both are the same, or the first is a kind of the second.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    guard identifier != other else { return true }
    guard let type = UTType(identifier), let kind = UTType(other) else { return false }
    return type.conforms(to: kind)
  }

  /// The type of files with an ending; that of any data if it is unknown.
  static func identifier(ofEnding ending: String) -> String {
    let type = UTType(filenameExtension: ending)
    return type?.isDynamic == false ? type?.identifier ?? "public.data" : "public.data"
  }

  /// A name for a file in any folder, of what somebody suggests: the part behind the last slash, as
  /// a name may not lead to another folder; `item` for none.
  static func name(suggested name: String?) -> String {
    let parts = (name ?? "").split { $0 == "/" || $0 == "\0" }
    guard let last = parts.last, last != ".", last != ".." else { return "item" }
    return String(last)
  }

  /// The ending of a type's files; nil for none.
  static func ending(of identifier: String) -> String? {
    UTType(identifier)?.preferredFilenameExtension
  }
}
