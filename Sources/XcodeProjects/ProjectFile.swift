internal import Foundation

/// The file inside a project's folder: objects by id, and which of them is the project.
struct ProjectFile {
  private let url: URL

  init(_ project: URL) { url = project.appendingPathComponent("project.pbxproj") }

  func objects() throws(ProjectError) -> ProjectObjects {
    let list: [String: Any]
    do {
      let data = try Data(contentsOf: url)
      let value = try PropertyListSerialization.propertyList(from: data, format: nil)
      list = value as? [String: Any] ?? [:]
    } catch {
      throw .unreadable(url.path, reason: "it is no property list")
    }
    guard let objects = list["objects"] as? [String: Any], let root = list["rootObject"] as? String
    else { throw .unreadable(url.path, reason: "it names no objects") }
    return ProjectObjects(objects, root: root)
  }
}

/// The objects of a project file, by id.
struct ProjectObjects {
  private let tables: [String: PropertyTable]
  let project: PropertyTable

  init(_ objects: [String: Any], root: String) {
    tables = objects.reduce(into: [:]) { tables, object in
      tables[object.key] = PropertyTable(id: object.key, object.value as? [String: Any] ?? [:])
    }
    project = tables[root] ?? PropertyTable(id: root, [:])
  }

  subscript(_ id: String?) -> PropertyTable? { id.flatMap { tables[$0] } }

  /// The objects of a kind, by id.
  func all(of isa: String) -> [PropertyTable] {
    tables.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
  }

  /// The objects that a list names.
  func all(_ ids: [String]) -> [PropertyTable] { ids.compactMap { tables[$0] } }
}
