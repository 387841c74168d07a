import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues

@Suite struct `The library of symbols` {
  @Test func `symbols that storyboards use most are drawn`() {
    let used = [
      "chevron.down", "square.and.arrow.up", "star", "square.grid.3x2", "square.and.pencil",
      "safari", "plus", "pencil.and.ellipsis.rectangle", "pencil", "magnifyingglass", "list.dash",
      "line.3.horizontal.decrease", "house", "gear", "clock", "circle", "chevron.up",
      "chevron.down.circle", "square.and.arrow.up.fill", "safari.fill", "multiply.circle.fill",
    ]
    #expect(used.filter { SymbolLibrary.symbol(named: $0) == nil } == [])
    #expect(SymbolLibrary.names.count > 1000)
  }

  @Test func `every symbol paints something inside its box`() {
    for name in SymbolLibrary.names {
      guard let symbol = SymbolLibrary.symbol(named: name) else {
        Issue.record("\(name) is named but not drawn")
        continue
      }
      let box = CGRect(origin: .zero, size: symbol.size)
      let painted = symbol.layers.filter { !$0.isErased && !$0.path.isEmpty }
      #expect(!painted.isEmpty, "\(name) paints nothing")
      #expect(painted.allSatisfy { box.contains($0.path.boundingBoxOfPath) }, "\(name) sticks out")
      #expect(symbol.size.width < 2.2 && symbol.size.height < 1.6, "\(name) is too large")
    }
  }

  @Test func `nobody sees the parts of which symbols are made`() {
    #expect(SymbolLibrary.names.filter { $0.hasPrefix(".") } == [])
    #expect(SymbolLibrary.symbol(named: ".strike") == nil)
    #expect(SymbolLibrary.symbol(named: "no.such.symbol") == nil)
    #expect(SymbolLibrary.placeholder.layers.count == 1)
  }

  @Test func `mirrored symbols are mirrored`() throws {
    let right = try #require(SymbolLibrary.symbol(named: "chevron.right"))
    let left = try #require(SymbolLibrary.symbol(named: "chevron.left"))
    #expect(right.size == left.size)
    let (tip, other) = (right.layers[0].path.points[1], left.layers[0].path.points[1])
    #expect(abs(tip.x + other.x - right.size.width) < 1e-9)
    #expect(tip.x > other.x)
  }

  @Test func `a sign in a filled circle is cut out`() throws {
    let symbol = try #require(SymbolLibrary.symbol(named: "plus.circle.fill"))
    #expect(symbol.layers.map(\.isErased) == [false, true])
    let camera = try #require(SymbolLibrary.symbol(named: "camera.circle.fill"))
    // The lens, a hole of the camera, is filled again.
    #expect(camera.layers.map(\.isErased) == [false, true, false, true])
  }

  @Test func `steps of all kinds are read`() {
    let layers = SymbolText.layers("2s6 M 0 0 L 10 0 10 10 Z|xf r -5 -5 10 10 2|@x 0.25 90 50 0") {
      $0 == "x" ? SymbolText.layers("s M 0 0 L 100 0") { _ in [] } : []
    }
    #expect(layers.map(\.rank) == [.secondary, .primary, .primary])
    #expect(layers.map(\.isErased) == [false, true, false])
    #expect(layers.map(\.lineWidth) == [0.06, nil, 0.04])
    #expect(layers[0].path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 0.1, height: 0.1))
    let turned = layers[2].path.points
    #expect(abs(turned[1].x - 0.5) < 1e-9)
    #expect(abs(turned[1].y - 0.25) < 1e-9)
  }
}

extension CGPath {
  fileprivate var points: [CGPoint] { steps.flatMap(\.points) }
}
