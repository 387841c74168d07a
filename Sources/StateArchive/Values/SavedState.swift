public import Foundation

/// All that is kept of an app while it doesn't run.
public struct SavedState: Equatable, Sendable {
  public var header: SavedHeader
  /// What the app's delegate put in.
  public var application: SavedContent
  /// The preserved objects; one comes after those that lead to it.
  public var objects: [SavedObject]
  /// The scenes of an app that lives in scenes.
  public var scenes: [SavedScene]

  public init(
    header: SavedHeader = SavedHeader(),
    application: SavedContent = SavedContent(),
    objects: [SavedObject] = [],
    scenes: [SavedScene] = []
  ) {
    self.header = header
    self.application = application
    self.objects = objects
    self.scenes = scenes
  }
}

/// Under what circumstances a state was saved.
public struct SavedHeader: Equatable, Sendable {
  /// `CFBundleVersion` of the app.
  public var bundleVersion: String
  /// The version of the system, as `UIDevice` tells it.
  public var systemVersion: String
  /// The raw value of `UIUserInterfaceIdiom`.
  public var idiom: Int
  public var date: Date
  /// Whether the app asked not to show its last picture at the next launch.
  public var ignoresSnapshot: Bool

  public init(
    bundleVersion: String = "",
    systemVersion: String = "",
    idiom: Int = 0,
    date: Date = Date(timeIntervalSinceReferenceDate: 0),
    ignoresSnapshot: Bool = false
  ) {
    self.bundleVersion = bundleVersion
    self.systemVersion = systemVersion
    self.idiom = idiom
    self.date = date
    self.ignoresSnapshot = ignoresSnapshot
  }
}

/// A scene session and what its delegate gave to go on with.
public struct SavedScene: Equatable, Sendable {
  public var persistentIdentifier: String
  public var configuration: String?
  public var activity: SavedActivity?

  public init(persistentIdentifier: String, configuration: String?, activity: SavedActivity?) {
    self.persistentIdentifier = persistentIdentifier
    self.configuration = configuration
    self.activity = activity
  }
}

/// A user activity.
public struct SavedActivity: Equatable, Sendable {
  public var type: String
  public var title: String?
  public var webpage: String?
  public var targetContentIdentifier: String?
  public var persistentIdentifier: String?
  /// `userInfo` under the key `userInfo`.
  public var content: SavedContent

  public init(
    type: String,
    title: String? = nil,
    webpage: String? = nil,
    targetContentIdentifier: String? = nil,
    persistentIdentifier: String? = nil,
    content: SavedContent = SavedContent()
  ) {
    self.type = type
    self.title = title
    self.webpage = webpage
    self.targetContentIdentifier = targetContentIdentifier
    self.persistentIdentifier = persistentIdentifier
    self.content = content
  }
}
