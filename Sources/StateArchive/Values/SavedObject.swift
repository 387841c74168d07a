/// One preserved object: a controller, a view, or something an app registered.
public struct SavedObject: Equatable, Sendable {
  /// The kind of an object; the raw value is its number in the format.
  public enum Kind: UInt8, Sendable {
    case controller = 0
    case view = 1
    case registered = 2
  }

  /// A controller, a view or a registered object, each of which is restored in its own way.
  public var kind: Kind
  /// The restoration identifiers from the first of its line to its own, which is the last.
  public var path: [String]
  /// The number of objects of the same kind and identifier before it in the same parent.
  public var ordinal: Int
  /// The controller that it is a child or view of or that presents it, by its place among the
  /// objects; nil for the first of its line.
  public var parent: Int?
  /// The class with its module.
  public var className: String
  /// The class that is asked to make it, with its module.
  public var restorationClass: String?
  /// The scene that it came from.
  public var storyboard: SavedStoryboard?
  /// True if a controller's view was there.
  public var isViewLoaded: Bool
  /// The values that the object encoded.
  public var content: SavedContent

  /// Makes an object without a parent, storyboard and values unless they are given.
  public init(
    kind: Kind,
    path: [String],
    ordinal: Int = 0,
    parent: Int? = nil,
    className: String,
    restorationClass: String? = nil,
    storyboard: SavedStoryboard? = nil,
    isViewLoaded: Bool = false,
    content: SavedContent = SavedContent()
  ) {
    self.kind = kind
    self.path = path
    self.ordinal = ordinal
    self.parent = parent
    self.className = className
    self.restorationClass = restorationClass
    self.storyboard = storyboard
    self.isViewLoaded = isViewLoaded
    self.content = content
  }
}

/// The scene of a storyboard, by names that lead there again.
public struct SavedStoryboard: Equatable, Sendable {
  /// The file's name without its extension.
  public var name: String
  /// The bundle it lies in; nil for the app's own.
  public var bundleIdentifier: String?
  /// The storyboard identifier of the scene, if it has one.
  public var identifier: String?
  /// The id of the scene in the document.
  public var scene: String

  /// Makes a scene's address from its names.
  public init(name: String, bundleIdentifier: String?, identifier: String?, scene: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.identifier = identifier
    self.scene = scene
  }
}
