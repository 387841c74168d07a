internal import CSDL
internal import Foundation

/// Selections by the rules of the ICCCM.
extension XConnection {
  /// The bytes that are read in parts, and the seconds that they may take together: the app stands
  /// still meanwhile.
  private static let mostReadBytes = 64 << 20
  private static let longestTransfer = 5.0

  /// True while the app offers a selection.
  func owns(_ selection: String) -> Bool { offers[atom(selection)] != nil }

  /// Offers a selection to other programs until one of them takes its place.
  func offer(_ offer: OfferedForms, as selection: String) {
    offers[atom(selection)] = offer
    _ = library.setOwner(server, atom(selection), window, 0)
    _ = library.flush(server)
  }

  // MARK: - Giving

  func answer(_ request: XSelectionRequestEvent) {
    // Old programs name no property.
    let property = request.property == 0 ? request.target : request.property
    guard let offer = offers[request.selection] else { return notify(request, property: 0) }
    if request.target == atom("TARGETS") {
      let atoms = (["TARGETS"] + offer.targets).map { Int(atom($0)) }
      set(property, of: request.requestor, to: atoms, type: UInt(XA_ATOM))
      return notify(request, property: property)
    }
    guard let target = offer.targets.first(where: { atom($0) == request.target }) else {
      return notify(request, property: 0)
    }
    offer.load(target) { [self] data in
      guard let data else { return notify(request, property: 0) }
      give(data, for: request, property)
    }
  }

  private func give(_ data: Data, for request: XSelectionRequestEvent, _ property: UInt) {
    let (window, type) = (request.requestor, request.target)
    if data.count <= transfers.size {
      set(property, of: window, to: data, type: type)
    } else {
      hear(of: window, Self.propertyChanges | Self.structureChanges)
      transfers.begin(
        XTransfers.Transfer(window: window, property: property, type: type, data: data)
      )
      set(property, of: window, to: [data.count], type: atom("INCR"))
    }
    notify(request, property: property)
  }

  /// The last part has been read; the next one follows, an empty one behind the last.
  func sendPart(_ event: XPropertyEvent) {
    guard let part = transfers.next(for: event.atom, of: event.window) else { return }
    set(event.atom, of: event.window, to: part.data, type: part.type)
    if !transfers.has(event.window) { hear(of: event.window, 0) }
    _ = library.flush(server)
  }

  /// Asks for the events of another program's window; those of the own one are needed at all times.
  private func hear(of other: UInt, _ events: Int) {
    if other != window { _ = library.selectInput(server, other, events) }
  }

  private func notify(_ request: XSelectionRequestEvent, property: UInt) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    _ = library.send(server, request.requestor, 0, 0, &event)
    _ = library.flush(server)
  }

  // MARK: - Getting

  /// The selection of another program in one form; nil if there is none, or if it doesn't answer.
  func read(_ selection: String, as target: String) -> Data? {
    let (selection, target) = (atom(selection), atom(target))
    let owner = library.owner(server, selection)
    guard owner != 0 else { return nil }
    takeEvents()
    let ownership = XSilence.Ownership(window: owner, number: copies?.count ?? 0)
    guard !silence.has(ownership, of: selection) else { return nil }
    let answer = ask(selection, for: target)
    silence.note(answer, of: ownership, for: selection)
    return if case .data(let data) = answer { data } else { nil }
  }

  private func ask(_ selection: UInt, for target: UInt) -> XAnswer {
    let property = atom("PORTICO_SELECTION")
    _ = library.deleteProperty(server, window, property)
    _ = library.convert(server, selection, target, property, window, 0)
    let answer = wait {
      $0.type == SelectionNotify && $0.xselection.selection == selection
        && $0.xselection.target == target
    }
    guard let answer else { return .silent }
    guard answer.xselection.property == property else { return .refused }
    let (first, type) = take(property)
    guard type == atom("INCR") else { return .data(first) }
    return readParts(property).map(XAnswer.data) ?? .silent
  }

  /// The forms that another program offers, by their numbers; nil if it doesn't say.
  func readTargets(_ selection: String) -> [UInt]? {
    read(selection, as: "TARGETS").map { data in
      data.withUnsafeBytes { bytes in
        (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt.self) }
      }
    }
  }

  private func readParts(_ property: UInt) -> Data? {
    var result = Data()
    let end = DispatchTime.now() + Self.longestTransfer
    while result.count <= Self.mostReadBytes {
      let now = DispatchTime.now()
      guard now < end else { return nil }
      let rest = Double(end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000_000
      let news = wait(
        for: {
          $0.type == PropertyNotify && $0.xproperty.state == PropertyNewValue
            && $0.xproperty.atom == property
        },
        seconds: min(rest, 1)
      )
      guard news != nil else { return nil }
      let (part, _) = take(property)
      if part.isEmpty { return result }
      result += part
    }
    return nil
  }

  /// The bytes of a property of the own window, which is taken away, and its type.
  private func take(_ property: UInt) -> (Data, type: UInt) {
    value(of: property, at: window, isTaken: true) ?? (Data(), 0)
  }

  // MARK: - Properties

  /// The bytes of a window's property and its type; numbers of 32 bits have eight bytes, as Xlib hands
  /// them out.
  func value(of property: UInt, at window: UInt, isTaken: Bool = false) -> (Data, type: UInt)? {
    var (type, count, rest): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let most = Int(Int32.max / 4)
    let removes: Int32 = isTaken ? 1 : 0
    let code = library.property(
      server,
      window,
      property,
      0,
      most,
      removes,
      0,
      &type,
      &format,
      &count,
      &rest,
      &bytes
    )
    defer { _ = library.free(bytes) }
    guard code == 0, let bytes else { return nil }
    let width = format == 32 ? 8 : Int(format) / 8
    return (Data(bytes: bytes, count: Int(count) * width), type)
  }

  /// The numbers of 32 bits of a window's property.
  func numbers(of property: UInt, at window: UInt) -> [Int] {
    guard let (data, _) = value(of: property, at: window) else { return [] }
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Int.self) }
    }
  }

  func set(_ property: UInt, of window: UInt, to numbers: [Int], type: UInt) {
    numbers.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      _ = library.setProperty(server, window, property, type, 32, 0, start, Int32(numbers.count))
    }
  }

  private func set(_ property: UInt, of window: UInt, to data: Data, type: UInt) {
    data.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      _ = library.setProperty(server, window, property, type, 8, 0, start, Int32(data.count))
    }
  }
}
