/// The names of the interfaces whose network an app may ask for; none, as on an iPhone whose user
/// hasn't allowed to know the place.
public func CNCopySupportedInterfaces() -> CFArray? { nil }

/// The network of an interface; nil, as on an iPhone whose user hasn't allowed to know the place.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }

/// The key of a network's name.
public nonisolated(unsafe) let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of a network's name as data.
public nonisolated(unsafe) let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"
/// The key of the address of a network's station.
public nonisolated(unsafe) let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
