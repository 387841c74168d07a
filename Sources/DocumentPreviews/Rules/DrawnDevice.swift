package import Device
package import InterfaceBuilder
internal import UIKitCore

extension DeviceModel {
  /// The device that a document was drawn for.
  ///
  /// Documents older than Xcode 8 name none: there the scenes' own size tells it, and 600 × 600
  /// is the square that stood for every device.
  package init(of document: Document) {
    if let device = document.device {
      let model = DeviceModel(named: device.id) ?? .iPhone15
      self = document.canvasVersion < CanvasVersion.tallerBars ? model.withOlderStatusBar : model
    } else {
      self = Self.drawn(in: document)
    }
  }

  /// The device with the bars that the canvas of a version had.
  ///
  /// The phone of 375 × 812 points has the status bar of a mini on canvases from Xcode 14 to 16,
  /// for minis were the last phones of that size (S-1).
  func asOnCanvas(of version: Int) -> DeviceModel {
    if id == "retina5_9", (CanvasVersion.tallerBars..<CanvasVersion.glass).contains(version) {
      return DeviceModel(named: "retina5_4") ?? self
    }
    return CanvasVersion.barless.contains(version) ? withoutStatusBar : withStatusBar
  }

  private static func drawn(in document: Document) -> DeviceModel {
    let sizes = document.scenes.compactMap { scene in
      scene.controller.flatMap { SimulatedSize.drawnSize(of: $0) }
    }
    let models = ["retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7"]
      .compactMap { DeviceModel(named: $0) }
    let counted = models.map { model in (model, sizes.count { $0 == model.size }) }
    let squares = sizes.count { $0 == DeviceModel.canvas600.size }
    guard let best = counted.max(by: { $0.1 < $1.1 }), best.1 > squares else { return .canvas600 }
    return best.0
  }
}
