internal import Foundation
internal import InterfaceBuilder

/// Fills a container with the children that its scene's relationship segues name.
enum Relationships {
  static func build(
    _ controller: UIViewController,
    scene: InterfaceBuilder.Scene,
    storyboard: UIStoryboard
  ) {
  }
}
