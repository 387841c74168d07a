extension AppPlan {
  /// The plan, if its names can be those of files: folders are made, and cleared, that bear them.
  ///
  /// - Throws: Which setting gives a name that would lead elsewhere.
  func named(by setting: String) throws(PlanError) -> AppPlan {
    guard name.isFileName else {
      throw .unusableName(name, setting: setting, path: origin.path)
    }
    for module in modules where !module.name.isFileName {
      throw .unusableName(module.name, setting: "the name of a module", path: module.root.path)
    }
    return self
  }
}

extension String {
  /// True if a file may have this name: one part of a path that leads nowhere else.
  var isFileName: Bool {
    !isEmpty && self != "." && self != ".." && utf8.count <= 200
      && !unicodeScalars.contains { $0 == "/" || $0.value < 0x20 }
  }
}
