internal import Foundation

/// The knowledge with which a tour goes on once the app was ended and launched again.
struct TourMemory: Codable {
  /// The screen that the app was ended at, and has to come back to.
  struct Departure: Codable {
    let place: String
    /// The file of the album that shows it.
    let picture: String
    /// The screen without a caret, the bytes of a PNG.
    let image: Data
    /// The class of a controller without a restoration identifier, so that the screen is not kept
    /// nil for none.
    let untagged: String?
  }

  var map = TourMap()
  var visibleTexts: [String: Set<String>] = [:]
  var scenes = TourScenes.Memory()
  var actions = 0
  var pictures = 0
  var departure: Departure?
  /// The screens that came back as they were, those that did not, and those that are not kept.
  var returns = Returns()

  struct Returns: Codable {
    var same = 0
    var different = 0
    var unkept = 0
  }

  init() {}

  /// Reads what was written before the launch; nil if there is no such file.
  init?(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file),
      let memory = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = memory
  }

  func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file) }
}
