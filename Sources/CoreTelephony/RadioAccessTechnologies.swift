/// The names of kinds of phone networks.

/// The name of GPRS, of the second generation.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// The name of EDGE, of the second generation.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The name of WCDMA, of the third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The name of HSDPA, of the third generation.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The name of HSUPA, of the third generation.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The name of CDMA, of the second generation.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// The name of the first form of EV-DO, of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// The name of the second form of EV-DO, of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// The name of the third form of EV-DO, of the third generation.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// The name of eHRPD, of the third generation.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// The name of LTE, of the fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The name of the fifth generation beside the fourth.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The name of the fifth generation alone.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
