internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKitCore

/// The size that Xcode simulates for a scene, when it is not that of the device.
enum SimulatedSize {
  /// The freeform size of a scene, or that of its container view; nil for the device's size.
  static func ofScene(_ controller: Element, isEmbedded: Bool) -> CGSize? {
    // Documents of newer Xcodes say it with the size alone.
    if let size = size(controller.child(key: "freeformSize")) { return size }
    if controller.child("freeformSimulatedSizeMetrics") != nil { return drawnSize(of: controller) }
    return isEmbedded ? drawnSize(of: controller) : nil
  }

  /// True if a scene has a size of its own on the canvas.
  static func isFreeform(_ controller: Element) -> Bool {
    controller.child("freeformSimulatedSizeMetrics") != nil
      || controller.child(key: "freeformSize") != nil
  }

  /// The size that a scene's view had when it was saved.
  static func drawnSize(of controller: Element) -> CGSize? {
    controller.child(key: "view").flatMap { size($0.child("rect", key: "frame")) }
  }

  /// The size that a view had when it was saved.
  static func drawnSize(ofView element: Element) -> CGSize? {
    size(element.child("rect", key: "frame"))
  }

  /// The saved frame of a scene's own view; nil for containers, whose view is not in the document.
  static func drawnFrame(of controller: Element) -> CGRect? {
    let rect = controller.child(key: "view")?.child("rect", key: "frame")
    return rect.flatMap { InterfaceBuilder.Rect($0) }
      .map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// True if a scene is drawn without a status bar; the safe area of newer ones is the device's.
  static func hidesStatusBar(_ controller: Element) -> Bool {
    controller.child("layoutGuides") != nil
      && controller.children("nil").contains { $0.key == "simulatedStatusBarMetrics" }
  }

  /// The height of a status bar that is not beside a notch.
  static let statusBar: CGFloat = 20
  /// The height of a navigation bar that Xcode simulates.
  static let navigationBar: CGFloat = 44
  /// The distance of a sheet from the status bar.
  static let sheetGap: CGFloat = 10
  /// The height of a navigation bar in a sheet.
  static let sheetBar: CGFloat = 56
  /// The height of a navigation bar on the canvas of Xcode 26.
  static let glassBar: CGFloat = 54

  /// The insets of the bars that Xcode simulates for a scene, each made some points higher.
  static func bars(of controller: Element, stretch: CGFloat) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    insets.top = topBar(of: controller, stretch: stretch)
    if let bar = controller.child("simulatedToolbarMetrics"), bar["translucent"] != "NO" {
      insets.bottom = 44 + stretch
    }
    if let bar = controller.child("simulatedTabBarMetrics"), bar["translucent"] != "NO" {
      insets.bottom = 49 + stretch
    }
    return insets
  }

  /// The height of the navigation bar that Xcode simulates over a scene's content.
  static func topBar(of controller: Element?, stretch: CGFloat) -> CGFloat {
    guard let bar = controller?.child("simulatedNavigationBarMetrics"), bar["translucent"] != "NO"
    else { return 0 }
    return navigationBar + stretch
  }

  /// True if a scene says itself what bar is at its top.
  static func hasOwnTopBar(_ controller: Element) -> Bool {
    controller.child(key: "simulatedTopBarMetrics") != nil
  }

  private static func size(_ element: Element?) -> CGSize? {
    element.flatMap { InterfaceBuilder.Size($0) }
      .map { CGSize(width: $0.width, height: $0.height) }
  }
}
