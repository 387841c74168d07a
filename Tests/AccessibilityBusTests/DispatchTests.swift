import AccessibilityTree
import Foundation
import Testing

@testable import AccessibilityBus

/// Questions and answers without a bus.
@Suite struct `Calls of AT-SPI` {
  private func ask(
    _ tree: ServedTree,
    _ path: String,
    _ interface: String,
    _ member: String,
    _ arguments: [BusValue] = []
  ) -> Answer {
    let signature = arguments.map(\.signature).joined()
    let call = IncomingCall(
      path: path,
      interface: interface.contains(".") ? interface : "org.a11y.atspi." + interface,
      member: member,
      arguments: { $0 == signature ? arguments : nil },
      signature: signature
    )
    return Dispatch(tree: tree, identity: Identity(name: ":1.7")).answer(call)
  }

  private func values(_ answer: Answer) -> [BusValue]? {
    if case .values(let values) = answer { values } else { nil }
  }

  private func failure(_ answer: Answer) -> BusFailure? {
    if case .failure(let failure) = answer { failure } else { nil }
  }

  private func request(_ answer: Answer) -> AccessibilityRequest? {
    switch answer {
    case .request(let request), .order(let request): request
    case .values, .failure, .places: nil
    }
  }

  private let element = "/org/a11y/atspi/accessible/4"

  @Test func `the tree is walked from the app down and up again`() {
    let (tree, _) = Trees.one()
    func reference(_ path: String) -> [BusValue] {
      [.structure([.string(":1.7"), .path("/org/a11y/atspi/" + path)])]
    }
    let child = ask(tree, ServedTree.rootPath, "Accessible", "GetChildAtIndex", [.int(0)])
    #expect(values(child) == reference("accessible/2"))
    let none = ask(tree, ServedTree.rootPath, "Accessible", "GetChildAtIndex", [.int(-1)])
    #expect(values(none) == reference("null"))
    let parent = ask(
      tree,
      element,
      Dispatch.properties,
      "Get",
      [.string("org.a11y.atspi.Accessible"), .string("Parent")]
    )
    #expect(values(parent) == [.variant(reference("accessible/3")[0])])
  }

