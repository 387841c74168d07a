internal import CoreGraphics
internal import InterfaceBuilder

/// The size that Xcode simulates for a scene, when it is not that of the device.
enum SimulatedSize {
  /// The freeform size of a scene, or that of its container view; nil for the device's size.
  static func ofScene(_ controller: Element, isEmbedded: Bool) -> CGSize? {
    if controller.child("freeformSimulatedSizeMetrics") != nil {
      return size(controller.child(key: "freeformSize")) ?? drawnSize(of: controller)
    }
    return isEmbedded ? drawnSize(of: controller) : nil
  }

  /// The size that a scene's view had when it was saved.
  static func drawnSize(of controller: Element) -> CGSize? {
    controller.child(key: "view").flatMap { size($0.child("rect", key: "frame")) }
  }

  private static func size(_ element: Element?) -> CGSize? {
    element.flatMap { InterfaceBuilder.Size($0) }
      .map { CGSize(width: $0.width, height: $0.height) }
  }
}
