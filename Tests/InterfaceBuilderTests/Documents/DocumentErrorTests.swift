import Foundation
import InterfaceBuilder
import Testing

/// Inputs that are no documents, each with what is said about it.
@Suite struct `Refusing what is no document` {
  static let header = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"

  struct Row: CustomTestStringConvertible {
    let input: String
    let code: String
    let place: String
    let words: String
    var testDescription: String { code }
  }

  static let rows = [
    Row(input: "", code: "empty-file", place: "M", words: "The file is empty."),
    Row(input: " \n", code: "empty-file", place: "M", words: "The file is empty."),
    Row(
      input: header + "<document>\n  <scenes",
      code: "truncated",
      place: "M:3:3",
      words: "ends inside <document>, which opens on line 2"
    ),
    Row(
      input: header + "<document>\n  <scenes>",
      code: "truncated",
      place: "M:3:11",
      words: "ends inside <scenes>, which opens on line 3"
    ),
    Row(
      input: header + "<document>\n<a></b></document>",
      code: "mismatched-tag",
      place: "M:3:6",
      words: "does not match <a>, which opens on line 3"
    ),
    Row(
      input: header + "<document>\n<<<<<<< HEAD\n</document>",
      code: "malformed-xml",
      place: "M:3:2",
      words: "not well-formed XML: not well-formed (invalid token)"
    ),
    Row(
      input: header + "<plist/>",
      code: "wrong-root",
      place: "M:2:1",
      words: "The outermost element is <plist>"
    ),
    Row(
      input: header + "<archive type=\"x\"/>",
      code: "wrong-root",
      place: "M:2:1",
      words: "The outermost element is <archive>"
    ),
    Row(
      input: header + "<document>&bird;</document>",
      code: "entity",
      place: "M:2:11",
      words: "an entity that XML does not define"
    ),
    Row(
      input: header
        + "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>",
      code: "entity",
      place: "M:2:25",
      words: "the entity “a”"
    ),
    Row(
      input: header
        + "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>",
      code: "entity",
      place: "M:2:52",
      words: "the entity “x”"
    ),
    Row(
      input: header + "<!DOCTYPE d SYSTEM \"http://example.com/a.dtd\"><document/>",
      code: "external-entity",
      place: "M:2:46",
      words: "the file “http://example.com/a.dtd”"
    ),
    Row(
      input: header + "<!DOCTYPE d [<!ENTITY % p SYSTEM \"file:///etc/hosts\">%p;]><document/>",
      code: "entity",
      place: "M:2:53",
      words: "the entity “p”"
    ),
    Row(
      input: "<?xml version=\"1.0\" encoding=\"KOI8-R\"?><document/>",
      code: "wrong-encoding",
      place: "M:1:31",
      words: "Save it as UTF-8."
    ),
    Row(
      input: header + "<document a=\"1\" a=\"2\"/>",
      code: "malformed-xml",
      place: "M:2:17",
      words: "duplicate attribute"
    ),
    Row(
      input: header + String(repeating: "<view>", count: 1000),
      code: "too-deep",
      place: "M:2:3073",
      words: "nested more than 512 deep"
    ),
    Row(input: "bplist00…", code: "compiled-document", place: "M", words: "binary property list"),
    Row(input: "NIBArchive…", code: "compiled-document", place: "M", words: "compiled nib"),
  ]

  @Test(arguments: rows)
  func `it says file, place, what, and what to do`(_ row: Row) {
    do {
      _ = try Document(data: Data(row.input.utf8), file: "M")
      Issue.record("a document came of it")
    } catch {
      #expect(error.code == row.code)
      #expect(error.description.hasPrefix("\(row.place): error: "), "\(error)")
      #expect(error.sentence.contains(row.words), "\(error)")
      #expect(error.sentence.hasSuffix("."))
    }
  }

  @Test func `a folder, a pipe and a missing file are told apart`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "Pipe.xib").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, code) in [
      (folder.path, "is-directory"), (pipe, "not-a-file"), (pipe + "s", "unreadable-file"),
    ] {
      let error = #expect(throws: DocumentError.self) { try Document(path: path) }
      #expect(error?.code == code)
      #expect(error?.file == path)
      #expect(error?.position == nil)
    }
  }

  @Test func `a file that may not be read says so`() throws {
    guard geteuid() != 0 else { return }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xib")
    try Data("<document/>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let error = #expect(throws: DocumentError.self) { try Document(contentsOf: file) }
    #expect(error?.reason == .unreadable(EACCES))
    #expect(error?.sentence.contains("permission denied") == true)
  }

  @Test func `bytes that are no UTF-8 have a place`() throws {
    var bytes = Data("<document>\n<label text=\"".utf8)
    bytes.append(contentsOf: [0xC3, 0x28])
    bytes.append(contentsOf: Data("\"/></document>".utf8))
    let error = #expect(throws: DocumentError.self) { try Document(data: bytes, file: "M") }
    #expect(error?.position?.line == 2)
  }

  @Test func `too many elements are refused`() {
    let text = "<document>" + String(repeating: "<a/>", count: 500_001) + "</document>"
    let error = #expect(throws: DocumentError.self) { try Fixtures.document(text: text) }
    #expect(error?.reason == .tooMany(limit: 500_000))
  }
}
