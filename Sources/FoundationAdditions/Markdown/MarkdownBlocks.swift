internal import Foundation

/// Reads the blocks of Markdown: paragraphs, titles, lists, quotes, code, tables and lines across.
struct MarkdownBlocks {
  typealias Lines = ArraySlice<Substring>

  let inline: MarkdownLine
  private(set) var text = AttributedString()
  private var identity = 0

  init(inline: MarkdownLine) { self.inline = inline }

  /// Reads lines as blocks of another one.
  mutating func read(_ lines: Lines, in parent: PresentationIntent?) {
    var rest = lines
    while let line = rest.first {
      if line.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
      } else if !readBlock(line, &rest, parent) {
        readParagraph(&rest, parent)
      }
    }
  }

  private mutating func readBlock(
    _ line: Substring,
    _ rest: inout Lines,
    _ parent: PresentationIntent?
  ) -> Bool {
    if let title = MarkdownMark.title(line) {
      rest.removeFirst()
      let intent = block(.header(level: title.level), parent)
      add(inline.text(of: title.text), intent)
    } else if MarkdownMark.isBreak(line) {
      rest.removeFirst()
      let intent = block(.thematicBreak, parent)
      add(AttributedString("\u{2E3B}"), intent)
    } else if let fence = MarkdownMark.fence(line) {
      readFence(fence, &rest, parent)
    } else if MarkdownMark.quote(line) != nil {
      readQuote(&rest, parent)
    } else if let item = MarkdownMark.item(line) {
      readList(item, &rest, parent)
    } else if line.hasPrefix("    ") || line.hasPrefix("\t") {
      readIndentedCode(&rest, parent)
    } else {
      return readTable(&rest, parent)
    }
    return true
  }

  private mutating func block(
    _ kind: PresentationIntent.Kind,
    _ parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(_ part: AttributedString, _ intent: PresentationIntent) {
    var part = part
    part.presentationIntent = intent
    text += part
  }

  // MARK: - Text and code

  /// Lines up to an empty one or another block; a line of `=` or `-` makes a title of them.
  private mutating func readParagraph(_ rest: inout Lines, _ parent: PresentationIntent?) {
    var lines: [Substring] = []
    var kind = PresentationIntent.Kind.paragraph
    while let line = rest.first, !line.allSatisfy(\.isWhitespace) {
      if !lines.isEmpty, let level = MarkdownMark.underline(line) {
        kind = .header(level: level)
        rest.removeFirst()
        break
      }
      if !lines.isEmpty, MarkdownMark.interrupts(line) { break }
      lines.append(line.drop { $0 == " " || $0 == "\t" })
      rest.removeFirst()
    }
    var source = lines.joined(separator: "\n")
    while source.last?.isWhitespace == true { source.removeLast() }
    let intent = block(kind, parent)
    add(inline.text(of: source), intent)
  }

  private mutating func readFence(
    _ fence: MarkdownMark.Fence,
    _ rest: inout Lines,
    _ parent: PresentationIntent?
  ) {
    rest.removeFirst()
    var code = ""
    while let line = rest.popFirst() {
      if let end = MarkdownMark.fence(line), end.mark == fence.mark, end.hint == nil { break }
      code += line + "\n"
    }
    let intent = block(.codeBlock(languageHint: fence.hint), parent)
    add(AttributedString(code), intent)
  }

  private mutating func readIndentedCode(_ rest: inout Lines, _ parent: PresentationIntent?) {
    var code = ""
    while let line = rest.first, line.hasPrefix("    ") || line.hasPrefix("\t") {
      code += line.dropFirst(line.hasPrefix("\t") ? 1 : 4) + "\n"
      rest.removeFirst()
    }
    let intent = block(.codeBlock(languageHint: nil), parent)
    add(AttributedString(code), intent)
  }

  // MARK: - Quotes, lists and tables

  private mutating func readQuote(_ rest: inout Lines, _ parent: PresentationIntent?) {
    var lines: [Substring] = []
    while let line = rest.first {
      if let inside = MarkdownMark.quote(line) {
        lines.append(inside)
      } else if line.allSatisfy(\.isWhitespace) || MarkdownMark.interrupts(line) {
        break
      } else {
        // A line without the mark goes on with the paragraph before it.
        lines.append(line)
      }
      rest.removeFirst()
    }
    read(lines[...], in: block(.blockQuote, parent))
  }

  private mutating func readList(
    _ first: MarkdownMark.Item,
    _ rest: inout Lines,
    _ parent: PresentationIntent?
  ) {
    let list = block(first.isOrdered ? .orderedList : .unorderedList, parent)
    var ordinal = first.number
    while let line = rest.first, let item = MarkdownMark.item(line),
      item.isOrdered == first.isOrdered, item.mark == first.mark
    {
      rest.removeFirst()
      var lines = [item.text]
      var isApart = false
      while let line = rest.first {
        let depth = line.prefix { $0 == " " }.count
        let isEmpty = line.allSatisfy(\.isWhitespace)
        if isEmpty {
          lines.append("")
        } else if depth >= item.indent {
          lines.append(line.dropFirst(item.indent))
        } else if isApart || MarkdownMark.item(line) != nil || MarkdownMark.interrupts(line) {
          break
        } else {
          lines.append(line)
        }
        isApart = isEmpty
        rest.removeFirst()
      }
      read(lines[...], in: block(.listItem(ordinal: ordinal), list))
      ordinal += 1
    }
  }

  private mutating func readTable(_ rest: inout Lines, _ parent: PresentationIntent?) -> Bool {
    guard rest.count >= 2, let columns = MarkdownMark.columns(rest[rest.startIndex + 1]),
      MarkdownMark.cells(rest[rest.startIndex]).count == columns.count
    else { return false }
    let table = block(.table(columns: columns), parent)
    let header = block(.tableHeaderRow, table)
    readRow(rest.removeFirst(), columns.count, header)
    rest.removeFirst()
    var number = 1
    while let line = rest.first, line.contains("|") {
      rest.removeFirst()
      let row = block(.tableRow(rowIndex: number), table)
      readRow(line, columns.count, row)
      number += 1
    }
    return true
  }

  private mutating func readRow(_ line: Substring, _ count: Int, _ row: PresentationIntent) {
    for (number, cell) in MarkdownMark.cells(line).prefix(count).enumerated() {
      let intent = block(.tableCell(columnIndex: number), row)
      add(inline.text(of: cell), intent)
    }
  }
}
