internal import Device
internal import Foundation
internal import InterfaceBuilder

extension NibSource {
  /// The size of the device that the document was drawn for, in points; documents older than
  /// devices were drawn on a square (L-23).
  package var drawnSize: CGSize {
    guard let device = document.device else { return DeviceModel.canvas600.size }
    let model = DeviceModel(named: device.id) ?? .iPhone15
    return model.size(in: device.orientation == "landscape" ? .landscapeLeft : .portrait)
  }
}
