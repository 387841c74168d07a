internal import QuartzCore

/// The presentations that the app was left with, until they are made again.
struct RestoredPresentations {
  struct Entry {
    let presenter: UIViewController
    let presented: UIViewController

    /// True unless the launch or another object of the state uses one of them otherwise.
    var isPossible: Bool {
      presenter.modal.presented == nil && presented.modal.presenting == nil
        && presented.parent == nil && !presenter.isHeld(by: presented)
    }

    /// True if the presenter is seen, or will be once what is under way is over.
    var isReady: Bool { presenter.viewIfLoaded?.window != nil }

    var willBeReady: Bool {
      isReady
        || sequence(first: presenter) { $0.parent ?? $0.modal.presenting }
          .contains { $0.modal.isBeingPresented }
    }
  }

  private(set) var entries: [Entry] = []

  /// Notes a presentation to show once the presenter's window is there.
  mutating func add(_ presented: UIViewController, on presenter: UIViewController) {
    entries.append(Entry(presenter: presenter, presented: presented))
  }

  /// Removes and returns those that can be presented now.
  ///
  /// What a child presents in its own place comes before what its parent presents over it: nobody
  /// presents who is covered (P-15).
  mutating func takeReady() -> [Entry] {
    entries.removeAll { !$0.isPossible }
    let ready = entries.filter { entry in
      entry.isReady
        && !entries.contains { other in
          other.presenter !== entry.presenter && other.willBeReady
            && other.presenter.isHeld(by: entry.presenter)
        }
    }
    entries.removeAll { entry in ready.contains { $0.presented === entry.presented } }
    return ready
  }

  mutating func giveUp() { entries = [] }
}

extension AppRestoration {
  /// The frames to wait for a presenter to be seen.
  private static let patience = 10

  /// Presents what was presented, the lowest first; who stands on another presentation waits for its
  /// view to be there, a few frames at most.
  func showPresentations(on screen: UIScreen, framesLeft: Int = patience) {
    let ready = presentations.takeReady()
    for entry in ready where entry.isPossible {
      let window = entry.presenter.viewIfLoaded?.window
      // What lies below has its place first, as when the user was there.
      window?.layoutIfNeeded()
      entry.presenter.present(entry.presented, animated: false)
      window?.layoutIfNeeded()
    }
    guard !presentations.entries.isEmpty, framesLeft > 0 else { return presentations.giveUp() }
    screen.frameLoop.afterNextPicture { [weak self, weak screen] in
      guard let self, let screen else { return }
      showPresentations(on: screen, framesLeft: ready.isEmpty ? framesLeft - 1 : Self.patience)
    }
  }
}
