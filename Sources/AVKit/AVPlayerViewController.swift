public import AVFoundation
public import UIKitCore

/// A black screen in place of a film, with a button that takes it away; nothing is played here.
open class AVPlayerViewController: UIViewController {
  /// The player; default nil.
  open var player: AVPlayer?
  /// Default true; kept, and has no effect here.
  open var showsPlaybackControls = true
  /// Default `resizeAspect`; kept, and has no effect here.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Default true; kept, and has no effect here.
  open var allowsPictureInPicturePlayback = true
  /// Default false; kept, and has no effect here.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Default false; kept, and has no effect here.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Default false; kept, and has no effect here.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Default false; kept, and has no effect here.
  open var requiresLinearPlayback = false
  /// Default true; kept, and has no effect here.
  open var updatesNowPlayingInfoCenter = true
  /// Default true; kept, and has no effect here.
  open var allowsVideoFrameAnalysis = true
  /// Default true; kept, and has no effect here.
  open var showsTimecodes = true
  /// The place of the picture, in the view's coordinate space; always zero.
  open var videoBounds: CGRect { .zero }
  /// Is notified of what the user does; never called here.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Always false.
  open var isReadyForDisplay: Bool { false }
  /// Lies over the picture, below the controls; in the view while that is there.
  open private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    if let contentOverlayView {
      contentOverlayView.frame = view.bounds
      contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(contentOverlayView)
    }
    let done = UIButton(type: .close)
    done.addAction(
      UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) },
      for: .touchUpInside
    )
    done.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(done)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      done.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      done.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
    ])
    button = done
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    button?.isHidden = presentingViewController == nil || !showsPlaybackControls
  }

  private var button: UIButton?
}
