internal import Foundation
internal import UIKitCore

/// A drag of another program over a window, as the window passed it on last.
struct DesktopVisit {
  let offer: WaylandOffer
  /// The place on the window's surface.
  let place: CGPoint
  let hasFiles: Bool
}

extension DesktopWindow {
  /// Lets things of another program fall where the pointer is; files that no view takes are opened by
  /// the app (V-145).
  func drop(_ things: [InputTranslation.Dropped], on screen: UIScreen) {
    guard !screen.drop(things.compactMap(Self.provider), at: pointerPlace) else { return }
    for case .file(let path) in things { UIApplication.shared.receive(Self.url(path)) }
  }

  /// Passes on what another program drags over the window and what becomes of it, and says whether
  /// something there would take it (V-289).
  func takeVisitor(for screen: UIScreen, _ result: inout WindowInput) {
    guard let surface, let device = surface.session.device else { return }
    guard let visitor = device.visitor(on: surface.surface) else {
      guard visit != nil else { return }
      visit = nil
      screen.endVisit()
      return result.isSomething = true
    }
    guard visit?.offer !== visitor.offer || visit?.place != visitor.place else { return }
    let point = CGPoint(x: visitor.place.x * unit, y: visitor.place.y * unit)
    var isWelcome: Bool
    var hasFiles = visit?.hasFiles ?? false
    if visit?.offer === visitor.offer {
      isWelcome = screen.visit(at: point)
    } else {
      let things = OfferedThings.dropped { visitor.offer.read($0) }
      hasFiles = things.contains { if case .file = $0 { true } else { false } }
      isWelcome = screen.visit(things.compactMap(Self.provider), at: point)
    }
    // Files that no view takes are opened.
    isWelcome = isWelcome || hasFiles
    visit = DesktopVisit(offer: visitor.offer, place: visitor.place, hasFiles: hasFiles)
    visitor.offer.accept(visitor.serial, isWelcome)
    surface.session.flush()
    result.isSomething = true
  }

  /// The pointer's place, in points; the middle where the desktop keeps it to itself.
  private var pointerPlace: CGPoint {
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    _ = library.pointerPlace(&x, &y)
    library.windowPlace(window, &left, &top)
    let place = CGPoint(x: CGFloat(x - left) * unit, y: CGFloat(y - top) * unit)
    let bounds = CGRect(origin: .zero, size: pointSize)
    return bounds.contains(place) ? place : CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// A provider of what was dropped; nil for a file that can't be read.
  private static func provider(of thing: InputTranslation.Dropped) -> NSItemProvider? {
    switch thing {
    case .text(let text): return NSItemProvider(object: NSString(string: text))
    case .file(let path):
      let url = url(path)
      return url.isFileURL
        ? NSItemProvider(contentsOf: url) : NSItemProvider(object: url as NSURL)
    }
  }

  /// A file's path, or an address, as a URL.
  private static func url(_ text: String) -> URL {
    text.hasPrefix("/")
      ? URL(fileURLWithPath: text) : URL(string: text) ?? URL(fileURLWithPath: text)
  }
}
