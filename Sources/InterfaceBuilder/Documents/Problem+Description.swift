extension Problem: CustomStringConvertible {
  /// The line that compilers and editors understand: `file:line:column: severity: message [code]`.
  public var description: String {
    "\(file):\(position): \(severity.rawValue): \(message) [\(code)]"
  }

  /// What is wrong and what to do about it.
  public var message: String { kind.message }

  /// A short name that never changes.
  public var code: String { kind.code }
}

extension Problem.Kind {
  fileprivate var message: String {
    switch self {
    case .archive(let version):
      "This is the archive form (version \(version)) that Xcode saved before version 5; nothing in"
        + " it is drawn. Open it in a newer Xcode and save it."
    case .platform(let platform, let runtime):
      "This document is for \(platform == .unknown ? "“\(runtime)”" : platform.rawValue), not for"
        + " iOS; its objects are kept but not checked."
    case .version(let version):
      "The document has format version \(version); 2.0 and 3.0 are known. Save it in Xcode."
    case .duplicateID(let id, let first):
      "The id “\(id)” is taken since line \(first.line); connections reach that object only."
        + " Give this one an id of its own."
    }
  }

  fileprivate var code: String {
    switch self {
    case .archive: "archive-form"
    case .platform: "other-platform"
    case .version: "unknown-version"
    case .duplicateID: "duplicate-id"
    }
  }
}
