internal import Dispatch

extension Array {
  /// Returns the results of a function for each element, in order, computed on all cores.
  func concurrentMap<Result>(_ transform: (Element) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each turn writes a place of its own, and all are done when the loop ends.
      nonisolated(unsafe) let places = buffer
      nonisolated(unsafe) let transform = transform
      nonisolated(unsafe) let elements = self
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places[index] = transform(elements[index])
      }
    }
    return results.compactMap(\.self)
  }
}
