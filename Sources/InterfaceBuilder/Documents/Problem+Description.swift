extension Problem: CustomStringConvertible {
  /// The line that compilers and editors understand: `file:line:column: severity: message [code]`.
  public var description: String {
    "\(file):\(position): \(severity.rawValue): \(message) [\(code)]"
  }

  /// The fault and its remedy.
  public var message: String { kind.message }

  /// A short name that never changes.
  public var code: String { kind.code }
}

extension Problem.Kind {
  fileprivate var message: String { documentMessage ?? objectMessage ?? "" }

  /// Sentences about the document as a whole and its spelling.
  private var documentMessage: String? {
    switch self {
    case .unread(let reason): reason.sentence
    case .archive(let version):
      "This is the archive form (version \(version)) that Xcode saved before version 5; nothing in"
        + " it is drawn. Open it in a newer Xcode and save it."
    case .platform(let platform, let runtime):
      "This document is for \(platform == .unknown ? "“\(runtime)”" : platform.rawValue), not for"
        + " iOS; its objects are kept but may not be drawn."
    case .version(let version):
      "The document has format version \(version); 2.0 and 3.0 are known. Save it in Xcode."
    case .unknownElement(let name, let suggestion):
      "Interface Builder is not known to write <\(name)>.\(phrase(suggestion)) It is kept, not used."
    case .unknownAttribute(let name, let element, let suggestion):
      "<\(element)> is not known to have “\(name)”.\(phrase(suggestion)) It is kept, not used."
    case .badValue(let value, let attribute, let expected):
      "“\(attribute)” is “\(value)”, where \(expected) belongs. Set it again in Xcode."
    case .unknownValue(let value, let attribute):
      "“\(value)” is not a known value of “\(attribute)”; the default is used."
    case .more(let count): "\(count) more problems of this document are not listed."
    default: nil
    }
  }

  /// Sentences about objects and what they need.
  private var objectMessage: String? {
    switch self {
    case .duplicateID(let id, let first):
      "The id “\(id)” is taken since line \(first.line); connections reach that object only."
        + " Give this one an id of its own."
    case .dangling(let reference, let id):
      "\(reference.phrase) “\(id)”, which is not in this document. Connect it again or remove it."
    case .missingScene(let storyboard, let identifier?):
      "There is no scene “\(identifier)” in the storyboard “\(storyboard)”. Set its storyboard"
        + " identifier or point the reference elsewhere."
    case .missingScene(let storyboard, nil):
      "There is no storyboard “\(storyboard)” with an initial scene. Add it or point the"
        + " reference elsewhere."
    case .missingClass(let name, let base):
      "No source declares the class “\(name)”; a plain \(base) takes its place. Check the name"
        + " and the module."
    case .unknownOutlet(let key, let type, let suggestion):
      "\(type) has no outlet “\(key)”; an app stops when it loads this.\(phrase(suggestion))"
        + " Connect it again or remove it."
    case .unknownAction(let selector, let type, let suggestion):
      "\(type) has no action “\(selector)”; an app stops when it is sent.\(phrase(suggestion))"
        + " Connect it again or remove it."
    case .unansweredAction(let selector):
      "No class here answers to “\(selector)”, so nothing happens. Connect it again or remove it."
    case .unreadClass(let name):
      "No Swift source here declares the class “\(name)”; its outlets and actions aren't checked."
    case .missingImage(let name):
      "No asset catalogue or file holds the image “\(name)”. Add it or choose another."
    case .missingColor(let name):
      "No asset catalogue holds the colour “\(name)”; what the document recorded is used."
    case .missingFont(let name):
      "Neither iOS nor a font file here has “\(name)”; the system font takes its place."
    case .unknownSymbol(let name):
      "The system symbol “\(name)” is not drawn yet; a placeholder takes its place."
    case .unreachableScene(let name):
      "Nothing leads to the scene of \(name). Add a segue or a storyboard identifier, or remove it."
    case .duplicateIdentifier(let identifier, let first):
      "The storyboard identifier “\(identifier)” is taken since line \(first.line). Give this"
        + " scene another."
    case .unlabelled(let what):
      "VoiceOver has no words for this \(what). Set its accessibility label, unless code does."
    case .inaccessible(_, let sentence): sentence
    case .movedFrame(let what, let saved, let found):
      "The frame of this \(what) will be different at run time: \(found), saved as \(saved). Update"
        + " its frame or its constraints in Xcode."
    case .staleFrame(let rule, let lines, let excess): stale(rule, lines, excess)
    case .ambiguousLayout(let what, let open):
      "Constraints leave the \(open) of this \(what) open. Add constraints that say it."
    case .conflictingConstraint(let lines): contradiction(lines)
    case .missingNib(let name):
      "The nib “\(name)” that this controller takes its view from is in no folder here; an app"
        + " stops when it shows it. Add \(name).xib or clear the NIB name."
    case .stopped(let scene, let stop): phrase(scene, stop)
    default: nil
    }
  }

