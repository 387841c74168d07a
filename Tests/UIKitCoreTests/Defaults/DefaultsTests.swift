import Testing

@testable import UIKitCore

@Suite struct `What fresh objects answer` {
  nonisolated static let all: [Defaults] =
    Defaults.views + Defaults.layers + Defaults.animations + Defaults.lists + Defaults.texts
    + Defaults.controls + Defaults.bars + Defaults.controllers + Defaults.gestures
    + Defaults.values

  @Test(arguments: all) func `is what the documentation says`(defaults: Defaults) {
    for row in defaults.rows() where !row.agrees {
      Issue.record(
        "\(defaults.name).\(row.property) is \(row.answered), documented is \(row.documented)"
      )
    }
  }

  @Test func `is held against six hundred documented defaults`() {
    let rows = Self.all.map { ($0.name, $0.rows()) }
    #expect(rows.reduce(0) { $0 + $1.1.count } >= 600)
    for (name, rows) in rows {
      #expect(Set(rows.map(\.property)).count == rows.count, "\(name) has a property twice")
    }
    #expect(Set(rows.map(\.0)).count == rows.count)
  }
}
