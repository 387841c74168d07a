/// A place that dragged items are over, in a window of the app's.
struct DragSpot {
  let window: UIWindow
  /// The place in the window's coordinates.
  let point: CGPoint

  /// The innermost view there.
  var view: UIView? { window.hitTest(point, with: nil) }
}

/// Drags across a desktop: into other windows of the app, and into other programs (V-149, V-150).
extension DragFlow {
  /// The desktop gets what other programs may have: nothing of a drag that stays in its app.
  func beginOutside() {
    guard let desktop = window.screen.desktopDrags else { return }
    desktop.begin(with: isRestricted ? [] : items.map(\.itemProvider), picture: picture?.image)
  }

  /// Asks the desktop where the finger is; what another program drags is where that is known to be.
  func findSpot() {
    guard isLocal else {
      spot = window.screen.window(under: point).map { DragSpot(window: $0, point: point) }
      return
    }
    switch window.screen.desktopDrags?.move(to: point) ?? .own {
    case .own: spot = DragSpot(window: window, point: point)
    case .screen(let screen, let point):
      spot = screen.window(under: point).map { DragSpot(window: $0, point: point) }
    case .outside: spot = nil
    }
    picture?.move(into: spot?.window)
    if let spot { picture?.follow(to: spot.point) }
  }

  /// Lets the items fall on another program; what it refuses goes back.
  func dropOutside() {
    guard let desktop = window.screen.desktopDrags else { return cancel() }
    desktop.drop { isTaken in
      if isTaken { self.endOutside() } else { self.cancel() }
    } whenRead: {
      self.tellTransfer()
    }
  }

  /// Items that nobody takes go back to where they came from, in the window that the drag began in.
  func bringBack() {
    guard spot?.window !== window else { return }
    spot = DragSpot(window: window, point: point)
    picture?.move(into: window)
    picture?.follow(to: point)
  }
}

extension DragPicture {
  /// The picture as an image, for a desktop that shows it between windows; nil for nothing.
  var image: CGImage? {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds)
    return renderer.image { view.layer.render(in: $0.cgContext) }.cgImage
  }
}
