public import Foundation

extension DocumentError: CustomStringConvertible, LocalizedError {
  /// File and place, then what is wrong and what to do about it.
  public var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return "\(place): error: \(sentence)"
  }

  /// The text that `localizedDescription` shows.
  public var errorDescription: String? { description }

  /// The fault and its remedy, without the place.
  public var sentence: String { reason.sentence }

  /// A short name that never changes, for programs that read the audit.
  public var code: String { reason.code }
}

extension DocumentError.Reason {
  var sentence: String { "\(complaint) \(advice)" }

  /// The fault.
  fileprivate var complaint: String {
    switch self {
    case .unreadable(let number):
      "The file cannot be read: \(String(cString: strerror(number)).lowercased())."
    case .directory: "This is a folder, not a document."
    case .notAFile: "This is not a regular file."
    case .empty: "The file is empty."
    case .tooLarge(let bytes):
      "The file has \(bytes) bytes; documents end at \(Source.sizeLimit)."
    case .compiled(let form): "This is a \(form), which holds no source to read."
    case .malformed(let complaint): "This is not well-formed XML: \(complaint)."
    case .truncated(let open?, let line?):
      "The document ends inside <\(open)>, which opens on line \(line)."
    case .truncated: "The document ends before its first element."
    case .mismatchedTag(let open, let line):
      "The closing tag does not match <\(open)>, which opens on line \(line)."
    case .encoding: "The characters are not in the encoding that the document declares."
    case .entity(let name?): "The document declares or uses the entity “\(name)”."
    case .entity: "The document uses an entity that XML does not define."
    case .externalEntity(let system): "The document asks for the file “\(system)”."
    case .tooMany(let limit): "The document has more than \(limit) elements."
    case .tooDeep(let limit): "Elements are nested more than \(limit) deep."
    case .wrongRoot(let name):
      "The outermost element is <\(name)>; a storyboard or xib begins with <document>."
    }
  }

  /// The remedy.
  fileprivate var advice: String {
    switch self {
    case .unreadable: "Check the path and the file's permissions."
    case .directory: "Name the .storyboard or .xib inside it."
    case .notAFile: "Name a .storyboard or .xib."
    case .empty, .truncated: "Restore the file from version control, or save it again in Xcode."
    case .tooLarge: "Check that it is a storyboard; split one that is."
    case .compiled: "Use the .storyboard or .xib that it was compiled from."
    case .malformed, .mismatchedTag:
      "Look for a merge that was not finished, or save the file again in Xcode."
    case .encoding: "Save it as UTF-8."
    case .entity: "Write the characters themselves; Interface Builder uses no entities of its own."
    case .externalEntity: "Remove the DOCTYPE; other files are never loaded."
    case .tooDeep, .tooMany: "Check that the file was not damaged; Xcode saves no such document."
    case .wrongRoot: "Check that this is a file that Interface Builder saved."
    }
  }

  var code: String {
    switch self {
    case .unreadable: "unreadable-file"
    case .directory: "is-directory"
    case .notAFile: "not-a-file"
    case .empty: "empty-file"
    case .tooLarge: "too-large"
    case .compiled: "compiled-document"
    case .malformed: "malformed-xml"
    case .truncated: "truncated"
    case .mismatchedTag: "mismatched-tag"
    case .encoding: "wrong-encoding"
    case .entity: "entity"
    case .externalEntity: "external-entity"
    case .tooDeep: "too-deep"
    case .tooMany: "too-many"
    case .wrongRoot: "wrong-root"
    }
  }
}
