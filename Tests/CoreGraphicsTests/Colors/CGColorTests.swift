import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@Suite struct `Colours in their spaces` {
  private func close(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.002) -> Bool {
    abs(a - b) < tolerance
  }

  @Test(.oracle("L-344")) func `a literal is a colour in sRGB`() {
    let color: CGColor = #colorLiteral(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(color.components == [0.25, 0.5, 1, 0.75])
  }

  @Test func `grey keeps its number`() {
    let grey = CGColor(gray: 0.5, alpha: 0.25)
    #expect(grey.components == [0.5, 0.25])
    #expect(grey.rgba == RGBA(0.5, 0.5, 0.5, 0.25))
    #expect(grey.colorSpace?.model == .monochrome)
  }

  @Test func `display red lies beyond sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    #expect(close(color.rgba.red, 1.0930, 0.001))
    #expect(close(color.rgba.green, -0.2267, 0.001))
    #expect(close(color.rgba.blue, -0.1501, 0.001))
    #expect(color.rgba.clamped == RGBA(1, 0, 0, 1))
  }

  @Test func `a display colour inside sRGB comes back`() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(red: 0.2, green: 0.5, blue: 0.7, alpha: 1)
    let there = try #require(color.converted(to: p3, intent: .defaultIntent, options: nil))
    #expect(close(there.components?[0] ?? 0, 0.2834, 0.003))
    #expect(close(there.rgba.red, 0.2) && close(there.rgba.blue, 0.7))
  }

  @Test func `linear light is brighter than its number`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1]))
    #expect(close(color.rgba.red, 0.7354))
  }

  @Test func `extended numbers survive and others are clipped`() throws {
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let color = try #require(CGColor(colorSpace: extended, components: [1.2, -0.1, 0, 1]))
    #expect(color.rgba.red == 1.2)
    let plain = try #require(
      color.converted(to: .standard, intent: .defaultIntent, options: nil)
    )
    #expect(plain.components == [1, 0, 0, 1])
  }

  @Test func `alpha can be changed alone`() {
    #expect(CGColor.white.copy(alpha: 0.5)?.components == [1, 0.5])
    #expect(CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(CGColorSpace(name: "no such space") == nil)
  }

  @Test func `gradients sort their stops and keep hard edges`() throws {
    let colors = [CGColor.black, CGColor.white, CGColor.clear]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0.5, 0.5])
    )
    #expect(gradient.stops.map(\.location) == [0.5, 0.5, 1])
    #expect(gradient.stops[0].color.red == 1 && gradient.stops[1].color.alpha == 0)
    #expect(CGGradient(colorsSpace: nil, colors: [CGColor](), locations: nil) == nil)
  }
}
