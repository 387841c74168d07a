import Combine
import Foundation
import ObjectiveC
import Testing

/// Values, demand, the end and cancelling, as Combine's documentation has them.
@Suite struct `Publishers and subscribers` {
  /// Asks for one value, and for one more after the value 1.
  final class Slow: Subscriber {
    var subscription: (any Subscription)?
    var values: [Int] = []
    var isOver = false

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return input == 1 ? .max(1) : .none
    }
    func receive(completion: Subscribers.Completion<Never>) { isOver = true }
  }

  enum Mistake: Error { case bad }

  @Test func `a sequence gives as much as is asked for`() {
    let slow = Slow()
    [1, 2, 3].publisher.subscribe(slow)
    #expect(slow.values == [1, 2] && !slow.isOver)
    slow.subscription?.request(.unlimited)
    #expect(slow.values == [1, 2, 3] && slow.isOver)
  }

  @Test func `a subject passes on what is wanted, and a current value is caught up with`() {
    let (passing, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(5))
    let (first, second) = (Slow(), Slow())
    passing.subscribe(first)
    for value in [4, 5, 6] { passing.send(value) }
    #expect(first.values == [4])
    current.subscribe(second)
    current.send(6)
    current.send(7)
    #expect(second.values == [5])
    second.subscription?.request(.max(1))
    #expect(second.values == [5, 7])
  }

  @Test func `nothing comes after the end or after cancelling`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var (values, ends) = ([Int](), 0)
    let bond = subject.removeDuplicates()
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    subject.send(1)
    subject.value = 2
    subject.send(completion: .finished)
    subject.send(3)
    #expect(values == [1, 2] && ends == 1 && subject.value == 2)
    bond.cancel()
    let other = PassthroughSubject<Int, Never>()
    var bonds: Set<AnyCancellable> = []
    other.sink { values.append($0) }.store(in: &bonds)
    other.send(8)
    bonds.removeAll()
    other.send(9)
    #expect(values == [1, 2, 8])
  }

  @Test func `a future works once, and gives its result to all`() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(3))
    }
    var values: [Int] = []
    let bonds = [future.sink { values.append($0) }, future.sink { values.append($0) }]
    #expect(values == [3, 3] && runs == 1)
    withExtendedLifetime(bonds) {}
  }

  @Test func `an error ends the values, or others take their place`() {
    var heard: [String] = []
    let bond = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Mistake.bad }
      return value
    }.sink(
      receiveCompletion: { if case .failure = $0 { heard.append("error") } },
      receiveValue: { heard.append("\($0)") }
    )
    #expect(heard == ["1", "error"])
    var values: [Int] = []
    let failing = Fail<Int, Mistake>(error: .bad)
    let bonds = [
      failing.replaceError(with: 7).sink { values.append($0) },
      failing.catch { _ in Just(8) }.sink { values.append($0) },
    ]
    #expect(values == [7, 8])
    withExtendedLifetime((bond, bonds)) {}
  }
}

extension Publisher {
  fileprivate func latest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Failure {
    map(transform).switchToLatest()
  }
}

@Suite struct `Operators` {
  @Test func `sources name what they return`() {
    #expect(all([1, 2].publisher.latest { Just($0 * 2) }) == [2, 4])
  }

