public import Foundation
public import UIKitCore

extension NSNotification.Name {
  /// Other outputs came or went; never posted here.
  public static let MPVolumeViewWirelessRoutesAvailableDidChange = Notification.Name(
    "MPVolumeViewWirelessRoutesAvailableDidChangeNotification"
  )
  /// The output has changed; never posted here.
  public static let MPVolumeViewWirelessRouteActiveDidChange = Notification.Name(
    "MPVolumeViewWirelessRouteActiveDidChangeNotification"
  )
}

/// A slider for the volume; it can be moved, and the machine's volume stays as it is (L-262).
open class MPVolumeView: UIView {
  private let slider = UISlider(frame: .zero)
  private let button = UIButton(frame: .zero)

  /// True, the default, to show the slider.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// True, the default, to show a button for other outputs where there are some; there are none.
  open var showsRouteButton = true
  /// Always false: there is one output.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Always false: there is one output.
  open var isWirelessRouteActive: Bool { false }
  /// The slider's picture while the volume is high; default nil; kept, and has no effect here.
  open var volumeWarningSliderImage: UIImage?

  /// Makes a slider at a place, in the coordinates of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }
  /// Makes a slider of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    slider.value = 1
    button.isHidden = true
    addSubview(slider)
    addSubview(button)
  }

  /// The slider's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: slider.intrinsicContentSize.height)
  }
  /// As high as the slider, in points, and as wide as there is place.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: slider.intrinsicContentSize.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
    button.frame = routeButtonRect(forBounds: bounds)
  }

  /// The place of the slider: all of the bounds.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the slider's thumb for a value from 0 to 1.
  open func volumeThumbRect(
    forBounds bounds: CGRect,
    volumeSliderRect rect: CGRect,
    value: Float
  ) -> CGRect {
    let track = slider.trackRect(forBounds: rect)
    return slider.thumbRect(forBounds: rect, trackRect: track, value: value)
  }
  /// The place of the button for other outputs: none.
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
  }

  /// Sets the picture of the part before the thumb.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  /// Sets the picture of the part after the thumb.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  /// Sets the picture of the thumb.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  /// Sets the picture of the button for other outputs.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    button.setImage(image, for: state)
  }
  /// The picture of the part before the thumb; nil for the usual one.
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.minimumTrackImage(for: state)
  }
  /// The picture of the part after the thumb; nil for the usual one.
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.maximumTrackImage(for: state)
  }
  /// The picture of the thumb; nil for the usual one.
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    slider.thumbImage(for: state)
  }
  /// The picture of the button for other outputs; nil for none.
  open func routeButtonImage(for state: UIControl.State) -> UIImage? { button.image(for: state) }
}
