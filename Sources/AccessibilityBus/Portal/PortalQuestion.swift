/// The parts of the desktop's portal that ask its user something in a window of the desktop's.
public enum PortalService: String, CaseIterable, Sendable {
  case files = "org.freedesktop.portal.FileChooser"
  case mail = "org.freedesktop.portal.Email"
  case opening = "org.freedesktop.portal.OpenURI"
}

/// A question to the desktop's user, as the portals' documentation describes their methods.
public struct PortalQuestion: Sendable {
  let service: PortalService
  let method: String
  /// The texts between the name of the asking window and the options.
  let texts: [String]
  let options: [String: BusValue]

  /// Files to choose among: names that fit one of the patterns, such as `*.png`, or all without any.
  public static func openFiles(
    title: String,
    patterns: [String],
    several: Bool,
    folders: Bool
  ) -> Self {
    var options: [String: BusValue] = ["multiple": .bool(several), "directory": .bool(folders)]
    if !patterns.isEmpty {
      // Zero says that these are patterns of names, as opposed to MIME types.
      let rules = patterns.map { BusValue.structure([.unsigned(0), .string($0)]) }
      let filter = BusValue.structure([
        .string(patterns.joined(separator: ", ")), .array(of: "(us)", rules),
      ])
      options["filters"] = .array(of: "(sa(us))", [filter])
    }
    return Self(service: .files, method: "OpenFile", texts: [title], options: options)
  }

  /// Places for new files of these names.
  public static func saveFiles(title: String, names: [String]) -> Self {
    guard names.count == 1 else {
      let files = BusValue.array(of: "ay", names.map(BusValue.bytes))
      return Self(service: .files, method: "SaveFiles", texts: [title], options: ["files": files])
    }
    let name = BusValue.string(names[0])
    let options = ["current_name": name]
    return Self(service: .files, method: "SaveFile", texts: [title], options: options)
  }

  /// A letter that the user completes and sends.
  public static func mail(subject: String, body: String) -> Self {
    let options: [String: BusValue] = ["subject": .string(subject), "body": .string(body)]
    return Self(service: .mail, method: "ComposeEmail", texts: [], options: options)
  }

  /// The program that opens an address.
  public static func open(address: String) -> Self {
    Self(service: .opening, method: "OpenURI", texts: [address], options: ["ask": .bool(true)])
  }
}

/// The user's answer to a question.
public enum PortalAnswer: Equatable, Sendable {
  /// Done, with the addresses of the files that were chosen, if any.
  case done([String])
  case cancelled
  /// Nobody could be asked.
  case failed
}

extension PortalAnswer {
  /// Reads the portal's `Response`: zero is success, one a user who cancelled.
  init(_ values: [BusValue]?) {
    guard let values, values.count == 2, let code = values[0].number else {
      self = .failed
      return
    }
    let results = values[1].parts.first { $0.parts.first?.text == "uris" }
    let addresses = results?.parts.last?.unwrapped.parts.compactMap(\.text) ?? []
    self = code == 0 ? .done(addresses) : code == 1 ? .cancelled : .failed
  }
}
