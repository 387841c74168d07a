public import Foundation

/// The key of something that is known about things to share.
nonisolated public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable,
  Sendable
{
  /// The key's name.
  public let rawValue: String
  /// Makes a key of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key of any name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title of all the things, a string.
  public static let title = Self("title")
  /// The text of a message with them, a string.
  public static let messageBody = Self("messageBody")
  /// The description of a link.
  public static let linkPresentationMetadata = Self("linkPresentationMetadata")
  /// The ways in which people may work on them together.
  public static let collaborationModeRestrictions = Self("collaborationModeRestrictions")
  /// The people with whom they are shared.
  public static let shareRecipients = Self("shareRecipients")
}

/// The purpose of a picture of a thing to share.
nonisolated public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable,
  Sendable
{
  /// The purpose's name.
  public let rawValue: String
  /// Makes a purpose of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a purpose of any name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A large picture of the whole thing.
  public static let fullSize = Self("fullSize")
  /// A small one.
  public static let thumbnail = Self("thumbnail")
}

/// A use of things that can be shared.
nonisolated public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable,
  Sendable
{
  /// The use's name.
  public let rawValue: String
  /// Makes a use of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a use of any name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Sharing them.
  public static let share = Self("share")
  /// Copying them.
  public static let copy = Self("copy")
}

/// The things that a responder can share, and what is known about them.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The things, one provider each.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// True, the default, if the things have the use.
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  /// Something about all the things; nil, the default, for nothing.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Something about one of the things; nil, the default, for nothing.
  func activityItemsConfigurationMetadataForItem(
    at index: Int,
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// A picture of one of the things, of a size in points; nil, the default, for none.
  func activityItemsConfigurationPreviewForItem(
    at index: Int,
    intent: UIActivityItemsConfigurationPreviewIntent,
    suggestedSize: CGSize
  ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
  /// True.
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { true }
  /// Nil.
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Nil.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int,
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Nil.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int,
    intent: UIActivityItemsConfigurationPreviewIntent,
    suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
}

/// An object that has things to share.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The things; nil for none.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