  private func stale(_ rule: String, _ lines: [Int], _ excess: String) -> String {
    let what =
      switch rule {
      case "constraint": "this constraint"
      case "stackView": "how this stack lines up its views"
      default: "the order of this section’s rows"
      }
    let isOne = lines.count == 1
    let frames = isOne ? "The saved frame of line" : "The saved frames of lines"
    let them = isOne ? "it" : "them"
    return "\(frames) \(lines.map(String.init).listed) contradict\(isOne ? "s" : "") \(what) by"
      + " \(excess) points: nothing can lay \(them) out like that. Update \(them) in Xcode."
  }

  private func phrase(_ scene: String?, _ stop: Problem.Stop) -> String {
    let what = scene.map { "The scene “\($0)”" } ?? "This document"
    return switch stop {
    case .exception(let phrase):
      "\(what) raises \(phrase), as it would in an app, and is left out. Mend what it complains of."
    case .crash(let phrase):
      "\(what) makes Portico fail (\(phrase)) and is left out. Please report it with the document."
    case .timeout(let seconds):
      "\(what) takes more than \(seconds) s and is left out. Give it more with --time-limit."
    }
  }

  private func contradiction(_ lines: [Int]) -> String {
    let what =
      switch lines.count {
      case 0: "This constraint contradicts a size that is given"
      case 1: "This constraint contradicts that of line \(lines[0])"
      default: "This constraint contradicts those of lines \(lines.map(String.init).listed)"
      }
    return "\(what), and has no effect. Remove one of them, or lower its priority."
  }

  private func phrase(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean “\($0)”?" } ?? ""
  }

  fileprivate var code: String {
    switch self {
    case .unread(let reason): reason.code
    case .archive: "archive-form"
    case .platform: "other-platform"
    case .version: "unknown-version"
    case .duplicateID: "duplicate-id"
    case .unknownElement: "unknown-element"
    case .unknownAttribute: "unknown-attribute"
    case .badValue: "bad-value"
    case .unknownValue: "unknown-value"
    case .dangling(let reference, _): "dangling-\(reference.rawValue)"
    case .missingScene: "missing-scene"
    case .missingClass: "missing-class"
    case .unknownOutlet: "unknown-outlet"
    case .unknownAction: "unknown-action"
    case .unansweredAction: "unanswered-action"
    case .unreadClass: "unread-class"
    case .missingImage: "missing-image"
    case .missingColor: "missing-color"
    case .missingFont: "missing-font"
    case .unknownSymbol: "unknown-symbol"
    case .unreachableScene: "unreachable-scene"
    case .duplicateIdentifier: "duplicate-storyboard-identifier"
    case .unlabelled: "unlabelled-control"
    case .inaccessible(let code, _): code
    case .movedFrame: "moved-frame"
    case .staleFrame: "stale-frame"
    case .ambiguousLayout: "ambiguous-layout"
    case .conflictingConstraint: "conflicting-constraint"
    case .missingNib: "missing-nib"
    case .stopped(_, .exception): "exception"
    case .stopped(_, .crash): "crash"
    case .stopped(_, .timeout): "timeout"
    case .more: "more-problems"
    }
  }
}

extension Problem.Reference {
  fileprivate var phrase: String {
    switch self {
    case .outlet: "This outlet leads to"
    case .action: "This action is sent to"
    case .segue: "This segue leads to"
    case .constraint: "This constraint holds"
    case .initialController: "The storyboard begins with"
    case .other: "This refers to"
    }
  }
}
