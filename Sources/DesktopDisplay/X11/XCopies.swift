internal import CSDL

/// The changes of the clipboard's owner, which the extension XFixes reports.
final class XCopies {
  /// The number of times that another program copied something.
  private(set) var count = 0
  private let event: Int32

  /// Nil where the library or the server lacks the extension.
  init?(_ server: OpaquePointer, _ window: UInt, selection: UInt) {
    typealias Find =
      @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
      Int32
    typealias Select = @convention(c) (OpaquePointer, UInt, UInt, UInt) -> Void
    guard let library = try? SharedLibrary("libXfixes.so.3"),
      let find: Find = try? library.find("XFixesQueryExtension"),
      let select: Select = try? library.find("XFixesSelectSelectionInput")
    else { return nil }
    var (first, error): (Int32, Int32) = (0, 0)
    guard find(server, &first, &error) != 0 else { return nil }
    event = first
    // 1: another window owns the selection now.
    select(server, window, selection, 1)
  }

  func take(_ event: XEvent, own: UInt) {
    guard event.type == self.event else { return }
    // The extension's event has the new owner behind the window that asked to be notified.
    let owner = withUnsafeBytes(of: event) {
      $0.load(fromByteOffset: MemoryLayout<XAnyEvent>.size + 8, as: UInt.self)
    }
    if owner != own { count += 1 }
  }
}
