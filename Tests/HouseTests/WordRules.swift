import Foundation
import Testing

/// A word that the sources do without, with the standard term for what it was used for.
struct UnwantedWord: CustomTestStringConvertible {
  /// The word in all its forms, in lower case.
  let forms: Set<String>
  /// The term to use instead.
  let instead: String
  /// True if comments may use the word, which is ordinary English there.
  var isPlainInComments = false
  /// Names that keep the word, because UIKit, Foundation or the C library gave them.
  var names: Set<String> = []
  /// Parts of the paths of files where the word has its own meaning.
  var places: [String] = []

  var testDescription: String { forms.min() ?? "" }

  static let all: [UnwantedWord] = [
    UnwantedWord(forms: ["deed", "deeds"], instead: "user action"),
    UnwantedWord(forms: ["kin"], instead: "hierarchy, or the related types by name"),
    UnwantedWord(
      forms: ["family", "families"],
      instead: "hierarchy or group",
      names: ["UIDeviceFamily", "ss_family"],
      places: [
        "Font", "Text", "SystemNames", "Surroundings", "CanvasRules", "InfoPlist", "NetworkState",
        "SocketAddresses", "Contacts", "PersonName", "WidgetKit",
      ]
    ),
    UnwantedWord(
      forms: ["look", "looks"],
      instead: "drawing state, style or appearance",
      isPlainInComments: true,
      names: [
        "isLookToDictateEnabled", "objc_lookUpClass", "quickLookGenerator",
        "lookUpContentRuleList",
        "contentRuleListStoreLookUpFailed",
        "maxLookAheadDepth",
      ]
    ),
    UnwantedWord(forms: ["journey", "journeys"], instead: "pending transition"),
    UnwantedWord(forms: ["furniture"], instead: "chrome"),
    UnwantedWord(forms: ["wish", "wishes", "wished"], instead: "preference"),
    UnwantedWord(forms: ["upright"], instead: "axis-aligned, vertical or roman"),
    UnwantedWord(
      forms: ["words"],
      instead: "text, or arguments of a command line",
      isPlainInComments: true,
      names: ["ignoredWords", "omitWords", "byWords"],
      places: ["UITextInputTraits", "UITextChecker", "NSString+Words"]
    ),
    UnwantedWord(forms: ["census"], instead: "live controllers"),
    UnwantedWord(
      forms: ["stand", "stands", "standing", "stood"],
      instead: "placement, position or substitute",
      isPlainInComments: true
    ),
    UnwantedWord(forms: ["silhouette", "silhouettes"], instead: "outline or shadow mask"),
    UnwantedWord(
      forms: ["home", "homes"],
      instead: "owner or origin",
      isPlainInComments: true,
      names: [
        "childForHomeIndicatorAutoHidden", "prefersHomeIndicatorAutoHidden", "NSHomeDirectory",
        "childViewControllerForHomeIndicatorAutoHidden",
        "setNeedsUpdateOfHomeIndicatorAutoHidden", "hidesHomeIndicator", "homeIndicator",
        "CNLabelHome", "CNLabelPhoneNumberHomeFax", "CNLabelURLAddressHomePage", "homeVideo",
        "homeButtonPhone", "makeHomeFolders", "wrongHome", "inputHome", "homeKey",
      ],
      places: [
        "AppRun", "PorticoPlaces", "RunCommand", "StateFolder", "UIApplicationShortcutItem",
      ]
    ),
    UnwantedWord(forms: ["homeless"], instead: "without an owner"),
    UnwantedWord(forms: ["told"], instead: "notified or reported"),
    UnwantedWord(forms: ["ring", "rings"], instead: "group or cycle", isPlainInComments: true),
    UnwantedWord(forms: ["lane", "lanes"], instead: "level"),
    UnwantedWord(forms: ["guards"], instead: "bounds", isPlainInComments: true),
    UnwantedWord(
      forms: ["canvas", "canvases"],
      instead: "bitmap, overview or span; it means Xcode's canvas alone",
      places: [
        "DocumentPreviews/", "InterfaceBuilder/", "Device/", "NibSource+Size", "Overview",
        "Gallery",
      ]
    ),
  ]

  /// True if a name has the word among its parts, and is not one of those that keep it.
  func isIn(_ name: String) -> Bool { !names.contains(name) && !forms.isDisjoint(with: name.parts) }
}

extension String {
  /// The parts of a name in camel case, in lower case: `homeIndicatorURL` is home, indicator, url.
  fileprivate var parts: [String] {
    var parts: [[UInt8]] = []
    let bytes = Array(utf8)
    for (index, byte) in bytes.enumerated() where byte.isLetter {
      let previous = index > 0 ? bytes[index - 1] : 0
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let begins = byte.isCapital ? !previous.isCapital || next.isSmall : !previous.isLetter
      if begins { parts.append([]) }
      parts[parts.count - 1].append(byte | 0x20)
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (65...90).contains(self) }
  fileprivate var isSmall: Bool { (97...122).contains(self) }
  fileprivate var isLetter: Bool { isCapital || isSmall }
  /// True for what names are made of.
  fileprivate var isInName: Bool { isLetter || (48...57).contains(self) || self == 95 }
}

/// The names and comments of the sources use the standard terms of their field.
@Suite struct `Plain words` {
  /// The names of a source's code and those in its comments, each with the first line that has it.
  ///
  /// Texts in quotes are neither. A file is read once for all words, since there are a thousand.
  private struct Source {
    let path: String
    private(set) var names: [String: Int] = [:]
    private(set) var comments: [String: Int] = [:]

    init(_ path: String) {
      self.path = path
      var isInText = false
      let lines = Array(House.text(path).utf8).split(
        separator: 10,
        omittingEmptySubsequences: false
      )
      for (index, line) in lines.enumerated() {
        let fences = line.indices.count { line[$0...].starts(with: [34, 34, 34]) }
        if !isInText, fences == 0 { read(line, number: index + 1) }
        if fences % 2 == 1 { isInText.toggle() }
      }
    }

    private mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
      var (name, isInQuotes, isComment) = ([UInt8](), false, false)
      var previous: UInt8 = 0
      for byte in line + [10] {
        if byte.isInName, !isInQuotes {
          name.append(byte)
        } else if !name.isEmpty {
          let text = String(decoding: name, as: UTF8.self)
          if isComment {
            comments[text] = comments[text] ?? number
          } else {
            names[text] = names[text] ?? number
          }
          name = []
        }
        if byte == 34, previous != 92, !isComment { isInQuotes.toggle() }
        if byte == 47, previous == 47, !isInQuotes { isComment = true }
        previous = byte
      }
    }
  }

  private static let sources = House.files("Sources", ending: ".swift").map(Source.init)

  @Test(arguments: UnwantedWord.all) func `leave out`(_ word: UnwantedWord) {
    for source in Self.sources where !word.places.contains(where: source.path.contains) {
      let file = source.path.split(separator: "/").last.map(String.init) ?? ""
      #expect(!word.isIn(file), "\(source.path) is named by “\(word)”; say \(word.instead)")
      for (name, line) in source.names where word.isIn(name) {
        Issue.record("\(source.path):\(line): \(name): say \(word.instead)")
      }
      guard !word.isPlainInComments else { continue }
      for (name, line) in source.comments where word.isIn(name) {
        Issue.record("\(source.path):\(line): “\(name)” in a comment: say \(word.instead)")
      }
    }
  }
}
