internal import Foundation

extension StateReader {
  /// The most things that room is made for at once, since a count may be wrong.
  private static let fewThings = 16

  mutating func readState() throws(StateFormatError) -> SavedState {
    var state = SavedState()
    state.header = try readHeader()
    state.application = try readContent()
    for _ in 0..<(try readCount(weight: StateFormat.objectWeight)) {
      state.objects.append(try readObject())
    }
    for _ in 0..<(try readCount(weight: StateFormat.objectWeight)) {
      state.scenes.append(try readScene())
    }
    guard isAtEnd else { throw .malformed(offset: offset) }
    try LinkCheck(objects: state.objects.count).check(state)
    return state
  }

  private mutating func readHeader() throws(StateFormatError) -> SavedHeader {
    var header = SavedHeader()
    header.bundleVersion = try readText()
    header.systemVersion = try readText()
    header.idiom = Int(try readSigned())
    header.date = try readDate()
    header.ignoresSnapshot = try readBoolean()
    return header
  }

  private mutating func readObject() throws(StateFormatError) -> SavedObject {
    let place = offset
    guard let kind = SavedObject.Kind(rawValue: try readByte()) else {
      throw .malformed(offset: place)
    }
    var path: [String] = []
    let depth = try readCount()
    path.reserveCapacity(min(depth, Self.fewThings))
    for _ in 0..<depth { path.append(try readText()) }
    var object = SavedObject(kind: kind, path: path, className: "")
    object.ordinal = try readNumber()
    let parent = try readNumber()
    object.parent = parent > 0 ? parent - 1 : nil
    object.className = try readText()
    object.restorationClass = try readTextOrNil()
    if try readBoolean() { object.storyboard = try readStoryboard() }
    object.isViewLoaded = try readBoolean()
    object.content = try readContent()
    guard !path.isEmpty else { throw .malformed(offset: place) }
    return object
  }

  private mutating func readStoryboard() throws(StateFormatError) -> SavedStoryboard {
    let name = try readText()
    let bundle = try readTextOrNil()
    let identifier = try readTextOrNil()
    return SavedStoryboard(
      name: name,
      bundleIdentifier: bundle,
      identifier: identifier,
      scene: try readText()
    )
  }

  private mutating func readContent() throws(StateFormatError) -> SavedContent {
    var content = SavedContent(values: try readTable())
    for _ in 0..<(try readCount()) {
      let name = try readText()
      content.instances.append(SavedInstance(className: name, values: try readTable()))
    }
    return content
  }

  private mutating func readTable() throws(StateFormatError) -> [String: SavedValue] {
    var values: [String: SavedValue] = [:]
    let count = try readCount()
    values.reserveCapacity(min(count, Self.fewThings))
    for _ in 0..<count {
      let key = try readText()
      values[key] = try readValue()
    }
    return values
  }

  private mutating func readScene() throws(StateFormatError) -> SavedScene {
    let identifier = try readText()
    var scene = SavedScene(
      persistentIdentifier: identifier,
      configuration: try readTextOrNil(),
      activity: nil
    )
    scene.content = try readContent()
    guard try readBoolean() else { return scene }
    var activity = SavedActivity(type: try readText())
    activity.title = try readTextOrNil()
    activity.webpage = try readTextOrNil()
    activity.targetContentIdentifier = try readTextOrNil()
    activity.persistentIdentifier = try readTextOrNil()
    activity.content = try readContent()
    scene.activity = activity
    return scene
  }
}

/// Finds links that lead nowhere.
private struct LinkCheck {
  let objects: Int

  func check(_ state: SavedState) throws(StateFormatError) {
    try check(state.application)
    for object in state.objects {
      if let parent = object.parent, parent >= objects { throw .danglingLink(parent) }
      try check(object.content)
    }
    for scene in state.scenes {
      try check(scene.content)
      if let activity = scene.activity { try check(activity.content) }
    }
  }

  private func check(_ content: SavedContent) throws(StateFormatError) {
    let instances = content.instances.count
    for value in content.values.values { try check(value, instances) }
    for instance in content.instances {
      for value in instance.values.values { try check(value, instances) }
    }
  }

  private func check(_ value: SavedValue, _ instances: Int) throws(StateFormatError) {
    switch value {
    case .instance(let number) where number >= instances: throw .danglingLink(number)
    case .reference(let number) where number >= objects: throw .danglingLink(number)
    case .list(let values), .set(let values):
      for value in values { try check(value, instances) }
    case .dictionary(let pairs):
      for pair in pairs {
        try check(pair.key, instances)
        try check(pair.value, instances)
      }
    default: break
    }
  }
}
