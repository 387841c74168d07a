/// The version of Foundation that the program runs with: later than every version that has a
/// constant, which all ask for systems of before iOS 11 (L-292).
public let NSFoundationVersionNumber: Double = 4_000

/// The version in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1_047.20
/// The version in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1_047.25
/// The version in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1_140.11
/// The version in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1_141.1
/// The version in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1_142.14
/// The version in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1_144.17
/// The version in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1_144.17
/// The highest version of any iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1_199
/// The version in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1_240.1
/// The version in iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1: Double = 1_241.14
/// The version in iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2: Double = 1_242.12
/// The version in iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3: Double = 1_242.12
/// The version in iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4: Double = 1_280.25
/// The highest version of any iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1_299
