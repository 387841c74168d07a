import Foundation
import StateArchive
import Testing
import UIKitTesting

@testable import UIKitCore

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `A state that does harm` {
    init() {
      KeptLog.lines = []
      MadeController.answers = true
      KeptController.decoder = nil
    }

    @Test(.oracle("X-14", "M-60")) func `is gone at the launch after an app crashed with it`()
      throws
    {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      stage.background()
      // A launch that ends while the state is taken up.
      let store = SavedStateStore(folder: try #require(stage.stateFolder))
      stage.kill()
      #expect(try store.beginRestoring() != nil)
      withExtendedLifetime(store) {}
      let copy = try #require(stage.stateFolder)
      #expect(FileManager.default.fileExists(atPath: copy.appendingPathComponent("restoring").path))
      store.abandon()
      let said = listening { stage.relaunch() }
      #expect(!KeptLog.take().contains("shouldRestore"))
      #expect(said.contains { $0.contains("ended while it was being put back") })
      stage.comeBack()
      #expect(KeptLog.take().contains("shouldRestore"), "a new state is used again")
    }

    @Test(.oracle("X-15")) func `is suspected until the app says that it is done`() throws {
      let stage = Stage {
        let delegate = KeptDelegate { KeptController("root") }
        delegate.onDidDecode = { _ in UIApplication.shared.extendStateRestoration() }
        return delegate
      }
      stage.comeBack()
      #expect(stage.app.restoration.store?.isRestoring == true)
      stage.kill()
      stage.app.restoration.store?.abandon()
      stage.relaunch()
      stage.settle()
      _ = KeptLog.take()
      stage.comeBack()
      UIApplication.shared.completeStateRestoration()
      #expect(stage.app.restoration.store?.isRestoring == false)
      stage.comeBack()
      #expect(KeptLog.take().contains("shouldRestore"))
    }

    @Test(.oracle("X-16")) func `can ask not to be shown as a picture, while it is saved`() {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      stage.app.ignoreSnapshotOnNextApplicationLaunch()
      stage.background()
      #expect(stage.saved?.header.ignoresSnapshot == false)
      stage.foreground()
      stage.kept?.onWillEncode = { _ in
        UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
      }
      stage.background()
      #expect(stage.saved?.header.ignoresSnapshot == true)
    }

    @Test(.oracle("X-03", "X-18"))
    func `is refused when it is damaged, and the launch is ordinary`()
      throws
    {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      stage.background()
      let file = try #require(stage.stateFolder).appendingPathComponent("state")
      var bytes = try Data(contentsOf: file)
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: file)
      stage.kill()
      let said = listening { stage.relaunch() }
      #expect(!KeptLog.take().contains("shouldRestore"))
      #expect(said.contains { $0.contains("damaged") })
    }

    @Test func `makes nothing but a launch, however its values are changed`() throws {
      let stage = Stage {
        KeptDelegate {
          let tabs = UITabBarController().tagged("tabs")
          let nav = UINavigationController(rootViewController: BirdList("list")).tagged("nav")
          tabs.viewControllers = [nav, KeptController("form")]
          return tabs
        }
      }
      let tabs = stage.root as? UITabBarController
      let nav = tabs?.viewControllers?.first as? UINavigationController
      nav?.pushViewController(MadeController(made: "detail"), animated: false)
      tabs?.present(MadeController(made: "over"), animated: false)
      stage.settle()
      stage.background()
      let folder = try #require(stage.stateFolder)
      let body = try StateFormat.body(Data(contentsOf: folder.appendingPathComponent("state")))
      stage.kill()
      let others = Diagnostic.listener
      Diagnostic.listener = { _ in }
      defer { Diagnostic.listener = others }
      let seed = UInt64.random(in: 0...UInt64.max)
      var dice = Dice(seed: seed)
      var seen = 0
      for _ in 0..<400 {
        var mutant = body
        let place = Int.random(in: mutant.indices, using: &dice)
        mutant[place] = UInt8.random(in: 0...255, using: &dice)
        guard (try? StateFormat.state(StateFormat.seal(mutant))) != nil else { continue }
        seen += 1
        try StateFormat.seal(mutant).write(to: folder.appendingPathComponent("state"))
        stage.relaunch()
        #expect(stage.root is UITabBarController, "seed \(seed), byte \(place) is \(mutant[place])")
        stage.kill()
      }
      #expect(seen > 50)
    }

    @Test func `puts nobody into himself`() throws {
      let stage = Stage {
        KeptDelegate {
          let tabs = UITabBarController().tagged("tabs")
          let nav = UINavigationController(rootViewController: KeptController("a")).tagged("nav")
          tabs.viewControllers = [nav, KeptController("form")]
          return tabs
        }
      }
      stage.background()
      var state = try #require(stage.saved)
      let nav = try #require(state.objects.firstIndex { $0.path.last == "nav" })
      let all = state.objects.indices.map { SavedValue.reference($0) }
      state.objects[nav].content.values["UINavigationControllerStack"] = .list(all)
      state.objects[nav].content.values["UIKitPresentedController"] = .reference(0)
      let file = try #require(stage.stateFolder).appendingPathComponent("state")
      try StateFormat.data(state).write(to: file)
      stage.kill()
      stage.relaunch()
      stage.settle()
      let tabs = try #require(stage.root as? UITabBarController)
      #expect(tabs.viewControllers?.count == 2)
      #expect(tabs.parent == nil)
      #expect(tabs.presentingViewController == nil)
    }

    private func listening(_ work: () -> Void) -> [String] {
      var said: [String] = []
      let others = Diagnostic.listener
      Diagnostic.listener = { said.append($0.text) }
      defer { Diagnostic.listener = others }
      work()
      return said
    }
  }
}

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `Objects that an app registers` {
    init() { KeptLog.lines = [] }

    @Test(.oracle("X-17")) func `are kept under their own paths`() throws {
      var model = KeptModel()
      let stage = Stage {
        let delegate = KeptDelegate { KeptController("root") }
        delegate.onWillFinish = {
          model = KeptModel()
          model.parent = delegate.window?.rootViewController
          UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
        }
        return delegate
      }
      model.text = "draft"
      stage.background()
      #expect(stage.savedPaths == ["root", "root/model"])
      stage.kill()
      stage.relaunch()
      #expect(model.text == "draft")
    }

    @Test(.oracle("X-17")) func `are made by their class`() {
      let made = MadeModel()
      let stage = Stage { KeptDelegate { KeptController("root") } }
      UIApplication.registerObject(forStateRestoration: made, restorationIdentifier: "made")
      made.text = "again"
      stage.comeBack()
      #expect(MadeModel.last?.text == "again")
      #expect(MadeModel.last !== made)
      MadeModel.last = nil
    }

    @Test(.oracle("X-17")) func `have names of their own`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (first, second) = (KeptModel(), KeptModel())
          UIApplication.registerObject(forStateRestoration: first, restorationIdentifier: "a")
          UIApplication.registerObject(forStateRestoration: first, restorationIdentifier: "a")
          UIApplication.registerObject(forStateRestoration: second, restorationIdentifier: "a")
          withExtendedLifetime(first) {}
        }
      }
    }
  }
}

