/// The part of an operator between a publisher and a subscriber: it hands demand up and values down.
final class Stage<Input, InFailure: Error, Output, Failure: Error>: Subscriber, Subscription,
  @unchecked Sendable
{
  typealias Down = AnySubscriber<Output, Failure>

  private let lock = Lock()
  private var downstream: Down?
  private var upstream: (any Subscription)?
  /// Called for a value; answers how many more are wanted.
  var valued: (Stage, Input) -> Subscribers.Demand = { _, _ in .none }
  /// Called for the end.
  var completed: (Stage, Subscribers.Completion<InFailure>) -> Void = { _, _ in }
  /// Called as the subscriber cancels.
  var cancelled: () -> Void = {}
  /// Called as the subscriber asks for values.
  var requested: (Subscribers.Demand) -> Void = { _ in }

  init(_ downstream: Down) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    let down = lock.run { () -> Down? in
      guard upstream == nil else { return nil }
      upstream = subscription
      return downstream
    }
    guard let down else { return subscription.cancel() }
    down.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.run { downstream } == nil ? .none : valued(self, input)
  }

  func receive(completion: Subscribers.Completion<InFailure>) {
    guard lock.run({ downstream }) != nil else { return }
    completed(self, completion)
  }

  func request(_ demand: Subscribers.Demand) {
    requested(demand)
    lock.run { upstream }?.request(demand)
  }

  func cancel() {
    cancelled()
    let upstream = lock.run { () -> (any Subscription)? in
      defer { (self.upstream, downstream) = (nil, nil) }
      return self.upstream
    }
    upstream?.cancel()
  }

  /// Hands a value down.
  func send(_ value: Output) -> Subscribers.Demand {
    lock.run { downstream }?.receive(value) ?? .none
  }

  /// Hands the end down, once.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let down = lock.run { () -> Down? in
      defer { (downstream, upstream) = (nil, nil) }
      return downstream
    }
    down?.receive(completion: completion)
  }

  /// Hands the end down and stops what comes from above.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let upstream = lock.run { self.upstream }
    finish(completion)
    upstream?.cancel()
  }
}

/// Keeps values for a subscriber until it asks for them.
final class Buffer<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var values: [Output] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  /// Called once as the subscriber cancels or all is over.
  var ended: () -> Void = {}
  /// Called as the subscriber asks for values.
  var requested: () -> Void = {}

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  func request(_ more: Subscribers.Demand) {
    lock.run { demand += more }
    requested()
    drain()
  }

  func cancel() {
    let wasThere = lock.run { () -> Bool in
      defer { (downstream, values, completion) = (nil, [], nil) }
      return downstream != nil
    }
    if wasThere { end() }
  }

  /// True if a value that comes now is wanted at once.
  var isWanted: Bool { lock.run { demand > .none && downstream != nil } }

  func offer(_ value: Output) {
    lock.run { if completion == nil, downstream != nil { values.append(value) } }
    drain()
  }

  func finish(_ end: Subscribers.Completion<Failure>) {
    lock.run { if completion == nil { completion = end } }
    drain()
  }

  private func end() {
    let last = lock.run { () -> () -> Void in
      defer { (ended, requested) = ({}, {}) }
      return ended
    }
    last()
  }

  /// Hands down what is there and wanted; values that come meanwhile wait for their turn.
  private func drain() {
    guard
      lock.run({ () -> Bool in
        defer { isSending = true }; return !isSending
      })
    else { return }
    while let (down, value) = lock.run({ next() }) {
      let more = down.receive(value)
      guard more > .none else { continue }
      lock.run { demand += more }
      requested()
    }
    let last = lock.run { () -> (() -> Void)? in
      isSending = false
      guard values.isEmpty, let completion, let down = downstream else { return nil }
      downstream = nil
      return { down.receive(completion: completion) }
    }
    guard let last else { return }
    last()
    end()
  }

  private func next() -> (AnySubscriber<Output, Failure>, Output)? {
    guard let downstream, demand > .none, !values.isEmpty else { return nil }
    demand -= 1
    return (downstream, values.removeFirst())
  }
}
