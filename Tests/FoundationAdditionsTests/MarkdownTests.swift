import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

/// Markdown as attributed text.
@Suite struct `Markdown` {
  /// The runs of a text in lines, each with its purposes as letters.
  private func runs(_ source: String, _ keepsSpaces: Bool = true) throws -> [String] {
    let text = try AttributedString(
      markdown: source,
      options: .init(interpretedSyntax: keepsSpaces ? .inlineOnlyPreservingWhitespace : .inlineOnly)
    )
    return text.runs.map { run in
      let letters: [(InlinePresentationIntent, String)] = [
        (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "x"),
        (.softBreak, "-"), (.lineBreak, "|"), (.inlineHTML, "h"),
      ]
      let intent = run.inlinePresentationIntent ?? []
      let marks = letters.filter { intent.contains($0.0) }.map(\.1).joined()
      return "\(marks):\(String(text[run.range].characters))"
    }
  }

  @Test(
    .oracle("L-213"),
    arguments: [
      ("**bold** *it* ***both***", ["s:bold", ": ", "e:it", ": ", "es:both"]),
      ("*a **b** c*", ["e:a ", "es:b", "e: c"]), ("***a** b*", ["es:a", "e: b"]),
      ("`co de` ~~gone~~", ["c:co de", ": ", "x:gone"]), ("`` a`b ``", ["c:a`b"]),
      ("a_b_c 2 * 3 * 4 **x", [":a_b_c 2 * 3 * 4 **x"]), ("**a*", [":*", "e:a"]),
      ("\\*no\\* &amp; &#65; \\q", [":*no* & A \\q"]),
      ("a<b>c</b>", [":a", "h:<b>", ":c", "h:</b>"]),
      ("[no] (link) ]", [":[no] (link) ]"]), ("# none\n- none", [":# none\n- none"]),
    ]
  )
  func `marks in lines become purposes`(source: String, result: [String]) throws {
    #expect(try runs(source) == result)
  }

  @Test(.oracle("L-213")) func `spaces and ends of lines are one space unless they are kept`()
    throws
  {
    #expect(try runs("a  b\nc", false) == [":a b", "-: ", ":c"])
    #expect(try runs("a  b\nc") == [":a  b\nc"])
  }

  @Test(.oracle("L-213")) func `links have addresses, and pictures too`() throws {
    let text = try AttributedString(
      markdown: "[a *b*](c/d \"title\") ![e](f.png) <https://g.org> <h@i.org>",
      baseURL: URL(string: "https://x.org/")
    )
    let links = text.runs.compactMap { $0.link?.absoluteString }
    #expect(
      links == [
        "https://x.org/c/d", "https://x.org/c/d", "https://g.org", "mailto:h@i.org",
      ]
    )
    #expect(text.runs.compactMap { $0.imageURL?.absoluteString } == ["https://x.org/f.png"])
    #expect(String(text.characters) == "a b e https://g.org h@i.org")
  }

  @Test(.oracle("L-213")) func `blocks are told apart by what they are in`() throws {
    let source = """
      # Title #

      Some
      text
      ***

      1. one
      2. two
         - *deep*

      > quoted
      lazily

      ```swift
      let a = 1
      ```

      Below
      -----
      """
    let text = try AttributedString(markdown: source)
    let blocks = text.runs[\.presentationIntent].map { intent, range in
      let kinds = intent?.components.map { "\($0.kind)" } ?? []
      return "\(String(text[range].characters)): \(kinds.joined(separator: " "))"
    }
    #expect(
      blocks == [
        "Title: header(level: 1)", "Some text: paragraph", "\u{2E3B}: thematicBreak",
        "one: paragraph listItem(ordinal: 1) orderedList",
        "two: paragraph listItem(ordinal: 2) orderedList",
        "deep: paragraph listItem(ordinal: 1) unorderedList listItem(ordinal: 2) orderedList",
        "quoted lazily: paragraph blockQuote",
        "let a = 1\n: codeBlock(languageHint: Optional(\"swift\"))", "Below: header(level: 2)",
      ]
    )
    let deep = text.runs[\.presentationIntent].map(\.0)[5]
    #expect(deep?.indentationLevel == 2 && deep?.count == 5)
  }

  @Test(.oracle("L-213")) func `tables have rows and cells`() throws {
    let text = try AttributedString(markdown: "| A | B |\n|---|--:|\n| 1 | **2** |")
    let cells = text.runs.map { run in
      (String(text[run.range].characters), run.presentationIntent?.components.map(\.kind) ?? [])
    }
    #expect(cells.map(\.0) == ["A", "B", "1", "2"])
    #expect(cells[1].1.prefix(2) == [.tableCell(columnIndex: 1), .tableHeaderRow])
    #expect(cells[3].1.prefix(2) == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1)])
    #expect(
      cells[3].1.last == .table(columns: [.init(alignment: .left), .init(alignment: .right)])
    )
  }

  @Test(.oracle("L-212")) func `a resource is a text that is asked for later`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\"%lld birds\" = \"%lld Vögel\"; \"nest\" = \"Nest\";".utf8)
      .write(to: folder.appendingPathComponent("Wald.strings"))
    let bundle = LocalizedStringResource.BundleDescription.atURL(folder)
    let birds = LocalizedStringResource("\(3) birds", table: "Wald", bundle: bundle)
    #expect(birds.key == "%lld birds" && String(localized: birds) == "3 Vögel")
    let nest = LocalizedStringResource(
      "nest",
      defaultValue: "A nest",
      table: "Wald",
      bundle: bundle
    )
    #expect(String(localized: nest) == "Nest")
    #expect(
      String(localized: LocalizedStringResource("egg", defaultValue: "\(2) eggs")) == "2 eggs"
    )
    #expect(String(localized: LocalizedStringResource("100%")) == "100%")
    let data = try JSONEncoder().encode([birds])
    #expect(try JSONDecoder().decode([LocalizedStringResource].self, from: data) == [birds])
    #expect(String(localized: "\(2.5, specifier: "%.2f") of \(birds)") == "2.50 of 3 Vögel")
  }
}
