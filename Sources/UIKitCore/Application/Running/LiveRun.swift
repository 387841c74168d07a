internal import Device
internal import Foundation

/// A run of an app by the time of the machine, until its window is closed or the process is ended.
///
/// It is seen in a window, read by assistive software, or both. While nothing moves it sleeps until
/// there is input, the app's next timer, or something on the main queue.
final class LiveRun {
  let launch: AppLaunch
  /// The windows that are open, in the order in which they came.
  var liveScreens: [LiveScreen] = []
  /// The window that the user uses; nil for a run without windows.
  var front: LiveScreen?
  /// Opens a window for a further display; nil where an app has one window alone.
  let makeWindow: ((HeadlessDisplay) -> (any AppWindow)?)?
  /// The folder of the pictures that the user takes.
  let pictures: URL
  let clock: MachineClock
  var recording: FrameRecording?
  var frameTimes: FrameTimes?
  private var keyboard: LineKeyboard?
  private var input: (any DispatchSourceRead)?
  /// The time of the last frame, in seconds since the machine started.
  private var lastFrame = ProcessInfo.processInfo.systemUptime
  var isOpen = true

  /// `pictures` is the folder of the pictures that the user takes; `makeWindow` opens further windows
  /// for an app that has several.
  init(
    _ launch: AppLaunch,
    window: (any AppWindow)? = nil,
    pictures: URL = URL(fileURLWithPath: "pictures"),
    makeWindow: ((HeadlessDisplay) -> (any AppWindow)?)? = nil
  ) {
    self.launch = launch
    self.pictures = pictures
    self.makeWindow = makeWindow
    liveScreens = window.map { [LiveScreen(launch.screen, launch.display, $0)] } ?? []
    front = liveScreens.first
    let screen = launch.screen
    clock = MachineClock(launch.display) { screen.frameLoop.isAnimating }
    if makeWindow != nil { launch.app.sceneScreens = self }
  }

  /// The screen that the user uses.
  var screen: UIScreen { front?.screen ?? launch.screen }

  /// The screens whose frames run; animations go by the first one's, also once its window is closed.
  private var screens: [UIScreen] {
    [launch.screen] + liveScreens.map(\.screen).filter { $0 !== launch.screen }
  }

  /// Runs until the window is closed; without one, until the process is ended.
  func run() -> Int32 {
    let window = liveScreens.first?.window
    let publisher = AccessibilityPublishers.linked?.init(screen)
    guard window != nil || publisher != nil else {
      try? FileHandle.standardError.write(contentsOf: Data(Self.missing.utf8))
      return 1
    }
    screen.accessibilityPublisher = publisher
    screen.frameLoop.isWatched = window != nil
    launch.display.memoryPressure = LinuxMemoryPressure.watched(
      ProcessInfo.processInfo.environment
    )
    launch.launch()
    if let window {
      listen(to: window)
    } else {
      keyboard = LineKeyboard(screen)
    }
    for screen in screens { screen.frameLoop.turn() }
    while isOpen { turn() }
    return 0
  }

  private func listen(to window: any AppWindow) {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: window.inputDescriptor,
      queue: .main
    )
    source.setEventHandler { [unowned self] in MainActor.assumeIsolated { takeInput() } }
    source.resume()
    input = source
  }

  /// The library of the window may have read ahead, so it is asked in each turn, not only when the
  /// system says that there is something to read.
  private func takeInput() { for live in liveScreens { takeInput(of: live) } }

  private func turn() {
    _ = RunLoop.main.run(mode: .default, before: nextWaking)
    takeInput()
    // A run at rest has no frames that would look.
    if launch.display.memoryPressure?.hasRisen() == true { launch.app.receiveMemoryWarning() }
    guard isOpen, isMoving else { return }
    let now = ProcessInfo.processInfo.systemUptime
    guard now - lastFrame >= Self.leastInterval else { return }
    lastFrame = now
    clock.hold { for screen in screens { screen.frameLoop.turn() } }
    frameTimes?.add(began: now, ended: ProcessInfo.processInfo.systemUptime, on: screen)
    if let front { recording?.add(front.screen, number: front.display.pictureCount, at: now) }
    if recording?.hasFailed == true { toggleRecording() }
    for live in liveScreens { live.update() }
    // Showing the picture may have read input ahead, and then no descriptor announces it.
    takeInput()
  }

  /// True if a frame would find something to do now, or to paint: a colour that a timer changes asks
  /// for no pass over views.
  private var isMoving: Bool { timeToNextFrame == 0 }

  /// The machine's seconds until a frame is wanted; nil for never.
  private var timeToNextFrame: TimeInterval? {
    let screens = screens
    if screens.contains(where: { $0.isStale || $0.waitsToSettle }) { return 0 }
    return screens.compactMap(\.frameLoop.timeToNextFrame).min().map { $0 / clock.speed }
  }

  /// The time of the next frame, or else of the app's next timer: the run loop does not return
  /// after a timer, only when its time is up.
  private var nextWaking: Date {
    guard isMoving else {
      let timer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
      guard let rest = timeToNextFrame, rest > 0 else {
        return isMoving ? .now : min(timer, Date(timeIntervalSinceNow: Self.longestWait))
      }
      return min(timer, Date(timeIntervalSinceNow: min(rest, Self.longestWait)))
    }
    let rest = lastFrame + 1 / 60 - ProcessInfo.processInfo.systemUptime
    return Date(timeIntervalSinceNow: max(0, rest))
  }

  /// The seconds between two frames that input asks for.
  private static let leastInterval = 1.0 / 120
  /// The seconds after which a resting run looks by itself whether a frame is wanted, and whether
  /// memory has become short.
  ///
  /// Input, timers and the main queue wake it; each waking takes six switches between threads.
  private static let longestWait = 10.0

  /// Said where an app is to be served and nothing can serve it.
  static let missing = """
    The app was built without what serves its accessibility tree: link it with the library UIKit \
    of Portico's package.

    """
}

extension UIScreen {
  /// True if a frame would find views to lay out.
  fileprivate var waitsToSettle: Bool { windows.contains { $0.waits(for: .settling) } }
}
