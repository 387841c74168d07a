internal import CSDL
internal import Device
internal import Foundation

/// The picture of a window in memory that the X server reads.
///
/// It may begin at any of the memory's rows: when all of it scrolls nothing is moved but the row where
/// it begins.
final class XSharedPicture {
  let width: Int
  let height: Int
  private let server: OpaquePointer
  private let window: UInt
  private let calls: XSharingLibrary
  private let memory: TwiceMapped
  private let context: GC?
  private let image: UnsafeMutablePointer<XImage>
  private let segment: XSharingLibrary.Segment
  /// The row of the memory that was the picture's top one when it was shown last.
  private var firstRow = 0

  /// Nil where the server doesn't share the program's memory, or has other pixels than 32 bits of blue,
  /// green and red.
  init?(width: Int, height: Int, of window: UInt, on server: OpaquePointer) {
    var attributes = XWindowAttributes()
    guard XConnection.shared != nil, let calls = try? XSharingLibrary(), calls.isThere(server) != 0,
      calls.attributes(server, window, &attributes) != 0, attributes.depth >= 24,
      attributes.visual?.pointee.red_mask == 0xFF0000,
      let memory = TwiceMapped(bytes: width * 4, rows: height)
    else { return nil }
    segment = .allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    segment.pointee.shmid = memory.number
    segment.pointee.shmaddr = memory.base.assumingMemoryBound(to: CChar.self)
    let image = calls.makeImage(
      server,
      attributes.visual,
      UInt32(attributes.depth),
      ZPixmap,
      segment.pointee.shmaddr,
      segment,
      UInt32(memory.bytesPerRow / 4),
      UInt32(memory.rows)
    )
    let isShared = Self.share(memory, segment, image, server, calls)
    guard let image, isShared else {
      if let image, let destroy = image.pointee.f.destroy_image { _ = destroy(image) }
      segment.deallocate()
      return nil
    }
    context = calls.makeContext(server, window, 0, nil)
    (self.width, self.height, self.window, self.server) = (width, height, window, server)
    (self.calls, self.memory, self.image) = (calls, memory, image)
  }

  /// Has the server attach the memory; false if it has another form, or refuses.
  private static func share(
    _ memory: TwiceMapped,
    _ segment: XSharingLibrary.Segment,
    _ image: UnsafeMutablePointer<XImage>?,
    _ server: OpaquePointer,
    _ calls: XSharingLibrary
  ) -> Bool {
    defer { memory.forgetNumber() }
    guard let image, image.pointee.bits_per_pixel == 32, image.pointee.byte_order == LSBFirst,
      Int(image.pointee.bytes_per_line) == memory.bytesPerRow
    else { return false }
    return XConnection.allows(
      {
        _ = calls.attach(server, segment)
        _ = calls.wait(server, 0)
      },
      on: server
    )
  }

  isolated deinit {
    if let destroy = image.pointee.f.destroy_image { _ = destroy(image) }
    segment.deallocate()
  }

  /// Gives back what the server has of it; to be called unless the server has gone.
  func close() {
    _ = calls.detach(server, segment)
    _ = calls.freeContext(server, context)
  }

  /// The memory, by a number that another memory doesn't have.
  func lent(number: Int) -> DisplayMemory {
    DisplayMemory(
      base: memory.base,
      bytesPerRow: memory.bytesPerRow,
      number: number,
      period: memory.rows
    )
  }

  /// Shows a part of a picture if it lies in this memory; false if it does not.
  func show(_ part: CGRect, of picture: ScreenPicture) -> Bool {
    guard picture.width == width, picture.height == height,
      let start = picture.pixels.baseAddress.map({ $0 - UnsafeRawPointer(memory.base) }),
      (0..<memory.rows * memory.bytesPerRow).contains(start), start % memory.bytesPerRow == 0
    else { return false }
    firstRow = start / memory.bytesPerRow
    show(part)
    return true
  }

  /// Shows the whole picture once more.
  func showWhole() { show(CGRect(x: 0, y: 0, width: width, height: height)) }

  /// Has the server show a part of the picture, in two parts where the memory begins again, and waits,
  /// since the memory may be painted over then.
  private func show(_ part: CGRect) {
    let part = part.integral
    guard !part.isEmpty else { return }
    let (top, bottom) = (Int(part.minY), Int(part.maxY))
    let fold = min(max(top, memory.rows - firstRow), bottom)
    put(part, from: top, to: fold, at: firstRow + top)
    put(part, from: fold, to: bottom, at: firstRow + fold - memory.rows)
    _ = calls.wait(server, 0)
  }

  /// Has the server show some rows of a part, the first of which is a row of the memory.
  private func put(_ part: CGRect, from top: Int, to bottom: Int, at row: Int) {
    guard top < bottom else { return }
    let (x, count) = (Int32(part.minX), UInt32(bottom - top))
    let width = UInt32(part.width)
    _ = calls.put(server, window, context, image, x, Int32(row), x, Int32(top), width, count, 0)
  }
}
