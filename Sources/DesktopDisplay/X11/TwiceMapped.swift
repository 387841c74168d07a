internal import Glibc

/// Shared memory that follows once more behind itself, so that what begins at any of its rows is there
/// without a gap.
final class TwiceMapped {
  /// The system's number for the memory.
  let number: Int32
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  /// The number of rows after which the memory begins again.
  let rows: Int
  private var size: Int { bytesPerRow * rows }

  /// Room for at least so many rows of so many bytes; nil if the system has none.
  init?(bytes: Int, rows least: Int) {
    guard bytes > 0, least > 0 else { return nil }
    // Rows begin where the widest registers can take them up, and the memory begins again at a page.
    let (bytesPerRow, page) = ((bytes + 63) / 64 * 64, Int(getpagesize()))
    let step = page / min(page, bytesPerRow & -bytesPerRow)
    let rows = (least + step - 1) / step * step
    let number = shmget(IPC_PRIVATE, bytesPerRow * rows, 0o600)
    guard number >= 0 else { return nil }
    guard let base = Self.map(number, bytesPerRow * rows) else {
      shmctl(number, IPC_RMID, nil)
      return nil
    }
    (self.number, self.base, self.bytesPerRow, self.rows) = (number, base, bytesPerRow, rows)
  }

  /// Takes the memory's number away; it goes with its last user then.
  func forgetNumber() { shmctl(number, IPC_RMID, nil) }

  isolated deinit {
    shmdt(base)
    shmdt(base + size)
  }

  private static func map(_ number: Int32, _ size: Int) -> UnsafeMutableRawPointer? {
    let room = mmap(nil, 2 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let room, room != MAP_FAILED else { return nil }
    for place in [room, room + size] {
      // The address of failure is -1.
      guard shmat(number, place, SHM_REMAP) == place else {
        munmap(room, 2 * size)
        return nil
      }
    }
    return room
  }
}
