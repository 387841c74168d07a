/// The `Contents.json` of a set or group in an asset catalogue, as far as anything here reads it.
nonisolated struct AssetContents: Decodable, Sendable {
  struct Appearance: Decodable, Hashable, Sendable {
    var appearance: String?
    var value: String?
  }

  struct Properties: Decodable, Sendable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct Image: Decodable, Sendable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    var alignmentInsets: Insets?
    var widthClass: String?
    var heightClass: String?
    var languageDirection: String?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, resizing
      case alignmentInsets = "alignment-insets"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case languageDirection = "language-direction"
    }
  }

  struct Resizing: Decodable, Sendable {
    struct Center: Decodable, Sendable {
      var mode: String?
    }

    var mode: String?
    var center: Center?
    var capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  /// In pixels of the file.
  struct Insets: Decodable, Sendable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct Color: Decodable, Sendable {
    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
    var displayGamut: String?

    enum CodingKeys: String, CodingKey {
      case color, idiom, appearances
      case displayGamut = "display-gamut"
    }

    struct Value: Decodable, Sendable {
      var colorSpace: String?
      var platform: String?
      var reference: String?
      var components: [String: Component]?

      enum CodingKeys: String, CodingKey {
        case platform, reference, components
        case colorSpace = "color-space"
      }
    }
  }

  struct File: Decodable, Sendable {
    var filename: String?
  }

  var images: [Image]?
  var symbols: [Image]?
  var colors: [Color]?
  var data: [File]?
  var properties: Properties?

  /// The description in a folder; nil when there is none or it isn't JSON of this shape.
  init?(folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}

nonisolated extension AssetContents {
  /// One component of a colour: written as 0…1, as 0…255, or in hexadecimal, text or number.
  struct Component: Decodable, Sendable {
    let value: CGFloat
    /// The value of an opacity, which is always a fraction.
    let opacity: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = CGFloat(number)
        opacity = value
      } else {
        let text = try container.decode(String.self)
        value = Component.value(of: text)
        opacity = Double(text).map { CGFloat($0) } ?? value
      }
    }

    /// Only a point tells a fraction from a count of 255ths.
    static func value(of text: String) -> CGFloat {
      let text = text.trimmingCharacters(in: .whitespaces).lowercased()
      if text.hasPrefix("0x") {
        return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
      }
      let number = CGFloat(Double(text) ?? 0)
      return text.contains(".") ? number : number / 255
    }
  }
}
