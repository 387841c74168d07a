package import CoreGraphics
internal import Device
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

extension DocumentPreview {
  /// The picture of a scene or view, as large as it is shown; nil when there is nothing to show.
  package func picture(of subject: PreviewSubject) -> CGImage? {
    var picture: CGImage?
    show(subject) { window in
      let screen = UIScreen.main
      let isWholeScreen = window.rootViewController != nil && window.frame == screen.appBounds
      picture = isWholeScreen ? screen.picture() : window.image(scale: scale)
    }
    return picture
  }

  /// Lays out a subject in a window of its own, and takes it away again.
  func show(_ subject: PreviewSubject, _ body: (UIWindow) -> Void) {
    asOnCanvas {
      makeScreen(for: subject)
      defer {
        UIScreen.main.layoutRules = nil
        rules?.forget()
        places?.forget()
      }
      guard let window = window(for: subject) else { return }
      defer { close(window) }
      window.isHidden = false
      if options.keepsDrawnPlaces, case .scene(let scene) = subject.content {
        noteSheet(scene, in: window)
        noteLowSheet(scene, in: window)
        if document.canvasVersion >= CanvasVersion.glass { noteGlass(in: window) }
      }
      // The canvas is as large as it is, whatever the root's content asks for.
      window.rootViewController?.view?.translatesAutoresizingMaskIntoConstraints = true
      UIScreen.main.frameLoop.turn()
      body(window)
    }
  }

  /// Makes the document's device the screen that everything is decoded and laid out for.
  private func makeScreen(for subject: PreviewSubject) {
    var settings = DeviceSettings()
    settings.style = isDark ? .dark : .light
    let drawn =
      options.keepsDrawnPlaces ? DrawnTextSize.size(of: subject, scale: device.scale) : nil
    settings.contentSize = options.contentSize ?? drawn ?? .large
    if let language = options.language.map(Locale.Language.init(identifier:)),
      language.characterDirection == .rightToLeft
    {
      settings.layoutDirection = .rightToLeft
    }
    let display = HeadlessDisplay(device, orientation: orientation, scale: scale)
    let screen = UIScreen(display: display, settings: settings)
    screen.layoutRules = rules ?? places
    screen.begin(in: options.part)
    UIScreen.makeMain(screen)
  }

  private var isDark: Bool { options.isDark ?? (document.device?.appearance == "dark") }

  private func window(for subject: PreviewSubject) -> UIWindow? {
    switch subject.content {
    case .scene(let scene): window(for: scene)
    case .object(let object): window(for: object)
    }
  }

  // MARK: Scenes

  private func window(for scene: InterfaceBuilder.Scene) -> UIWindow? {
    let storyboard = UIStoryboard(source, name: name, location: location)
    let isEmbedded = surroundings.isEmbedded(scene)
    let stage = SceneStage(storyboard: storyboard, surroundings: surroundings)
    if let window = windowAsDrawn(for: scene, in: stage) { return window }
    guard let root = stage.root(for: scene) else { return nil }
    let size = scene.controller.flatMap { SimulatedSize.ofScene($0, isEmbedded: isEmbedded) }
    let window = makeWindow(size: size, isFullScreen: !isEmbedded)
    if options.keepsDrawnPlaces, size == nil { placeBars(in: window) }
    window.rootViewController = root
    return window
  }

  /// A window as large as the scene was drawn; bars that Xcode drew above it push it down.
  private func windowAsDrawn(
    for scene: InterfaceBuilder.Scene,
    in stage: SceneStage
  ) -> UIWindow? {
    guard options.keepsDrawnPlaces, let controller = scene.controller,
      let drawn = SimulatedSize.drawnFrame(of: controller)
    else { return nil }
    let isFreeform = SimulatedSize.isFreeform(controller)
    let isWhole = drawn.size == UIScreen.main.bounds.size && drawn.minY <= 0 && !isFreeform
    guard !isWhole || stage.isAlone(scene) else { return nil }
    let isInside = !stage.isAlone(scene) && (isFreeform || isLowSheet(scene, drawn.size))
    let root = isInside ? stage.root(for: scene) : stage.storyboard.instantiate(scene)
    guard let root else { return nil }
    let window = makeWindow(size: drawn.size, isFullScreen: true)
    place(window, of: scene, drawn: drawn)
    window.rootViewController = root
    return window
  }

