import Combine
import Foundation
import Testing
import UIKitTesting

/// Waiting for values in tasks, and operators that few apps use.
@Suite struct `Values in tasks, rarer operators` {
  @Test(.oracle("L-345")) func `the results of a value that is known are known`() {
    #expect(Just("a").count().output == 1)
    #expect(Just(2).map { "\($0)" }.output == "2")
    #expect(Just(2).collect().output == [2])
    #expect(Just(2).first().output == 2 && Just(2).last().output == 2)
  }

  @Test(.oracle("L-254")) func `a loop waits for the values of a publisher`() async throws {
    var all: [Int] = []
    for await value in [1, 2, 3].publisher.values { all.append(value) }
    #expect(all == [1, 2, 3])
    struct Torn: Error {}
    let broken = [1, 2].publisher.tryMap { if $0 == 2 { throw Torn() } else { $0 } }
    var before: [Int] = []
    await #expect(throws: Torn.self) {
      for try await value in broken.values { before.append(value) }
    }
    #expect(before == [1])
    let (subject, ended) = (CurrentValueSubject<Int, Never>(7), PassthroughSubject<Int, Never>())
    for await value in subject.values {
      #expect(value == 7)
      break
    }
    let task = Task {
      for await _ in ended.values {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test(.oracle("L-254")) func `one subscription is for all once it is connected`() {
    let source = PassthroughSubject<Int, Never>()
    var (subscriptions, first, second): (Int, [Int], [Int]) = (0, [], [])
    let all = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
      .makeConnectable()
    let bonds = [all.sink { first.append($0) }, all.sink { second.append($0) }]
    source.send(1)
    let connection = all.connect()
    source.send(2)
    connection.cancel()
    source.send(3)
    #expect(subscriptions == 1 && first == [2] && second == [2] && bonds.count == 2)
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
    var all: [P.Output] = []
    _ = publisher.sink { all.append($0) }
    return all
  }

  @Test func `values are chosen, added and brought together`() {
    let numbers = [3, 1, 4, 1, 5].publisher
    #expect(values(numbers.min()) == [1] && values(numbers.max()) == [5])
    #expect(values(numbers.allSatisfy { $0 > 0 }) == [true])
    #expect(values(numbers.allSatisfy { $0 > 1 }) == [false])
    #expect(values(numbers.contains { $0 == 4 }) == [true])
    #expect(values(numbers.last { $0 < 4 }) == [1])
    #expect(values(numbers.output(at: 2)) == [4] && values(numbers.output(in: 1...2)) == [1, 4])
    #expect(values(numbers.output(in: 3...)) == [1, 5])
    #expect(values(Just(2).prepend([0, 1]).append([3])) == [0, 1, 2, 3])
    #expect(values(Just(1).merge(with: Just(2), Just(3)).collect()) == [[1, 2, 3]])
    #expect(values(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }) == [6])
    struct Torn: Error {}
    let caught = numbers.tryScan(0) { if $1 == 4 { throw Torn() } else { $0 + $1 } }
      .tryCatch { _ in Just(9).setFailureType(to: Torn.self) }
      .replaceError(with: 0)
    #expect(values(caught) == [3, 4, 9])
  }
}
