import Device

extension DeviceModel {
  /// A tablet, on which popovers are popovers and forms stand in the middle.
  nonisolated static let tablet = DeviceModel(named: "iPad Pro 11-inch") ?? .iPhone15
}
