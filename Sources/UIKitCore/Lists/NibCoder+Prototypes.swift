extension NibCoder {
  /// Decodes the element anew, with everything in it: a new cell of a prototype.
  func decodeFresh() -> Any? {
    let fresh = NibArchive(again: element, of: archive)
    let object = fresh.decode(element)
    fresh.finish()
    fresh.settle()
    return object
  }
}
