internal import UniformTypeIdentifiers

/// The types of files, by their endings.
enum DocumentTypes {
  /// The type of an ending, of files or of folders that look like one; a dynamic one if no type has
  /// it, and nil without an ending.
  static func identifier(ofEnding ending: String) -> String? { type(ofEnding: ending)?.identifier }

  private static func type(ofEnding ending: String) -> UTType? {
    let known = UTType(tag: ending, tagClass: .filenameExtension, conformingTo: nil)
    return known?.isDynamic == false ? known : UTType(filenameExtension: ending)
  }

  /// The ending of a type's files; nil for none.
  static func ending(of identifier: String) -> String? {
    UTType(identifier)?.preferredFilenameExtension
  }

  /// The patterns of the names of files of the types, `*.txt`; empty where any file is one of them.
  static func patterns(of identifiers: [String]) -> [String] {
    let types = identifiers.compactMap { UTType($0) }
    let fitsAll = types.contains { [.item, .data, .content].contains($0) }
    guard !fitsAll, types.count == identifiers.count else { return [] }
    return types.flatMap { $0.endings.map { "*.\($0)" } }
  }

  /// True where folders are picked, not files.
  static func areFolders(_ identifiers: [String]) -> Bool {
    !identifiers.isEmpty && identifiers.allSatisfy { UTType($0)?.conforms(to: .directory) ?? false }
  }

  /// True if a file is of one of the types, or a kind of it.
  static func fits(_ file: URL, _ identifiers: [String]) -> Bool {
    guard let type = type(ofEnding: file.pathExtension) else {
      return identifiers.contains("public.item") || identifiers.contains("public.data")
    }
    return identifiers.contains { UTType($0).map(type.conforms(to:)) ?? false }
  }
}