/// An object with a text to keep.
class KeptModel: NSObject, UIStateRestoring {
  var text = ""
  weak var parent: UIViewController?

  var restorationParent: (any UIStateRestoring)? { parent }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
  func decodeRestorableState(with coder: NSCoder) {
    text = coder.decodeObject(forKey: "text") as? String ?? ""
  }
}

/// One that its class makes at the next launch.
final class MadeModel: KeptModel, UIObjectRestoration {
  static var last: MadeModel?

  override var objectRestorationClass: (any UIObjectRestoration.Type)? { MadeModel.self }
  static func object(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> (any UIStateRestoring)? {
    last = MadeModel()
    return last
  }
}

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `Lists come back` {
    init() {
      KeptLog.lines = []
      BirdList.shift = 0
      KeptController.decoder = nil
    }

    @Test(.oracle("M-26", "X-12")) func `by the names of their rows, though rows moved`() throws {
      let stage = Stage { KeptDelegate { BirdList("list") } }
      let list = try #require(stage.root as? BirdList)
      list.tableView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
      list.tableView.selectRow(
        at: IndexPath(row: 22, section: 0),
        animated: false,
        scrollPosition: .none
      )
      stage.turn()
      stage.background()
      stage.kill()
      BirdList.shift = 5
      defer { BirdList.shift = 0 }
      stage.relaunch()
      stage.settle()
      let new = try #require(stage.root as? BirdList)
      #expect(new.tableView.indexPathForSelectedRow == IndexPath(row: 27, section: 0))
      #expect(abs(new.tableView.contentOffset.y - (900 + 5 * 44)) < 0.01)
    }

    @Test(.oracle("M-27")) func `by their places otherwise`() throws {
      let stage = Stage { KeptDelegate { PlainGrid("grid") } }
      let grid = try #require(stage.root as? PlainGrid)
      grid.collectionView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
      grid.collectionView.selectItem(
        at: IndexPath(item: 40, section: 0),
        animated: false,
        scrollPosition: []
      )
      stage.turn()
      stage.expectRestored()
      let new = try #require(stage.root as? PlainGrid)
      #expect(new.collectionView.contentOffset.y == 700)
      #expect(new.collectionView.indexPathsForSelectedItems == [IndexPath(item: 40, section: 0)])
    }

    @Test(.oracle("M-24")) func `and what was zoomed`() throws {
      let stage = Stage { KeptDelegate { ZoomController("zoom") } }
      let scroll = try #require((stage.root as? ZoomController)?.scroll)
      scroll.zoomScale = 2
      scroll.contentOffset = CGPoint(x: 120, y: 340)
      stage.turn()
      stage.expectRestored()
      let new = try #require((stage.root as? ZoomController)?.scroll)
      #expect(new !== scroll)
      #expect(new.zoomScale == 2)
      #expect(new.contentOffset == CGPoint(x: 120, y: 340))
    }
  }
}

/// A grid without names.
final class PlainGrid: UICollectionViewController {
  convenience init(_ identifier: String) {
    self.init(collectionViewLayout: UICollectionViewFlowLayout())
    restorationIdentifier = identifier
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    collectionView.restorationIdentifier = "items"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 300 }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A picture that can be zoomed.
final class ZoomController: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 1200))

  convenience init(_ identifier: String) {
    self.init(nibName: nil, bundle: nil)
    restorationIdentifier = identifier
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.restorationIdentifier = "scroll"
    scroll.frame = view.bounds
    scroll.delegate = self
    scroll.maximumZoomScale = 4
    scroll.addSubview(picture)
    scroll.contentSize = picture.bounds.size
    view.addSubview(scroll)
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
