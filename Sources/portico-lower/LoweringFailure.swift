/// The reason why nothing is lowered; its sentence is in the description.
enum LoweringFailure: Error, Equatable {
  case missingOption(String)
  case missingValue(String)
  case unknownOption(String)
  case unreadable(String)
  case notUnicode(String)
  /// A result would take a source's place.
  case overwriting(String)
  /// Two sources have the same place in the output.
  case collision(String, String)
}

extension LoweringFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .missingOption(let what): "name \(what)\n\n\(Arguments.help)"
    case .missingValue(let option): "\(option) needs a value; see --help"
    case .unknownOption(let option): "there is no option \(option); see --help"
    case .unreadable(let path): "\(path) can't be read; is it there?"
    case .notUnicode(let path): "\(path) is no text in UTF-8; save it as UTF-8"
    case .overwriting(let path):
      "the result would take the place of \(path); name another folder with --output"
    case .collision(let first, let second):
      "\(first) and \(second) would be written to the same file; name a folder that holds both "
        + "with --root"
    }
  }
}
