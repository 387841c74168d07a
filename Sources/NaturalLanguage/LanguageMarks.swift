internal import Foundation

/// The signs by which languages are distinguished: scripts that one language has, and short words.
enum LanguageMarks {
  /// Points of languages for a text.
  static func points(of text: String) -> [NLLanguage: Double] {
    var points: [NLLanguage: Double] = [:]
    let lowered = text.lowercased()
    for scalar in lowered.unicodeScalars {
      if let language = language(ofLetter: scalar.value) { points[language, default: 0] += 1 }
    }
    if points[.japanese] != nil {
      // Texts in Japanese have signs of Chinese too.
      points[.japanese, default: 0] += points.removeValue(forKey: .simplifiedChinese) ?? 0
    }
    for range in TextParts(lowered).ranges(of: .word) {
      for language in common[String(lowered[range])] ?? [] { points[language, default: 0] += 3 }
    }
    for (letters, language) in marks {
      let count = lowered.count { letters.contains($0) }
      if count > 0 { points[language, default: 0] += Double(count) }
    }
    for (special, usual) in [(NLLanguage.ukrainian, NLLanguage.russian), (.persian, .arabic)] {
      guard let own = points[special] else { continue }
      points[special] = own + (points.removeValue(forKey: usual) ?? 0)
    }
    return points
  }

  /// The language whose script a letter belongs to; nil for letters of many.
  private static func language(ofLetter value: UInt32) -> NLLanguage? {
    switch value {
    case 0x0370...0x03FF: .greek
    case 0x0400...0x052F: .russian
    case 0x0531...0x058F: .armenian
    case 0x0590...0x05FF: .hebrew
    case 0x0600...0x06FF: .arabic
    case 0x0900...0x097F: .hindi
    case 0x0980...0x09FF: .bengali
    case 0x0A00...0x0A7F: .punjabi
    case 0x0A80...0x0AFF: .gujarati
    case 0x0B80...0x0BFF: .tamil
    case 0x0C00...0x0C7F: .telugu
    case 0x0C80...0x0CFF: .kannada
    case 0x0D00...0x0D7F: .malayalam
    case 0x0D80...0x0DFF: .sinhalese
    case 0x0E00...0x0E7F: .thai
    case 0x0E80...0x0EFF: .lao
    case 0x0F00...0x0FFF: .tibetan
    case 0x1000...0x109F: .burmese
    case 0x10A0...0x10FF: .georgian
    case 0x1200...0x137F: .amharic
    case 0x1780...0x17FF: .khmer
    case 0x3040...0x30FF: .japanese
    case 0x3400...0x9FFF: .simplifiedChinese
    case 0xAC00...0xD7A3, 0x1100...0x11FF: .korean
    default: nil
    }
  }

  /// Letters that one language has among those with its script.
  private static let marks: [(String, NLLanguage)] = [
    ("äöüß", .german), ("ñ¿¡", .spanish), ("ãõ", .portuguese), ("œêèçà", .french),
    ("łżśąę", .polish), ("řěů", .czech), ("şığ", .turkish), ("őű", .hungarian),
    ("їєґ", .ukrainian), ("پچژگ", .persian), ("ơưạảấầế", .vietnamese), ("øæ", .danish),
    ("ţță", .romanian),
  ]

  /// Short words, by the languages in which they are common.
  private static let common: [String: [NLLanguage]] = {
    let lists: [(NLLanguage, String)] = [
      (.english, "the and of to is in it that was for are with you this not have be on from i"),
      (.german, "der die das und ist nicht ein eine ich zu mit den von auf es sie wir im auch"),
      (.french, "le la les et est un une des je pas que vous nous dans pour il elle sur du ne"),
      (.spanish, "el la los y es un una de que no en por con para las del se lo como más"),
      (.italian, "il lo la di che è un una non per con sono gli del della le si questo ma"),
      (.portuguese, "o os as e é um uma de que não em por com para do da se mais como"),
      (.dutch, "de het een en van is niet dat op te zijn met voor ik je er aan ook maar"),
      (.swedish, "och det att är en ett som på inte för jag av med den till har vi om"),
      (.danish, "og det at er en et som på ikke for jeg af med den til har vi om de"),
      (.norwegian, "og det å er en et som på ikke for jeg av med den til har vi om"),
      (.finnish, "ja on ei se että hän oli en mutta niin kun tämä ovat joka minä"),
      (.polish, "i w nie na się z że to jest do o jak po ale za od"),
      (.czech, "a je v se na že to s z do jsem o ale jak za"),
      (.turkish, "ve bir bu da de için ne ben çok var mı ile ama o"),
      (.hungarian, "a az és hogy nem egy is ez van de meg csak ha"),
      (.romanian, "și de la nu cu o în pe un că este mai din se"),
      (.indonesian, "dan yang di ini itu untuk tidak dengan dari akan ke ada saya pada"),
    ]
    var common: [String: [NLLanguage]] = [:]
    for (language, list) in lists {
      for word in list.split(separator: " ") { common[String(word), default: []].append(language) }
    }
    return common
  }()
}
