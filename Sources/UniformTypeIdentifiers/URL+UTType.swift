public import Foundation

/// Names of files that end as their type has it.
extension URL {
  /// The address of a file or folder in this one; its name ends as the type prefers it, unless it
  /// does already or the type has no ending, as a folder.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(
      contentType.completed(partialName),
      isDirectory: contentType.conforms(to: .directory)
    )
  }

  /// This address with the ending that the type prefers, unless it has it or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.missingEnding(of: lastPathComponent) else { return self }
    return appendingPathExtension(ending)
  }

  /// As `appendingPathComponent(_:conformingTo:)`, in place.
  public mutating func appendPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) { self = appendingPathComponent(partialName, conformingTo: contentType) }

  /// As `appendingPathExtension(for:)`, in place.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

/// The same for paths that are texts.
extension NSString {
  /// The path of a file or folder in this one, whose name ends as the type prefers it.
  public func appendingPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) -> String { appendingPathComponent(contentType.completed(partialName)) }

  /// This path with the ending that the type prefers, unless it has it or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> String {
    contentType.completed(self as String)
  }
}

extension UTType {
  fileprivate func completed(_ name: String) -> String {
    missingEnding(of: name).map { "\(name).\($0)" } ?? name
  }

  /// The ending that a name lacks to be one of this type; nil if it lacks none.
  fileprivate func missingEnding(of name: String) -> String? {
    guard let preferred = preferredFilenameExtension else { return nil }
    let present = (name as NSString).pathExtension
    let isRight = !present.isEmpty && UTType(filenameExtension: present)?.conforms(to: self) == true
    return isRight ? nil : preferred
  }
}
