internal import UniformTypeIdentifiers

/// The types of files, by their endings.
enum DocumentTypes {
  /// The type of an ending; nil if it is unknown.
  static func identifier(ofEnding ending: String) -> String? {
    UTType(filenameExtension: ending)?.identifier
  }

  /// The ending of a type's files; nil for none.
  static func ending(of identifier: String) -> String? {
    UTType(identifier)?.preferredFilenameExtension
  }

  /// True if a file is of one of the types, or a kind of it.
  static func fits(_ file: URL, _ identifiers: [String]) -> Bool {
    guard let type = UTType(filenameExtension: file.pathExtension) else {
      return identifiers.contains("public.item") || identifiers.contains("public.data")
    }
    return identifiers.contains { UTType($0).map(type.conforms(to:)) ?? false }
  }
}
