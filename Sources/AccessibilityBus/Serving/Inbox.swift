internal import CSystemd
internal import Foundation
internal import Synchronization

/// The requests of other threads to the owner of a thread; a descriptor wakes it up.
final class Inbox<Owner>: Sendable {
  typealias Job = @Sendable (Owner) -> Void

  private let jobs = Mutex<[Job]>([])
  let descriptor: Int32

  init?() {
    // Linux defines the flags of such a descriptor by those of files.
    descriptor = eventfd(0, O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit { Foundation.close(descriptor) }

  func post(_ job: @escaping Job) {
    let isFirst = jobs.withLock { jobs in
      jobs.append(job)
      return jobs.count == 1
    }
    guard isFirst else { return }
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  func take() -> [Job] {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
    return jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
  }
}