  var name: String {
    document.file.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) }
      .flatMap(\.self) ?? ""
  }

  // MARK: Views

  private func window(for object: Element) -> UIWindow? {
    let objects = NibInstance(source: source).instantiate(owner: PreviewOwner(), external: [:])
    let index = document.objects.firstIndex { $0 === object }
    let made = index.flatMap { objects.count == document.objects.count ? objects[$0] : nil }
    switch made ?? objects.first {
    case let view as UIWindow: return sized(view)
    case let view as UIView:
      if options.keepsDrawnPlaces, let drawn = SimulatedSize.drawnSize(ofView: object) {
        view.frame.size = drawn
      } else if options.isOnOtherScreen, view.frame.size == source.drawnSize, object.isWholeScreen {
        view.frame.size = UIScreen.main.appBounds.size
      }
      let window = makeWindow(size: view.frame.size, isFullScreen: false)
      if options.keepsDrawnPlaces {
        rules?.edges = canvasInsets(of: view, object)
        // Margins that the view preserves are none of the device's edges (woocommerce-ios).
        window.insetsLayoutMarginsFromSafeArea = false
        giveMargins(to: view, object, in: window)
      }
      view.frame.origin = .zero
      // Nothing around the view says how large it is: it keeps the size on the canvas.
      view.translatesAutoresizingMaskIntoConstraints = true
      window.addSubview(view)
      return window
    case let controller as UIViewController:
      let window = makeWindow(size: nil, isFullScreen: true)
      window.rootViewController = controller
      return window
    default: return nil
    }
  }

  /// Gives a xib's view, or cell of a collection, the margins of a controller's view, which it is
  /// on the canvas.
  ///
  /// They go by its width: views of 510 to 666 points have wide ones in documents of
  /// SwiftMessages and Vocable, views of 371 and 385 in Corona-Warn-App's have not, on any device.
  private func giveMargins(to view: UIView, _ element: Element, in window: UIWindow) {
    let width = window.bounds.width
    let least = UIViewController.minimumMargins(
      CGSize(width: width, height: width),
      window.traitCollection
    )
    if element.name == "view", !element.hasMargins { view.directionalLayoutMargins = least }
    guard let item = view as? UICollectionReusableView else { return }
    item.raiseMargins(to: least, hasOwn: element.hasMargins)
    (item as? UICollectionViewCell)?.contentView.raiseMargins(
      to: least,
      hasOwn: element.child(key: "contentView")?.hasMargins ?? false
    )
  }

  private func sized(_ window: UIWindow) -> UIWindow {
    window.frame = UIScreen.main.appBounds
    return window
  }

  // MARK: Windows

  /// A window of the screen's size, or of another; what is not a whole screen lies clear of the
  /// screen's edges, as far as there is room.
  private func makeWindow(size: CGSize?, isFullScreen: Bool) -> UIWindow {
    let screen = UIScreen.main.appBounds
    var frame = CGRect(origin: .zero, size: size ?? screen.size)
    frame.size.width = min(max(frame.width, 1), PreviewLimits.side)
    frame.size.height = min(max(frame.height, 1), PreviewLimits.side)
    if !isFullScreen, frame.size != screen.size {
      let safe = device.safeArea(in: orientation)
      frame.origin = CGPoint(x: safe.left, y: safe.top)
    }
    let window = UIWindow(frame: frame)
    window.backgroundColor = .systemBackground
    return window
  }

  private func close(_ window: UIWindow) {
    window.rootViewController = nil
    for view in window.subviews { view.removeFromSuperview() }
    window.isHidden = true
  }

  /// The time stands still, and what loading would write to the console is the audit's to say.
  private func asOnCanvas<Result>(_ work: () -> Result) -> Result {
    let listener = Diagnostic.listener
    let now = UIDatePicker.now
    UIDatePicker.now = { PreviewMoment.date }
    Diagnostic.listener = { _ in }
    defer {
      Diagnostic.listener = listener
      UIDatePicker.now = now
    }
    let age = options.keepsDrawnPlaces ? document.systemFontAge : .gradual
    return SystemFontAge.$current.withValue(age) { work() }
  }
}

extension UIView {
  /// Takes margins that are no less than others at the sides; without any of its own, the others.
  fileprivate func raiseMargins(to least: NSDirectionalEdgeInsets, hasOwn: Bool) {
    var margins = least
    if hasOwn {
      margins = directionalLayoutMargins
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    directionalLayoutMargins = margins
  }
}

extension PreviewOptions {
  /// True if the screen may be another one than the document's.
  fileprivate var isOnOtherScreen: Bool {
    device != nil || orientation != nil || part != .whole
  }
}

extension Element {
  /// True if a view of a xib represents a whole screen, which is as large as the device.
  fileprivate var isWholeScreen: Bool {
    (name == "view" || name == "tableView") && child("freeformSimulatedSizeMetrics") == nil
  }
}

/// The limits of a picture's size.
enum PreviewLimits {
  /// The longest side of a picture, in points; documents hold freeform sizes of any length.
  static let side: CGFloat = 4096
}

/// A file's owner that takes every outlet and keeps none.
final class PreviewOwner: NSObject {}

/// The time in pictures: the same in each, so that the same document gives the same bytes.
enum PreviewMoment {
  static let date: Date = {
    let parts = DateComponents(year: 2024, month: 1, day: 9, hour: 9, minute: 41)
    return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }()
}