  private func all<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    let bond = publisher.sink { values.append($0) }
    withExtendedLifetime(bond) {}
    return values
  }

  @Test func `change and choose values`() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(all(numbers.map { $0 * 2 }.filter { $0 > 2 }) == [4, 4, 6])
    #expect(all(numbers.removeDuplicates()) == [1, 2, 3])
    #expect(all(numbers.prefix(2).append(9)) == [1, 2, 9])
    #expect(all(numbers.dropFirst(3).prepend(0)) == [0, 3])
    #expect(all(numbers.scan(0, +)) == [1, 3, 5, 8])
    #expect(all(numbers.collect()) == [[1, 2, 2, 3]])
    #expect(all(numbers.collect(3)) == [[1, 2, 2], [3]])
    #expect(all(numbers.compactMap { $0 == 2 ? nil : "\($0)" }) == ["1", "3"])
    #expect(all(numbers.first { $0 > 1 }) == [2])
    #expect(all([1, 2].publisher.flatMap { [$0, $0].publisher }) == [1, 1, 2, 2])
    let failing = [1, 2].publisher.flatMap { Just($0).setFailureType(to: URLError.self) }
    #expect(all(failing.replaceError(with: 0)) == [1, 2])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 4)) == [4])
  }

  @Test func `put publishers together`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (latest, pairs, either) = ([String](), [String](), [Int]())
    let c = PassthroughSubject<Int, Never>()
    let bonds = [
      Publishers.CombineLatest(a, b).sink { latest.append("\($0.0)\($0.1)") },
      a.zip(b).sink { pairs.append("\($0.0)\($0.1)") },
      a.merge(with: c).sink { either.append($0) },
    ]
    a.send(1)
    a.send(2)
    b.send("p")
    c.send(3)
    b.send("q")
    #expect(latest == ["2p", "2q"] && pairs == ["1p", "2q"] && either == [1, 2, 3])
    withExtendedLifetime(bonds) {}
  }

  @Test func `switch to the latest, and share one subscription`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (values, runs) = ([Int](), 0)
    let bond = outer.switchToLatest().sink { values.append($0) }
    outer.send(first.eraseToAnyPublisher())
    first.send(1)
    outer.send(second.eraseToAnyPublisher())
    first.send(2)
    second.send(3)
    #expect(values == [1, 3])
    let shared = first.map { value -> Int in
      runs += 1
      return value
    }.share()
    let bonds = [shared.sink { _ in }, shared.sink { _ in }]
    first.send(4)
    #expect(runs == 1)
    withExtendedLifetime((bond, bonds)) {}
  }

  @Test func `run on a scheduler, at once on the immediate one`() {
    #expect(all(Just(1).receive(on: ImmediateScheduler.shared)) == [1])
    #expect(all(Just(1).delay(for: 5, scheduler: ImmediateScheduler.shared)) == [1])
    let debounced = [1, 2].publisher.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
    #expect(all(debounced) == [2])
  }
}

@Suite struct `Observable objects` {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }

  @Test func `say before they change, and properties give the new value first`() {
    let model = Model()
    var (names, seen, changes) = ([String](), [String](), 0)
    let bonds = [
      model.$name.sink {
        names.append($0)
        seen.append(model.name)
      },
      model.objectWillChange.sink { changes += 1 },
    ]
    model.name = "b"
    model.count = 3
    #expect(names == ["a", "b"] && seen == ["a", "a"] && changes == 2 && model.name == "b")
    [4].publisher.assign(to: &model.$count)
    #expect(model.count == 4)
    withExtendedLifetime(bonds) {}
  }

  @Test func `properties are assigned and notifications are heard`() {
    final class Label { var text: String? }
    let (label, name) = (Label(), Notification.Name("CombineTests"))
    var numbers: [Int] = []
    let bonds = [
      Just("hi").map { Optional($0) }.assign(to: \.text, on: label),
      NotificationCenter.default.publisher(for: name).compactMap { $0.object as? Int }
        .sink { numbers.append($0) },
    ]
    NotificationCenter.default.post(name: name, object: 5)
    #expect(label.text == "hi" && numbers == [5])
    for bond in bonds { bond.cancel() }
    NotificationCenter.default.post(name: name, object: 6)
    #expect(numbers == [5])
  }
}

/// Properties as publishers.
@Suite struct `Publishers of key paths` {
  final class Meter: NSObject {
    var value = 1 {
      willSet { willChangeValue(forKey: "value") }
      didSet { didChangeValue(forKey: "value") }
    }
  }

  init() { describe(Meter.self) { $0.observed("value", \.value) } }

  @Test func `the present value comes first, then each change until it is cancelled`() {
    let meter = Meter()
    var heard: [Int] = []
    let all = meter.publisher(for: \.value).sink { heard.append($0) }
    var later: [Int] = []
    let changes = meter.publisher(for: \.value, options: .new).sink { later.append($0) }
    meter.value = 2
    meter.value = 3
    all.cancel()
    meter.value = 4
    #expect(heard == [1, 2, 3] && later == [2, 3, 4])
    changes.cancel()
  }
}
