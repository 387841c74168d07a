import Foundation
import Testing

@testable import UIKitValues

private final class Bird {}

struct `Tables of objects` {
  @Test func `let go of what nobody else holds`() {
    let table = NSMapTable<Bird, NSString>.weakToStrongObjects()
    let robin = Bird()
    table.setObject("Robin", forKey: robin)
    do {
      let gone = Bird()
      table.setObject("Gone", forKey: gone)
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    #expect(table.object(forKey: robin) == "Robin")
    table.removeObject(forKey: robin)
    #expect(table.object(forKey: robin) == nil)
  }

  @Test func `hold each member once, in the order in which they came`() {
    let set = NSHashTable<Bird>.weakObjects()
    let (robin, wren) = (Bird(), Bird())
    set.add(robin)
    set.add(wren)
    set.add(robin)
    set.add(Bird())
    #expect(set.allObjects.map { $0 === robin } == [true, false])
    set.remove(robin)
    #expect(!set.contains(robin) && set.contains(wren))
  }
}

struct `A localized string` {
  @Test func `has its values put in`() {
    let name = "wren"
    #expect(String(localized: "Found \(3) of “\(name)”, 100%") == "Found 3 of “wren”, 100%")
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "\(2.5, format: .number) kg") == "2.5 kg")
  }

  @Test func `is found by its key with placeholders`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\"Found %lld birds\" = \"%lld oiseaux\"; \"More\" = \"Plus\";".utf8)
      .write(to: folder.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(url: folder))
    #expect(String(localized: "Found \(4) birds", bundle: bundle) == "4 oiseaux")
    #expect(String(localized: "More", bundle: bundle) == "Plus")
    #expect(String(localized: "key", defaultValue: "Less", bundle: bundle) == "Less")
  }
}

struct `An archive of geometry` {
  @Test func `gives back what was put in`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(CGRect(x: 1.5, y: 2, width: 3, height: 4), forKey: "rect")
    coder.encode(CGPoint(x: 5, y: 6), forKey: "point")
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1.5, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 5, y: 6))
    #expect(reader.decodeCGSize(forKey: "size") == .zero)
  }
}
