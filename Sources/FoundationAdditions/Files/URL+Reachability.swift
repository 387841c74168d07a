public import Foundation

extension URL {
  /// True if the file is there, or an error; a cloud would promise files, and there is none here.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension Stream {
  /// Makes no streams, which both are nil for: Foundation has none here that lead from one to the other.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int,
    inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = nil
    outputStream?.pointee = nil
  }
}
