internal import CoreGraphics
internal import Device
internal import InterfaceBuilder
internal import UIKitCore

/// The edges of scenes and views that a device and its bars cover on Xcode's canvas.
extension DocumentPreview {
  /// Opaque bars make a scene smaller and push it down; the others lie above it.
  func place(_ window: UIWindow, of scene: InterfaceBuilder.Scene, drawn: CGRect) {
    guard let rules, let controller = scene.controller else { return }
    let screen = UIScreen.main.bounds
    let missing = screen.height - drawn.height
    var bars = SimulatedSize.bars(of: controller, stretch: rules.probe)
    bars.top += SimulatedSize.topBar(of: surroundings.topBarSource(of: scene), stretch: rules.probe)
    if SimulatedSize.isFreeform(controller) {
      rules.edges = freeformInsets(deviceInsets(of: controller), drawn.size) + bars
    } else if drawn.width == screen.width, missing > 0, missing < 200 {
      // A scene that is lower than the screen stands at its top since what is covered counts
      // twice, and nothing counts twice there (bittr, sentry, kDrive).
      if coversTwice {
        rules.edges = insets(deviceInsets(of: controller), height: drawn.height) + bars
        return
      }
      let top = device.safeArea(in: orientation).top + SimulatedSize.navigationBar
      window.frame.origin.y = min(missing, top)
      rules.edges = window.insetsFromScreen
      rules.edges?.bottom += bars.bottom
    } else if drawn.minY > 0, drawn.minY < 200, drawn.width == screen.width {
      window.frame.origin.y = drawn.minY
      // What is pushed out of the screen below is covered, too.
      let below = screen.height - device.safeArea(in: orientation).bottom
      rules.edges = window.insetsFromScreen
      rules.edges?.bottom = max(0, window.frame.maxY - below)
    } else {
      rules.edges =
        insets(deviceInsets(of: controller) + addedInsets, height: drawn.height) + bars
    }
  }

  /// Lets the bars around a scene in containers cover what they cover on the canvas.
  func placeBars(in window: UIWindow) {
    guard coversTwice else { return }
    rules?.edges = window.insetsFromScreen + addedInsets
  }

  /// The insets of the bars over a xib's view on the canvas: the device's, as if it were the
  /// screen.
  func canvasInsets(of view: UIView, _ element: Element) -> UIEdgeInsets {
    let isCell = view is UITableViewCell || view is UITableViewHeaderFooterView
    let isFreeform = element.child("freeformSimulatedSizeMetrics") != nil
    let hasOwnEdges = isFreeform && document.canvasVersion < CanvasVersion.freeformSafeArea
    guard !isCell, !hasOwnEdges else { return .zero }
    let insets =
      isFreeform ? freeformInsets(deviceInsets, view.bounds.size) : deviceInsets + addedInsets
    return insets + SimulatedSize.bars(of: element, stretch: rules?.probe ?? 0)
  }

  /// The insets over what has a size of its own.
  ///
  /// A view that fits the screen is placed at its top, and below only what reaches it covers it;
  /// a wider one is a screen by itself. From Xcode 14.3 on all of them have the device's insets
  /// (Pocket Casts, ProtonVPN, Mixin), and newer canvases add these to what covers them.
  private func freeformInsets(_ insets: UIEdgeInsets, _ size: CGSize) -> UIEdgeInsets {
    let version = document.canvasVersion
    let hasWholeInsets =
      size.width > UIScreen.main.bounds.width
      || (CanvasVersion.wholeEdges..<CanvasVersion.doubledEdges).contains(version)
    return (hasWholeInsets ? insets : self.insets(insets, height: size.height)) + addedInsets
  }

  /// The insets as far as they reach over a height from the top of the screen.
  private func insets(_ insets: UIEdgeInsets, height: CGFloat) -> UIEdgeInsets {
    var insets = insets
    let below = UIScreen.main.bounds.height - insets.bottom
    insets.bottom = min(insets.bottom, max(0, height - below))
    return insets
  }

  /// The device's insets of a scene; a status bar that Xcode does not simulate covers nothing.
  private func deviceInsets(of controller: Element) -> UIEdgeInsets {
    var insets = deviceInsets
    if document.canvasVersion < CanvasVersion.barless.lowerBound,
      SimulatedSize.hidesStatusBar(controller), insets.top <= SimulatedSize.statusBar
    {
      insets.top = 0
    }
    return insets
  }

  /// True if a canvas counts what a phone without a home button covers twice, in scenes
  /// (IOS-nRF-Mesh, access-checkout-ios, bittr) and in views of xibs (vlc-ios, talk-ios, Mixin).
  var coversTwice: Bool {
    document.canvasVersion >= CanvasVersion.doubledEdges && device.idiom == .phone
      && device.safeArea(in: orientation).bottom > 0
  }

  /// The insets that newer canvases add to what a phone without a home button covers: those that
  /// it has in portrait, however it is turned.
  private var addedInsets: UIEdgeInsets {
    guard coversTwice else { return .zero }
    let safe = device.safeArea(in: .portrait)
    return UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  private var deviceInsets: UIEdgeInsets {
    let safe = device.safeArea(in: orientation)
    return UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
  }
}
