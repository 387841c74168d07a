internal import Foundation

extension Survey {
  /// The things in the folders that documents may ask for; a part of which nothing was seen stays
  /// nil, since documents without their app say nothing about the app.
  var surroundings: Surroundings {
    var surroundings = Surroundings()
    if !sources.isEmpty {
      surroundings.classes = sources.reduce(into: []) { classes, path in
        guard let bytes = FileManager.default.contents(atPath: path) else { return }
        classes.formUnion(Declarations.classes(in: Array(bytes)))
      }
    }
    if hasCatalog || !images.isEmpty { surroundings.images = images }
    if hasCatalog { surroundings.colors = colors }
    if !sources.isEmpty || !fonts.isEmpty {
      surroundings.fonts = fonts.reduce(into: []) { names, path in
        guard let bytes = FileManager.default.contents(atPath: path) else { return }
        names.formUnion(FontNames.names(in: Array(bytes)))
      }
    }
    return surroundings
  }

  /// The classes of the Swift sources; nil if there are none, or none could be read.
  func members(_ read: ([String]) -> [SourceClass]?) -> SourceClasses? {
    let swift = sources.filter { $0.hasSuffix(".swift") }
    guard !swift.isEmpty, let classes = read(swift) else { return nil }
    return SourceClasses(classes, hasOthers: sources.contains { $0.hasSuffix("m") })
  }
}
