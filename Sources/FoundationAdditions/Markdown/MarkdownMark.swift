internal import Foundation

/// The marks at the beginnings of lines by which blocks are known.
enum MarkdownMark {
  struct Fence {
    let mark: Character
    let hint: String?
  }

  struct Item {
    let isOrdered: Bool
    /// The bullet, or the sign behind the number; another one begins another list.
    let mark: Character
    let number: Int
    /// The spaces that lines of the item begin with.
    let indent: Int
    let text: Substring
  }

  static func title(_ line: Substring) -> (level: Int, text: Substring)? {
    guard let match = line.wholeMatch(of: #/ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*/#)
    else { return nil }
    return (match.1.count, match.2 ?? "")
  }

  /// The level of the title that is above a line of `=` or `-`; nil for another line.
  static func underline(_ line: Substring) -> Int? {
    if line.wholeMatch(of: #/ {0,3}=+[ \t]*/#) != nil { return 1 }
    return line.wholeMatch(of: #/ {0,3}-+[ \t]*/#) == nil ? nil : 2
  }

  static func isBreak(_ line: Substring) -> Bool {
    line.wholeMatch(of: #/ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})/#) != nil
  }

  static func fence(_ line: Substring) -> Fence? {
    guard let match = line.wholeMatch(of: #/ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)/#),
      let mark = match.1.first
    else { return nil }
    let hint = match.2.split(separator: " ").first.map(String.init)
    return Fence(mark: mark, hint: hint)
  }

  /// The text behind the mark of a quote; nil for another line.
  static func quote(_ line: Substring) -> Substring? {
    line.wholeMatch(of: #/ {0,3}> ?(.*)/#)?.1
  }

  static func item(_ line: Substring) -> Item? {
    guard let match = line.wholeMatch(of: #/( {0,3}(?:([-+*])|(\d{1,9})([.)])))(?:( +)(.*))?/#),
      let mark = (match.2 ?? match.4)?.first
    else { return nil }
    let spaces = match.5?.count ?? 1
    return Item(
      isOrdered: match.2 == nil,
      mark: mark,
      number: match.3.flatMap { Int($0) } ?? 1,
      indent: match.1.count + (spaces > 4 ? 1 : spaces),
      text: match.6 ?? ""
    )
  }

  /// True for a line that ends a paragraph without an empty one between them.
  static func interrupts(_ line: Substring) -> Bool {
    title(line) != nil || isBreak(line) || fence(line) != nil || quote(line) != nil
      || item(line).map { !$0.text.isEmpty && (!$0.isOrdered || $0.number == 1) } ?? false
  }

  /// The columns that the line below a table's titles describes; nil for another line.
  static func columns(_ line: Substring) -> [PresentationIntent.TableColumn]? {
    guard line.contains("|"), line.contains("-"), line.allSatisfy({ "|-: \t".contains($0) }) else {
      return nil
    }
    return cells(line).map { cell in
      let ends = (cell.hasPrefix(":"), cell.hasSuffix(":"))
      return PresentationIntent.TableColumn(
        alignment: ends == (true, true) ? .center : ends.1 ? .right : .left
      )
    }
  }

  /// The texts between the strokes of a row.
  static func cells(_ line: Substring) -> [String] {
    var inside = line.trimmingCharacters(in: .whitespaces)
    if inside.hasPrefix("|") { inside.removeFirst() }
    if inside.hasSuffix("|"), !inside.hasSuffix("\\|") { inside.removeLast() }
    return inside.replacing("\\|", with: "\u{0}").split(
      separator: "|",
      omittingEmptySubsequences: false
    )
    .map { $0.trimmingCharacters(in: .whitespaces).replacing("\u{0}", with: "|") }
  }
}
