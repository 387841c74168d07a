extension UITraitOverrides {
  /// Overrides everything that a collection specifies.
  package nonisolated init(all collection: UITraitCollection) {
    self.init()
    values = collection.values
  }
}
