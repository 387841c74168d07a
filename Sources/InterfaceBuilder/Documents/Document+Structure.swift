extension Document {
  /// Reads a source and finds the parts that every document has.
  init(source: Source) throws(DocumentError) {
    let index = try DocumentReader.read(source)
    guard let root = index.elements.first else {
      throw DocumentError(file: source.file, reason: .empty)
    }
    guard root.name == "document" || root.isArchive else {
      throw DocumentError(
        file: source.file,
        position: root.position,
        reason: .wrongRoot(root.name)
      )
    }
    self.source = source
    self.index = index
    self.root = root
    file = source.file
    let type = root["type"] ?? ""
    kind = type.contains("Storyboard") || root.child("scenes") != nil ? .storyboard : .xib
    platform = Platform(documentType: type, targetRuntime: root["targetRuntime"] ?? "")
    version = root["version"] ?? ""
    toolsVersion = root["toolsVersion"]
    device = root.child("device").flatMap(SimulatedDevice.init)
    initialViewController = root["initialViewController"]
    useAutolayout = root.bool("useAutolayout") ?? false
    useTraitCollections = root.bool("useTraitCollections") ?? false
    useSafeAreas = root.bool("useSafeAreas") ?? false
    launchScreen = root.bool("launchScreen") ?? false
    scenes = root.child("scenes")?.children("scene").map { Scene($0) } ?? []
    let members = root.isArchive ? [] : root.child("objects")?.children ?? []
    objects = members.filter { $0.name != "placeholder" }
    placeholders = members.filter { $0.name == "placeholder" }
    resources = Resources(root.child("resources"))
    problems = Structure(source: source, index: index, root: root, platform: platform).problems
  }
}

extension Element {
  /// True if this is the outermost element of the form that Xcode saved before version 5.
  var isArchive: Bool {
    name == "archive" && (self["type"]?.hasPrefix("com.apple.InterfaceBuilder") ?? false)
  }
}
