internal import Foundation

/// The widgets of an app on the user's screen; there are none here (L-282).
public final class WidgetCenter: Sendable {
  /// The center of the app.
  public static let shared = WidgetCenter()

  /// The keys of what an app is given that a widget opens.
  public enum UserInfoKey {
    /// The key of the kind of widget.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The key of the size of widget.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The key of the activity.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// Does nothing: there are no widgets.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing: there are no widgets.
  public func reloadAllTimelines() {}
  /// Does nothing: there are no widgets.
  public func invalidateConfigurationRecommendations() {}
  /// Does nothing: there are no widgets.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Answers on another queue that there are no widgets.
  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { DispatchQueue.global().async { completion(.success([])) } }
  /// Always none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
