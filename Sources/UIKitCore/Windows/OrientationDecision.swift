/// The way an interface is to be shown: who is asked, and what comes out (R-04…R-09).
///
/// A value: no controller, no screen. Allowed is what the app and the deciding controller both
/// allow; the deciding controller is the root, or the topmost one that covers the screen. What the
/// occasion wants counts as far as it is allowed:
///
/// | occasion | wanted first | and then |
/// |---|---|---|
/// | `launch` | the device's | the present one, else any |
/// | `deviceTurn` | the device's, unless the controller does not rotate by itself | it stays |
/// | `update` | the device's, unless the controller does not rotate by itself | present, any |
/// | `presentation` | what the controller prefers | the present one, the device's, any |
/// | `dismissal` | the device's | the present one, else any |
/// | `request` | the device's, the present one, any, of those requested | it is refused |
nonisolated struct OrientationDecision: Equatable {
  /// The reason why the question is put.
  enum Occasion: Equatable {
    /// A window shows its first controller (L-43).
    case launch
    /// The device is held otherwise.
    case deviceTurn
    /// Somebody says that masks changed, or asks for an interface as the device is held.
    case update
    /// A controller comes that covers the screen; with its preference, if it is asked for one.
    case presentation(preferred: Preference?)
    /// A controller that covered the screen goes.
    case dismissal
    /// The app asks for another geometry of its scene.
    case request(UIInterfaceOrientationMask)
  }

  /// A controller's preference, and whether it is the controller's own: one that goes back to
  /// UIKit's default is the present orientation, and may lie outside the mask (O-36, O-37).
  struct Preference: Equatable {
    let orientation: UIInterfaceOrientation
    let isOwn: Bool
  }

  /// The ways in which answers can be wrong.
  enum Fault: Equatable {
    /// The controller allows nothing.
    case emptyMask
    /// App and controller have nothing in common, in an app without scenes.
    case nothingInCommon
    /// The controller prefers what it does not allow.
    case preferenceNotAllowed(UIInterfaceOrientation)
  }

  enum Outcome: Equatable {
    case stays
    case turns(UIInterfaceOrientation)
    /// App and controller have nothing in common, and the interface stays: a line says so.
    case staysForNothingInCommon
    /// The geometry asked for isn't allowed, and the interface stays.
    case refuses
    case raises(Fault)
  }

  /// The delegate's answer, else Info.plist's, else that of the idiom.
  var app: UIInterfaceOrientationMask
  /// The deciding controller's answer.
  var controller: UIInterfaceOrientationMask
  /// The deciding controller's `shouldAutorotate`.
  var autorotates = true
  /// True in an app with a scene manifest, where masks without a common orientation are legal.
  var hasScenes = true
  /// The orientation of the interface as it is shown.
  var present: UIInterfaceOrientation
  /// The orientation that suits the device as it is, or was last, held.
  var device: UIInterfaceOrientation

  var allowed: UIInterfaceOrientationMask { app.intersection(controller) }

  func outcome(_ occasion: Occasion) -> Outcome {
    if controller.orientations.isEmpty { return .raises(.emptyMask) }
    if case .presentation(let preference?) = occasion, preference.isOwn,
      !controller.contains(preference.orientation.mask)
    {
      return .raises(.preferenceNotAllowed(preference.orientation))
    }
    guard !allowed.orientations.isEmpty else { return withoutCommon }
    if case .request(let requested) = occasion { return answer(to: requested) }
    guard let wanted = wanted(occasion) else { return .stays }
    return turn(to: wanted)
  }

  /// Raised only where an app from before scenes would turn by itself.
  private var withoutCommon: Outcome {
    if hasScenes { return .staysForNothingInCommon }
    return autorotates ? .raises(.nothingInCommon) : .stays
  }

  private func answer(to requested: UIInterfaceOrientationMask) -> Outcome {
    let possible = allowed.intersection(requested)
    return choice([device, present], of: possible).map(turn) ?? .refuses
  }

  /// Nil to stay in any case.
  private func wanted(_ occasion: Occasion) -> UIInterfaceOrientation? {
    switch occasion {
    case .launch, .dismissal, .request: choice([device, present], of: allowed)
    case .deviceTurn:
      if autorotates { choice([device, present], of: allowed) } else { nil }
    case .update: choice(autorotates ? [device, present] : [present], of: allowed)
    case .presentation(let preference):
      choice([preference?.orientation, present, device].compactMap(\.self), of: allowed)
    }
  }

  /// The first that may be, else any.
  private func choice(
    _ wanted: [UIInterfaceOrientation],
    of mask: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientation? {
    wanted.first { $0 != .unknown && mask.contains($0.mask) } ?? mask.orientations.first
  }

  private func turn(to wanted: UIInterfaceOrientation) -> Outcome {
    wanted == present ? .stays : .turns(wanted)
  }
}
