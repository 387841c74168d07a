/// The letters under which lists of a language are ordered, and the letter that a text belongs to.
///
/// The letters are those of the index sets that Unicode's locale data (CLDR) give each language.
nonisolated struct CollationAlphabet: Equatable {
  /// The letters in order, without the sign for everything else.
  let letters: [String]
  private let kind: Kind
  /// The locale of capitals: a Turkish i has a dot in capitals too.
  private var locale: Locale?

  /// The writing that decides how a text finds its letter.
  private enum Kind {
    case letters, kana, hangul, pinyin
  }

  /// The alphabet of a language such as `sv` or `pt-BR`; the Latin one where none is known.
  init(language: String) {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    switch code.lowercased() {
    case "ja": self.init(Self.kanaRows, kind: .kana)
    case "ko": self.init(Self.consonants, kind: .hangul)
    case "zh", "yue": self.init([], kind: .pinyin)
    case let code:
      if let letters = Self.foreign[code] {
        self.init(Self.split(letters), kind: .letters)
      } else {
        self.init(replacing: Self.split(Self.own[code] ?? Self.latin))
      }
    }
    locale = Locale(identifier: language)
  }

  /// Letters of another writing; Latin ones come after them.
  private init(_ letters: [String], kind: Kind) {
    self.letters = letters + Self.split(Self.latin)
    self.kind = kind
  }

  private init(replacing letters: [String]) {
    self.letters = letters
    kind = .letters
  }

  /// The index of the letter that a text begins with; nil for signs, digits and other writings.
  func index(of text: String) -> Int? {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return nil }
    let start = text.drop { $0.isWhitespace }.prefix(2).description.uppercased(with: locale)
    // A letter of two characters, such as CH, is longer than the one that it begins with.
    let own = letters.indices.filter { start.hasPrefix(letters[$0]) }
    if let found = own.max(by: { letters[$0].count < letters[$1].count }) { return found }
    switch kind {
    case .kana: if let row = Self.kanaRow(of: first) { return row }
    case .hangul: if let consonant = Self.consonant(of: first) { return consonant }
    case .letters, .pinyin: break
    }
    return plainLetter(of: first).flatMap(letters.firstIndex)
  }

  /// The letter that an accented one is a kind of, as É is of E and Ł of L.
  private func plainLetter(of character: Character) -> String? {
    let text = String(character)
    let spelled = kind == .pinyin ? text.applyingTransform(.mandarinToLatin, reverse: false) : text
    let bare = (spelled ?? text).decomposedStringWithCanonicalMapping.unicodeScalars.first
    let base = bare.map { String(Character($0)).uppercased() } ?? text
    if letters.contains(base) { return base }
    let latin = base.applyingTransform(StringTransform("Latin-ASCII"), reverse: false)
    return latin?.first.map { String($0).uppercased() }
  }

  // MARK: - Writings of Asia

  /// The row of a syllable of Hiragana or Katakana, small and voiced ones as the plain ones.
  private static func kanaRow(of character: Character) -> Int? {
    let parts = String(character).decomposedStringWithCompatibilityMapping.unicodeScalars
    guard var code = parts.first?.value else { return nil }
    // Katakana is Hiragana 96 places further on.
    if (0x30A1...0x30F6).contains(code) { code -= 0x60 }
    guard (0x3041...0x3096).contains(code) else { return nil }
    // Small ya and wa come just before the plain ones, which begin rows.
    if [0x3083, 0x308E].contains(code) { code += 1 }
    let row = kanaRows.lastIndex { ($0.unicodeScalars.first?.value ?? 0) <= code }
    return row ?? 0
  }

  /// The consonant that a syllable of Hangul begins with, doubled ones as the single ones.
  private static func consonant(of character: Character) -> Int? {
    guard let code = character.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(code) else {
      return nil
    }
    let singles = [0, 0, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7, 8, 8, 9, 10, 11, 12, 13]
    return singles[Int(code - 0xAC00) / 588]
  }

  // MARK: - Tables

  private static func split(_ letters: String) -> [String] {
    letters.split(separator: " ").map(String.init)
  }

  private static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
  private static let kanaRows = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"]
  private static let consonants = split("ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")

  /// Latin alphabets with letters of their own.
  private static let own: [String: String] = [
    "cs": "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
    "da": latin + " Æ Ø Å",
    "es": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
    "fi": latin + " Å Ä Ö",
    "hr": "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž",
    "hu":
      "A Á B C CS D DZ DZS E É F G GY H I Í J K L LY M N NY O Ó Ö Ő P Q R S SZ T TY U Ú Ü Ű V W X Y Z ZS",
    "nb": latin + " Æ Ø Å",
    "nn": latin + " Æ Ø Å",
    "no": latin + " Æ Ø Å",
    "pl": "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż",
    "ro": "A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z",
    "sk": "A Ä B C Č D E F G H CH I J K L M N O Ô P Q R S Š T U V W X Y Z Ž",
    "sl": "A B C Č Ć D Đ E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž",
    "sv": latin + " Å Ä Ö",
    "tr": "A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z",
  ]

  /// Alphabets of other writings.
  private static let foreign: [String: String] = [
    "bg": "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
    "el": "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω",
    "he": "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת",
    "ru": "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я",
    "uk": "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
  ]
}
