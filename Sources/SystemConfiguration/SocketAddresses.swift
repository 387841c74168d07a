public import Glibc

// Linux keeps no length in addresses of sockets; sources for iOS set one.

extension sockaddr {
  /// The size of the address; setting it does nothing.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The size of the address; setting it does nothing.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }

  /// An address with all its parts; eight zeros come at the end.
  public init(
    sin_len: UInt8,
    sin_family: sa_family_t,
    sin_port: in_port_t,
    sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}

extension sockaddr_in6 {
  /// The size of the address; setting it does nothing.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}

extension sockaddr_storage {
  /// The size of the address; setting it does nothing.
  public var ss_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }
}
