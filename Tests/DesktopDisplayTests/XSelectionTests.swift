import Foundation
import Testing

@testable import DesktopDisplay

@Suite struct `Data that go to other programs in parts` {
  private func transfer(_ bytes: Range<UInt8>, to property: UInt, of window: UInt)
    -> XTransfers.Transfer
  {
    // A slice begins at an index of its own.
    let data = (Data([9, 9]) + Data(bytes)).dropFirst(2)
    return XTransfers.Transfer(window: window, property: property, type: 7, data: data)
  }

  /// All parts that a property gets until nothing more comes.
  private func read(_ transfers: inout XTransfers, _ property: UInt, of window: UInt) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    while let part = transfers.next(for: property, of: window) { parts.append(Array(part.data)) }
    return parts
  }

  @Test(arguments: [(7, [3, 3, 1, 0]), (6, [3, 3, 0]), (0, [0])] as [(UInt8, [Int])])
  func `come whole, with an empty part behind the last`(count: UInt8, sizes: [Int]) {
    var transfers = XTransfers(size: 3)
    transfers.begin(transfer(0..<count, to: 1, of: 2))
    let parts = read(&transfers, 1, of: 2)
    #expect(parts.map(\.count) == sizes && Array(parts.joined()) == Array(0..<count))
    #expect(!transfers.has(2))
  }

  @Test func `take the place of others to the same property`() {
    var transfers = XTransfers(size: 3)
    transfers.begin(transfer(0..<7, to: 1, of: 2))
    #expect(transfers.next(for: 1, of: 2) == XTransfers.Part(data: Data([0, 1, 2]), type: 7))
    transfers.begin(transfer(10..<14, to: 1, of: 2))
    #expect(read(&transfers, 1, of: 2) == [[10, 11, 12], [13], []])
    #expect(!transfers.has(2))
  }

  @Test func `need a window's events until the last of them is through`() {
    var transfers = XTransfers(size: 3)
    transfers.begin(transfer(0..<2, to: 1, of: 2))
    transfers.begin(transfer(4..<6, to: 3, of: 2))
    #expect(read(&transfers, 1, of: 2) == [[0, 1], []] && transfers.has(2))
    #expect(read(&transfers, 3, of: 2) == [[4, 5], []] && !transfers.has(2))
  }

  @Test func `end with their window, and with no other`() {
    var transfers = XTransfers(size: 3)
    for window: UInt in [2, 5] { transfers.begin(transfer(0..<7, to: 1, of: window)) }
    transfers.end(of: 2)
    #expect(transfers.next(for: 1, of: 2) == nil && !transfers.has(2))
    #expect(read(&transfers, 1, of: 5).count == 4)
  }
}

@Suite struct `Owners of a selection that do not answer` {
  private typealias Ownership = XSilence.Ownership

  @Test func `are asked once, until another program copies something`() {
    var silence = XSilence()
    var requests = 0
    func ask(_ owner: Ownership, _ selection: UInt, _ answer: XAnswer) -> XAnswer {
      guard !silence.has(owner, of: selection) else { return .silent }
      requests += 1
      silence.note(answer, of: owner, for: selection)
      return answer
    }
    let first = Ownership(window: 1, number: 0)
    for _ in 0..<3 { #expect(ask(first, 9, .silent) == .silent) }
    #expect(requests == 1)
    // Another selection of the same window is another matter.
    #expect(ask(first, 8, .refused) == .refused && requests == 2)
    let second = Ownership(window: 1, number: 1)
    #expect(ask(second, 9, .data(Data([1]))) == .data(Data([1])))
    #expect(ask(second, 9, .refused) == .refused && requests == 4)
    for _ in 0..<2 { #expect(ask(Ownership(window: 2, number: 2), 9, .silent) == .silent) }
    #expect(requests == 5)
  }
}
