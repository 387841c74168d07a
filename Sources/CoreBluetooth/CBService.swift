public import Foundation

/// A part of a device with a number.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// The number.
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// Values of a device that belong together.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The device; nil for one of an app.
  open var peripheral: CBPeripheral? { nil }
  /// True if it is what the device is for.
  open internal(set) var isPrimary = false
  /// The services that it takes along; nil for none.
  open internal(set) var includedServices: [CBService]?
  /// The values; nil for none.
  open internal(set) var characteristics: [CBCharacteristic]?
}

/// A service of an app.
open class CBMutableService: CBService, @unchecked Sendable {
  /// The services that it takes along; default nil.
  open override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
  /// The values; default nil.
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }
  /// Makes a service.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(UUID)
    self.isPrimary = isPrimary
  }
}

/// The uses of a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Uses of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All may hear it.
  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  /// It can be read.
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  /// It can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  /// It can be written.
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  /// Changes are reported.
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  /// Changes are reported and answered.
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  /// It can be written with a signature.
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  /// It has further uses.
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  /// Changes are reported to who is trusted.
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  /// Changes are reported to who is trusted, and answered.
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// Those who may use a value.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Permissions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All may read it.
  public static let readable = CBAttributePermissions(rawValue: 1)
  /// All may write it.
  public static let writeable = CBAttributePermissions(rawValue: 2)
  /// Those who are trusted may read it.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  /// Those who are trusted may write it.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The service; nil for a value alone.
  open var service: CBService? { nil }
  /// The uses.
  open internal(set) var properties: CBCharacteristicProperties = []
  /// The value; nil before it is read.
  open internal(set) var value: Data?
  /// The descriptions; nil for none.
  open internal(set) var descriptors: [CBDescriptor]?
  /// Always false.
  open var isNotifying: Bool { false }
}

/// A value of an app's service.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  /// Those who may use it.
  open var permissions: CBAttributePermissions
  /// Those who hear of it; always none.
  open var subscribedCentrals: [CBCentral]? { [] }
  /// The uses.
  open override var properties: CBCharacteristicProperties {
    get { super.properties }
    set { super.properties = newValue }
  }
  /// The value; nil for one that is asked for.
  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
  /// The descriptions; default nil.
  open override var descriptors: [CBDescriptor]? {
    get { super.descriptors }
    set { super.descriptors = newValue }
  }

  /// Makes a value.
  public init(
    type UUID: CBUUID,
    properties: CBCharacteristicProperties,
    value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID)
    self.properties = properties
    self.value = value
  }
}

/// A description of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// The value that it describes; nil for one alone.
  open var characteristic: CBCharacteristic? { nil }
  /// The description.
  open internal(set) var value: Any?
}

/// A description of a value of an app.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  /// Makes a description.
  public init(type UUID: CBUUID, value: Any?) {
    super.init(UUID)
    self.value = value
  }
}
