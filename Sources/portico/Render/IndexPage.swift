internal import Foundation

/// The page that lists several documents.
nonisolated struct IndexPage {
  /// One document and how much of it was drawn.
  struct Entry: Codable, Sendable {
    let name: String
    let scenes: Int
    let segues: Int
  }

  let entries: [Entry]

  /// Writes the page.
  func write(to url: URL) throws {
    let rows = entries.map { entry in
      let link = entry.name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      return """
        <li><a href="\((link ?? entry.name).escaped)/index.html">\(entry.name.escaped)</a> \
        <span>\(entry.scenes.counted("scene")), \(entry.segues.counted("segue"))</span></li>
        """
    }
    let page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>\(entries.count) documents</title>
      <style>:root{color-scheme:light dark}body{font:16px/1.6 Inter,system-ui,sans-serif;\
      max-width:60em;margin:2em auto;padding:0 1em}li span{color:GrayText;white-space:nowrap}\
      </style></head><body><h1>\(entries.count) documents</h1>
      <ul>
      \(rows.joined(separator: "\n"))
      </ul></body></html>

      """
    try Data(page.utf8).write(to: url)
  }
}
