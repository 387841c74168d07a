extension Publisher {
  /// The values and the end on a scheduler, in their order.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      downstream.receive(subscription: buffer)
      let bond = sink { completion in
        scheduler.schedule(options: options) { buffer.finish(completion) }
      } receiveValue: { value in
        scheduler.schedule(options: options) { buffer.offer(value) }
      }
      buffer.ended = { bond.cancel() }
    }
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      scheduler.schedule(options: options) { self.receive(subscriber: downstream) }
    }
  }

  /// The values after some time, in their order.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      downstream.receive(subscription: buffer)
      var waits: [any Cancellable] = []
      let bond = sink { completion in
        waits.append(scheduler.run(after: interval.inSeconds) { buffer.finish(completion) })
      } receiveValue: { value in
        waits.append(scheduler.run(after: interval.inSeconds) { buffer.offer(value) })
      }
      buffer.ended = {
        bond.cancel()
        for wait in waits { wait.cancel() }
      }
    }
  }

  /// A value once no other came for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      downstream.receive(subscription: buffer)
      let lock = Lock()
      var waiting: (value: Output, wait: any Cancellable)?
      func take() -> Output? {
        lock.run {
          defer { waiting = nil }
          return waiting?.value
        }
      }
      let bond = sink { completion in
        if let last = take(), case .finished = completion { buffer.offer(last) }
        buffer.finish(completion)
      } receiveValue: { value in
        lock.run { waiting?.wait.cancel() }
        let wait = scheduler.run(after: dueTime.inSeconds) {
          if let value = take() { buffer.offer(value) }
        }
        lock.run { waiting = (value, wait) }
      }
      buffer.ended = {
        bond.cancel()
        lock.run { waiting?.wait.cancel() }
      }
    }
  }

  /// One value in each span of time: the first, or the last one of it.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      downstream.receive(subscription: buffer)
      let lock = Lock()
      var (isClosed, kept): (Bool, Output?) = (false, nil)
      func open() {
        let value = lock.run { () -> Output? in
          defer { kept = nil }
          isClosed = kept != nil
          return kept
        }
        guard let value else { return }
        buffer.offer(value)
        _ = scheduler.run(after: interval.inSeconds) { open() }
      }
      let bond = sink {
        buffer.finish($0)
      } receiveValue: { value in
        let isFirst = lock.run { () -> Bool in
          if isClosed, latest || kept == nil { kept = value }
          defer { isClosed = true }
          return !isClosed
        }
        guard isFirst else { return }
        buffer.offer(value)
        _ = scheduler.run(after: interval.inSeconds) { open() }
      }
      buffer.ended = { bond.cancel() }
    }
  }

  /// The end once no value came for some time, or the error that a closure makes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { downstream in
      let buffer = Buffer(downstream)
      downstream.receive(subscription: buffer)
      var wait: (any Cancellable)?
      func begin() {
        wait?.cancel()
        wait = scheduler.run(after: interval.inSeconds) {
          buffer.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      begin()
      let bond = sink { completion in
        wait?.cancel()
        buffer.finish(completion)
      } receiveValue: { value in
        begin()
        buffer.offer(value)
      }
      buffer.ended = {
        bond.cancel()
        wait?.cancel()
      }
    }
  }
}
