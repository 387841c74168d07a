internal import Foundation
internal import UIKitCore

extension DesktopWindow {
  /// Lets things of another program fall where the pointer is; files that no view takes are opened by
  /// the app (V-145).
  func drop(_ things: [InputTranslation.Dropped], on screen: UIScreen) {
    guard !screen.drop(things.compactMap(Self.provider), at: pointerPlace) else { return }
    for case .file(let path) in things { UIApplication.shared.receive(Self.url(path)) }
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
