/// The text of a page without markup, its title, and the markup.
struct PageText {
  var title: String?
  var content: String
  /// The page as it was given; nil for a text of our own in place of a page.
  private(set) var markup: String?

  init(title: String?, content: String) {
    self.title = title
    self.content = content
  }

  /// Takes the visible text out of a page's markup.
  init(_ markup: String) {
    let found = markup.firstMatch(of: #/(?is)<title[^>]*>(.*?)<\/title>/#)
    title = found.map { Self.plain(String($0.1)) }
    let body = markup.replacing(#/(?is)<!--.*?-->|<(head|style|script)\b.*?<\/\1\s*>/#, with: "")
    content = Self.plain(body)
    self.markup = markup
  }

  /// A text without its tags; those that begin a line begin one.
  private static func plain(_ markup: String) -> String {
    let lines = markup.replacing(#/\s+/#, with: " ")
      .replacing(#/(?i)<(br|\/?(p|div|li|tr|h[1-6]|ul|ol|table|section))\b[^>]*>/#, with: "\n")
      .replacing(#/<[^>]*>/#, with: "")
    return entities.reduce(lines) { $0.replacing($1.0, with: $1.1) }
      .split(separator: "\n").map { $0.trimming(" ") }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The ampersand comes last, so that what it hides stays as it is.
  private static let entities = [
    ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ("&amp;", "&"),
  ]
}

extension Substring {
  fileprivate func trimming(_ blank: Character) -> String {
    String(drop { $0 == blank }.reversed().drop { $0 == blank }.reversed())
  }
}
