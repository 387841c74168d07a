extension NibCoder {
  /// Decodes the element anew, with everything in it: a new cell of a prototype.
  func decodeFresh() -> Any? {
    let fresh = NibArchive(source: archive.source, traits: archive.traits)
    let object = fresh.decode(element)
    fresh.finish()
    return object
  }
}
