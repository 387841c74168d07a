import Foundation
import Testing

@testable import DesktopDisplay

@Suite struct `Memory that is there twice` {
  @Test(arguments: [(4 * 1170, 2532), (4 * 375, 667), (4, 1), (4 * 1024, 768)])
  func `begins again after its rows`(bytes: Int, rows: Int) throws {
    let memory = try #require(TwiceMapped(bytes: bytes, rows: rows))
    #expect(memory.bytesPerRow >= bytes && memory.bytesPerRow % 64 == 0)
    #expect(memory.rows >= rows)
    let size = memory.bytesPerRow * memory.rows
    memory.base.storeBytes(of: 7, toByteOffset: size - 4, as: UInt32.self)
    memory.base.storeBytes(of: 9, toByteOffset: size, as: UInt32.self)
    #expect(memory.base.load(fromByteOffset: 2 * size - 4, as: UInt32.self) == 7)
    #expect(memory.base.load(as: UInt32.self) == 9)
    memory.forgetNumber()
    #expect(memory.base.load(as: UInt32.self) == 9)
  }

  @Test func `is not made of nothing`() {
    #expect(TwiceMapped(bytes: 0, rows: 10) == nil)
    #expect(TwiceMapped(bytes: 10, rows: 0) == nil)
  }
}
