internal import Foundation

extension StateWriter {
  mutating func write(_ state: SavedState) throws(StateFormatError) {
    write(state.header)
    try write(state.application)
    try write(count: state.objects.count, weight: StateFormat.objectWeight)
    for object in state.objects { try write(object) }
    try write(count: state.scenes.count, weight: StateFormat.objectWeight)
    for scene in state.scenes { try write(scene) }
  }

  private mutating func write(_ header: SavedHeader) {
    write(header.bundleVersion)
    write(header.systemVersion)
    write(signed: Int64(header.idiom))
    write(header.date.timeIntervalSinceReferenceDate.bitPattern)
    write(header.ignoresSnapshot)
  }

  private mutating func write(_ object: SavedObject) throws(StateFormatError) {
    write(object.kind.rawValue)
    try write(count: object.path.count)
    for identifier in object.path { write(identifier) }
    write(length: object.ordinal)
    write(length: object.parent.map { $0 + 1 } ?? 0)
    write(object.className)
    write(object.restorationClass)
    write(object.storyboard != nil)
    if let storyboard = object.storyboard {
      write(storyboard.name)
      write(storyboard.bundleIdentifier)
      write(storyboard.identifier)
      write(storyboard.scene)
    }
    write(object.isViewLoaded)
    try write(object.content)
  }

  private mutating func write(_ content: SavedContent) throws(StateFormatError) {
    try write(content.values)
    try write(count: content.instances.count)
    for instance in content.instances {
      write(instance.className)
      try write(instance.values)
    }
  }

  private mutating func write(_ values: [String: SavedValue]) throws(StateFormatError) {
    try write(count: values.count)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      write(key)
      try write(value)
    }
  }

  private mutating func write(_ scene: SavedScene) throws(StateFormatError) {
    write(scene.persistentIdentifier)
    write(scene.configuration)
    try write(scene.content)
    write(scene.activity != nil)
    guard let activity = scene.activity else { return }
    write(activity.type)
    write(activity.title)
    write(activity.webpage)
    write(activity.targetContentIdentifier)
    write(activity.persistentIdentifier)
    try write(activity.content)
  }
}