  @Test func `what is wrong with a call is said`() {
    let (tree, _) = Trees.one()
    #expect(failure(ask(tree, "/stale", "Accessible", "GetRole")) == .noObject("/stale"))
    #expect(
      failure(ask(tree, element, "Application", "GetLocale", [.unsigned(0)]))
        == .noInterface("org.a11y.atspi.Application")
    )
    #expect(failure(ask(tree, element, "Accessible", "GetNothing")) == .noMethod("GetNothing"))
    #expect(
      failure(ask(tree, element, "Accessible", "GetChildAtIndex", [.string("0")]))
        == .wrongTypes(expected: "i", found: "s")
    )
    let name: [BusValue] = [
      .string("org.a11y.atspi.Accessible"), .string("Name"), .variant(.string("x")),
    ]
    #expect(failure(ask(tree, element, Dispatch.properties, "Set", name)) == .readOnly("Name"))
  }

  @Test func `a value is kept inside its ends, and no number is refused`() {
    let (tree, _) = Trees.one { node, _ in
      node.traits = .adjustable
      node.range = AccessibilityRange(value: 5, minimum: 0, maximum: 10, step: 1)
    }
    func set(_ number: Double) -> Answer {
      ask(
        tree,
        element,
        Dispatch.properties,
        "Set",
        [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(number))]
      )
    }
    #expect(request(set(7)) == .setValue(4, 7))
    #expect(request(set(.infinity)) == .setValue(4, 10))
    #expect(failure(set(.nan)) != nil)
  }

  @Test func `text is changed at any offset`() {
    let (tree, _) = Trees.one { node, _ in
      node.traits = .textEntry
      node.text = Trees.words("kïwi")
    }
    let insert = ask(
      tree,
      element,
      "EditableText",
      "InsertText",
      [.int(.max), .string("s"), .int(1)]
    )
    #expect(request(insert) == .replaceText(4, 4..<4, "s"))
    let delete = ask(tree, element, "EditableText", "DeleteText", [.int(1), .int(2)])
    #expect(request(delete) == .replaceText(4, 1..<2, ""))
    let caret = ask(tree, element, "Text", "SetCaretOffset", [.int(.min)])
    #expect(request(caret) == .select(4, 0..<0))
  }

  @Test func `an element that is not enabled can't be changed`() {
    let (tree, _) = Trees.one { node, _ in
      node.traits = [.textEntry, .notEnabled]
      node.text = Trees.words()
    }
    #expect(
      values(ask(tree, element, "EditableText", "SetTextContents", [.string("x")]))
        == [.bool(false)]
    )
    #expect(values(ask(tree, element, "Action", "DoAction", [.int(0)])) == [.bool(false)])
  }

  @Test func `cells of a table are found by row and column`() {
    let (tree, _) = Trees.one { node, container in
      container.kind = .dataTable
      node.context.row = .init(start: 2, length: 1)
      node.context.column = .init(start: 3, length: 2)
    }
    let table = "/org/a11y/atspi/accessible/3"
    let found = ask(tree, table, "Table", "GetAccessibleAt", [.int(1), .int(3)])
    #expect(values(found) == [.structure([.string(":1.7"), .path(element)])])
    let extents = ask(tree, table, "Table", "GetRowColumnExtentsAtIndex", [.int(0)])
    #expect(
      values(extents) == [.bool(true), .int(1), .int(2), .int(1), .int(2), .bool(false)]
    )
    let far = ask(tree, table, "Table", "GetRowExtentAt", [.int(.max), .int(.min)])
    #expect(values(far) == [.int(0)])
  }

  @Test func `every method answers with the types that it says`() {
    let (tree, node) = Trees.one { node, container in
      container.kind = .dataTable
      node.text = Trees.words()
      node.range = AccessibilityRange(value: 5, minimum: 0, maximum: 10, step: 1)
    }
    for interface in Interface.all {
      for method in interface.methods.values {
        let arguments = (BusSignature.types(of: method.takes) ?? []).map(Self.some)
        let call = Call(tree: tree, node: node, identity: Identity(), arguments: arguments)
        for values in values(method.answer(call)) {
          let found = values.map(\.signature).joined()
          #expect(found == method.gives, "\(interface.name).\(method.name)")
        }
      }
      for property in interface.properties {
        let call = Call(tree: tree, node: node, identity: Identity())
        #expect(property.value(call).signature == property.type, "\(property.name)")
      }
    }
  }

  /// What is answered at once, or with and without places of characters.
  private func values(_ answer: Answer) -> [[BusValue]] {
    switch answer {
    case .values(let values): [values]
    case .places(let values): [values(nil), values(Self.places)]
    case .request, .order, .failure: []
    }
  }

  /// Two lines of nine characters, each 10 × 20.
  private static let places = AccessibilityTextPlaces(
    characters: (0..<9).map {
      CGRect(x: 20 + $0 % 4 * 10, y: 120 + $0 / 4 * 20, width: 10, height: 20)
    },
    lines: [
      .init(range: 0..<4, frame: CGRect(x: 20, y: 120, width: 40, height: 20)),
      .init(range: 4..<8, frame: CGRect(x: 20, y: 140, width: 40, height: 20)),
      .init(range: 8..<9, frame: CGRect(x: 20, y: 160, width: 10, height: 20)),
    ]
  )

  struct PlaceCase: Sendable, CustomTestStringConvertible {
    let member: String
    let arguments: [Int32]
    let types: String
    let says: [BusValue]
    var testDescription: String { "\(member) \(arguments)" }

    init(_ member: String, _ arguments: [Int32], _ types: String, _ says: [Int32]) {
      self.member = member
      self.arguments = arguments
      self.types = types
      self.says = says.map { .int($0) }
    }
  }

  static let placeCases: [PlaceCase] = [
    PlaceCase("GetCharacterExtents", [0, 0], "iu", [20, 120, 10, 20]),
    // From the corner of the parent, which is at 0, 100.
    PlaceCase("GetCharacterExtents", [5, 2], "iu", [30, 40, 10, 20]),
    PlaceCase("GetCharacterExtents", [9, 0], "iu", [30, 160, 0, 20]),
    PlaceCase("GetCharacterExtents", [.min, 0], "iu", [20, 120, 0, 20]),
    PlaceCase("GetRangeExtents", [1, 3, 0], "iiu", [30, 120, 20, 20]),
    PlaceCase("GetRangeExtents", [0, -1, 0], "iiu", [20, 120, 40, 60]),
    PlaceCase("GetRangeExtents", [6, 6, 0], "iiu", [40, 140, 0, 20]),
    PlaceCase("GetOffsetAtPoint", [55, 145, 0], "iiu", [7]),
    PlaceCase("GetOffsetAtPoint", [65, 145, 0], "iiu", [-1]),
    PlaceCase("GetOffsetAtPoint", [500, 145, 0], "iiu", [-1]),
  ]

  @Test(arguments: placeCases) func `characters have places`(_ row: PlaceCase) {
    let (tree, _) = Trees.one { node, _ in node.text = Trees.words("two words") }
    let arguments = zip(row.types, row.arguments).map { type, number in
      type == "u" ? BusValue.unsigned(UInt32(number)) : .int(number)
    }
    let answer = ask(tree, element, "Text", row.member, arguments)
    guard case .places(let values) = answer else {
      #expect(self.values(answer) == row.says)
      return
    }
    #expect(values(Self.places) == row.says)
  }

  @Test func `text in a box is told line by line, without what edges cut if so asked`() throws {
    let (tree, _) = Trees.one { node, _ in node.text = Trees.words("two words") }
    func stretches(x: UInt32, y: UInt32) -> [String] {
      let box: [BusValue] = [25, 125, 20, 30].map { .int($0) } + [0, x, y].map { .unsigned($0) }
      guard case .places(let values) = ask(tree, element, "Text", "GetBoundedRanges", box)
      else { return [] }
      return values(Self.places)[0].parts.map { $0.parts[2].text ?? "" }
    }
    #expect(stretches(x: 0, y: 0) == ["two", "wor"])
    #expect(stretches(x: 1, y: 0) == ["wo", "or"])
    #expect(stretches(x: 3, y: 0) == ["w", "o"])
    #expect(stretches(x: 0, y: 1) == ["wor"])
    #expect(stretches(x: 0, y: 3) == [])
  }

  @Test func `lines are those that are drawn`() throws {
    let (tree, _) = Trees.one { node, _ in node.text = Trees.words("two words") }
    let line = ask(tree, element, "Text", "GetStringAtOffset", [.int(5), .unsigned(3)])
    guard case .places(let values) = line else { throw Missing() }
    #expect(values(Self.places) == [.string("word"), .int(4), .int(8)])
    #expect(values(nil) == [.string("two words"), .int(0), .int(9)])
  }

  private struct Missing: Error {}

  private static func some(_ type: String) -> BusValue {
    switch type {
    case "i": .int(0)
    case "u": .unsigned(0)
    case "b": .bool(true)
    case "s": .string("")
    default: .double(0)
    }
  }
}
