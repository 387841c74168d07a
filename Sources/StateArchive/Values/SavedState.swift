public import Foundation

/// All that is kept of an app while it doesn't run.
public struct SavedState: Equatable, Sendable {
  /// The circumstances of saving, which the app is given when it decides about restoring.
  public var header: SavedHeader
  /// The values that the app's delegate put in.
  public var application: SavedContent
  /// The preserved objects; one comes after those that lead to it.
  public var objects: [SavedObject]
  /// The scenes of an app that lives in scenes, the one in front first.
  public var scenes: [SavedScene]

  /// Makes a state that is empty but for what is given.
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

/// The circumstances in which a state was saved.
public struct SavedHeader: Equatable, Sendable {
  /// `CFBundleVersion` of the app.
  public var bundleVersion: String
  /// The version of the system, as `UIDevice` tells it.
  public var systemVersion: String
  /// The raw value of `UIUserInterfaceIdiom`.
  public var idiom: Int
  /// The time of saving.
  public var date: Date
  /// True if the app asked not to show its last picture at the next launch.
  public var ignoresSnapshot: Bool

  /// Makes a header; the date is the beginning of 2001 unless it is given.
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
  /// The identifier of the scene's session, which stays the same between launches.
  public var persistentIdentifier: String
  /// The name of the scene's configuration; nil for none.
  public var configuration: String?
  /// The activity that the scene's delegate gave; nil for none.
  public var activity: SavedActivity?
  /// The app's own values of the session under the key `userInfo`.
  public var content: SavedContent

  /// Makes a scene from its parts.
  public init(
    persistentIdentifier: String,
    configuration: String?,
    activity: SavedActivity?,
    content: SavedContent = SavedContent()
  ) {
    self.persistentIdentifier = persistentIdentifier
    self.configuration = configuration
    self.activity = activity
    self.content = content
  }
}

/// A user activity.
public struct SavedActivity: Equatable, Sendable {
  /// The activity's type, such as `org.example.birds.sighting`.
  public var type: String
  /// The title for people; nil for none.
  public var title: String?
  /// The address of a page with the same content, in its absolute form; nil for none.
  public var webpage: String?
  /// The identifier of the content shown; nil for none.
  public var targetContentIdentifier: String?
  /// The activity's own identifier; nil for none.
  public var persistentIdentifier: String?
  /// `userInfo` under the key `userInfo`.
  public var content: SavedContent

  /// Makes an activity with no more than what is given.
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
