public import Foundation

/// The state of a connection.
public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting, connected, disconnecting
}

/// The answer that a value is written with.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse
}

/// A device that was found; none is here.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// Is notified of the device; never called here.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// Always nil.
  open var name: String? { nil }
  /// Always `disconnected`.
  open var state: CBPeripheralState { .disconnected }
  /// Always nil.
  open var services: [CBService]? { nil }
  /// Always false.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Always false.
  open var ancsAuthorized: Bool { false }

  /// Does nothing: no device is connected.
  open func readRSSI() {}
  /// Does nothing: no device is connected.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Does nothing: no device is connected.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Does nothing: no device is connected.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Does nothing: no device is connected.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Does nothing: no device is connected.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Does nothing: no device is connected.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Does nothing: no device is connected.
  open func writeValue(
    _ data: Data,
    for characteristic: CBCharacteristic,
    type: CBCharacteristicWriteType
  ) {}
  /// Does nothing: no device is connected.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Does nothing: no device is connected.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// In bytes; always 20, the smallest.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Is notified of a device; all methods are optional and never called here.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// The name has changed.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Services went.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// The strength was read.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Services were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Services of a service were found.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  )
  /// Characteristics were found.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  )
  /// Descriptors were found.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// A value was read.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// A value of a descriptor was read.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor descriptor: CBDescriptor,
    error: (any Error)?
  )
  /// A value was written.
  func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// A value of a descriptor was written.
  func peripheral(
    _ peripheral: CBPeripheral,
    didWriteValueFor descriptor: CBDescriptor,
    error: (any Error)?
  )
  /// Values are reported from now on or no longer.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
  /// More can be written.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}
