/// Images that are several pictures in turn.

nonisolated extension UIImage {
  /// The pictures `name0`, `name1`, … in turn, as far as there are any.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    // Numbering may begin with 0 or 1.
    for number in 0..<1024 {
      let frame = ImageLoader.image(named: name + String(number), bundle: nil, traits: .current)
      if let frame {
        frames.append(frame)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// The pictures `name0`, `name1`, … in turn, each stretched outside of the insets.
  public class func animatedResizableImageNamed(
    _ name: String,
    capInsets: UIEdgeInsets,
    resizingMode: UIImage.ResizingMode = .tile,
    duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  /// The given pictures in turn; a duration of 0 shows 30 a second.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  func configured(_ configuration: Configuration) -> UIImage {
    if state.isSymbol {
      let settings = state.symbolConfiguration
      return changed {
        $0.configuration = settings.applying(configuration)
        $0.scale = configuration.traits?.scaleOrOne ?? $0.scale
        $0.noteSymbolMetrics()
      }
    }
    let image = configuration.traits.map { resolved(with: $0) } ?? self
    return image.changed { $0.configuration = configuration }
  }
}
