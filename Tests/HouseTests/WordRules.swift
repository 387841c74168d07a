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
  /// Names that keep the word, because UIKit or Foundation gave them.
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
      names: ["UIDeviceFamily"],
      places: ["Font", "Text", "SystemNames", "Surroundings", "CanvasRules", "InfoPlist"]
    ),
    UnwantedWord(
      forms: ["look", "looks"],
      instead: "drawing state, style or appearance",
      isPlainInComments: true
    ),
    UnwantedWord(forms: ["journey", "journeys"], instead: "pending transition"),
    UnwantedWord(forms: ["furniture"], instead: "chrome"),
    UnwantedWord(forms: ["wish", "wishes", "wished"], instead: "preference"),
    UnwantedWord(forms: ["upright"], instead: "axis-aligned, vertical or roman"),
    UnwantedWord(
      forms: ["words"],
      instead: "text, or arguments of a command line",
      isPlainInComments: true,
      names: ["ignoredWords"],
      places: ["UITextInputTraits", "UITextChecker"]
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
        "setNeedsUpdateOfHomeIndicatorAutoHidden", "hidesHomeIndicator", "homeIndicator",
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
  func isIn(_ name: String) -> Bool { !names.contains(name) && Self.isAny(of: forms, in: name) }

  private static func isAny(of forms: Set<String>, in name: String) -> Bool {
    name.matches(of: #/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/#).contains {
      forms.contains($0.0.lowercased())
    }
  }
}

/// The names and comments of the sources use the standard terms of their field.
@Suite struct `Plain words` {
  /// A source's names and comments with their lines; texts in quotes are neither.
  private struct Source {
    let path: String
    var names: [(line: Int, name: String)] = []
    var comments: [(line: Int, text: String)] = []

    init(_ path: String) {
      self.path = path
      var isInText = false
      let lines = House.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        defer { if line.matches(of: #/"""/#).count % 2 == 1 { isInText.toggle() } }
        guard !isInText else { continue }
        let code = line.replacing(#/"(?:\\.|[^"\\])*"/#, with: "")
        let parts = code.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
        names += parts[0].matches(of: #/[A-Za-z]\w*/#).map { (index + 1, String($0.0)) }
        if parts.count > 1 { comments.append((index + 1, String(parts[1]))) }
      }
    }
  }

  private static let sources = House.files("Sources", ending: ".swift").map(Source.init)

  @Test(arguments: UnwantedWord.all) func `leave out`(_ word: UnwantedWord) {
    for source in Self.sources where !word.places.contains(where: source.path.contains) {
      let file = source.path.split(separator: "/").last.map(String.init) ?? ""
      #expect(!word.isIn(file), "\(source.path) is named by “\(word)”; say \(word.instead)")
      for (line, name) in source.names where word.isIn(name) {
        Issue.record("\(source.path):\(line): \(name): say \(word.instead)")
      }
      guard !word.isPlainInComments else { continue }
      for (line, text) in source.comments {
        for match in text.matches(of: #/[A-Za-z]\w*/#) where word.isIn(String(match.0)) {
          Issue.record("\(source.path):\(line): “\(match.0)”: say \(word.instead)")
        }
      }
    }
  }
}
