public import Dispatch
public import Glibc
internal import NetworkRoutes

/// A function that hears that an answer has changed; it gets what the context holds.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The pointer that a callback gets, and the functions by which it is held.
public struct SCNetworkReachabilityContext {
  /// The version of the structure, 0.
  public var version: CFIndex
  /// The pointer.
  public var info: UnsafeMutableRawPointer?
  /// Called when the pointer is taken over.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called when the pointer is let go.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes the pointer; never called here.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Holds nothing.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }

  /// Holds a pointer by functions.
  public init(
    version: CFIndex,
    info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// Asks for an address; that of zeros stands for the rest of the network.
///
/// Nil for addresses of other kinds than the internet's.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?,
  _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  NetworkState.bytes(of: address).map { SCNetworkReachability($0) }
}

/// Asks for the remote one of two addresses, or for the local one where that is all.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?,
  _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  (NetworkState.bytes(of: remoteAddress) ?? NetworkState.bytes(of: localAddress)).map {
    SCNetworkReachability($0)
  }
}

/// Asks for a name, or an address in digits; nil for an empty one.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?,
  _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return nil }
  return SCNetworkReachability(
    name == "localhost" ? [127, 0, 0, 1] : NetworkState.bytes(of: name)
  )
}

/// Sets the flags of an address; always true, as the routes are always known.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the function that hears of changes, and what it gets; nil for none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability,
  _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Has changes reported on a queue; nil ends that.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability,
  _ queue: DispatchQueue?
) -> Bool {
  target.set(queue)
  return true
}

/// Has changes reported by a run loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: CFRunLoop,
  _ runLoopMode: CFString
) -> Bool {
  target.add(runLoop)
  return true
}

/// Ends the reports by a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability,
  _ runLoop: CFRunLoop,
  _ runLoopMode: CFString
) -> Bool {
  target.remove(runLoop)
  return true
}

/// The number of the last error; 0, as nothing fails here.
public func SCError() -> Int32 { 0 }
