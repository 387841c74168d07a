import CoreData
import SwiftUI
import Testing
import UIKitTesting

@testable import UIKitCore

/// Views of SwiftUI that UIKit hosts: a box with the name of each, and UIKit's views as they are.
@Suite struct `Hosting views of SwiftUI` {
  struct Nest: View {
    @State private var eggs = 3
    @ObservedObject var store = Store()
    var body: some View { EmptyView() }
    var count: Int { eggs }
    func lay() { eggs += 1 }
    var binding: Binding<String> { $store.name }
  }

  struct Cage<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  /// Its state is of a type that has no value by itself.
  struct Roost: View {
    @State private var height: Int
    @State var note: String?
    var gone = Alert(title: Text("Gone"), dismissButton: .default(Text("OK")))
    var body: some View { EmptyView() }
    var level: Int { height }
    init(height: Int) { self.height = height }
  }

  @Test(.oracle("L-202")) func `a state may get its value from the view's initialiser`() {
    let roost = Roost(height: 3)
    #expect(roost.level == 3 && roost.note == nil)
  }

  final class Store: ObservableObject { @Published var name = "Wren" }

  final class NestController: UIHostingController<Nest> {
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: Nest()) }
    override init(rootView: Nest) { super.init(rootView: rootView) }
  }

  struct Perch: UIViewRepresentable {
    var text: String
    final class Coordinator: NSObject { var updates = 0 }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.updates += 1
      uiView.text = "\(text) \(context.coordinator.updates)"
    }
  }

  struct Aviary: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      let first = UIViewController()
      first.title = "Aviary"
      return UINavigationController(rootViewController: first)
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  private func label(of host: UIViewController) -> String? {
    host.view.subviews.first?.accessibilityLabel
  }

  @Test(.oracle("L-170")) func `a hosted view is a box with its name, read as one element`() {
    let stage = Stage(.iPhone15, root: UIHostingController(rootView: Nest()))
    #expect(stage.speech == "SwiftUI: Nest")
    let box = stage.window.rootViewController?.view.subviews.first
    #expect(box?.frame == stage.window.bounds)
  }

  @Test(.oracle("L-170")) func `the console says once that a view's body is left out`() {
    struct Feather: View { var body: some View { EmptyView() } }
    var lines: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { lines.append($0.text) }
    defer { Diagnostic.listener = others }
    for _ in 0..<2 { UIHostingController(rootView: Feather()).loadViewIfNeeded() }
    #expect(
      lines == [
        "SwiftUI: the view Feather is shown as a labelled box; its body has no effect so far."
      ]
    )
  }

  @Test(.oracle("L-170")) func `what is around a view has no name of its own`() {
    #expect(label(of: UIHostingController(rootView: AnyView(Nest()))) == "SwiftUI: Nest")
    let stack = NavigationView { Nest().environmentObject(Store()).padding() }
    #expect(label(of: UIHostingController(rootView: stack)) == "SwiftUI: Nest")
    let cage = Cage(content: Nest()).modifier(EmptyModifier())
    #expect(label(of: UIHostingController(rootView: cage)) == "SwiftUI: Cage")
    #expect(label(of: UIHostingController(rootView: EmptyView())) == "SwiftUI")
    #expect(label(of: UIHostingController(rootView: Nest() as Nest?)) == "SwiftUI: Nest")
  }

  @Test(.oracle("L-170")) func `a new root view has a new box`() {
    let host = UIHostingController(rootView: AnyView(Nest()))
    #expect(label(of: host) == "SwiftUI: Nest")
    host.rootView = AnyView(Cage(content: Nest()))
    #expect(host.view.subviews.count == 1)
    #expect(label(of: host) == "SwiftUI: Cage")
  }

  @Test func `an app may call viewDidLoad itself`() {
    let host = UIHostingController(rootView: Nest())
    host.viewDidLoad()
    #expect(host.isViewLoaded && host.view.subviews.count == 1)
  }

  @Test(.oracle("L-170")) func `a subclass is a child like any other controller`() {
    let (root, child) = (UIViewController(), NestController(rootView: Nest()))
    let stage = Stage(.iPhone15, root: root)
    root.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 80)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.turn()
    #expect(child.view.subviews[0].frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(child.view.backgroundColor == .systemBackground)
    #expect(child.sizeThatFits(in: CGSize(width: 300, height: 300)).height == 44)
  }

  @Test(.oracle("L-172")) func `a view of UIKit's is made and takes on new values`() throws {
    let host = UIHostingController(rootView: Perch(text: "Wren"))
    let label = try #require(host.view.subviews.first as? UILabel)
    #expect(label.text == "Wren 1")
    host.rootView = Perch(text: "Tit")
    #expect(label.text == "Tit 2" && host.view.subviews == [label])
  }

  @Test(.oracle("L-172")) func `a controller of UIKit's is a child`() throws {
    let host = UIHostingController(rootView: Aviary())
    let stage = Stage(.iPhone15, root: host)
    let child = try #require(host.children.first as? UINavigationController)
    #expect(child.view.frame == stage.window.bounds)
    #expect(child.topViewController?.title == "Aviary")
  }

  @Test(.oracle("V-230")) func `the content of a cell is a box as high as a row`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Nest() }.margins(.horizontal, 4)
    let view = try #require(cell.contentConfiguration?.makeContentView())
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.layoutIfNeeded()
    #expect(view.subviews[0].accessibilityLabel == "SwiftUI: Nest")
    #expect(view.subviews[0].frame == CGRect(x: 4, y: 8, width: 192, height: 44))
    #expect(view.contentViewHeight(width: 200) == 60)
  }

  @Test func `values of views are kept`() {
    let nest = Nest()
    nest.lay()
    #expect(nest.count == 4)
    nest.binding.wrappedValue = "Tit"
    #expect(nest.store.name == "Tit")
    #expect(Binding.constant(3).wrappedValue == 3)
    #expect(
      UIColor(Color(red: 1, green: 0, blue: 0)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    #expect(EnvironmentValues().colorScheme == .light)
    #expect(Path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }.boundingRect.maxX == 4)
  }

  @Test(.oracle("L-234")) func `elements are removed and moved by the offsets of a list`() {
    var birds = ["auk", "bat", "crow", "duck", "egret"]
    birds.remove(atOffsets: IndexSet([1, 3]))
    #expect(birds == ["auk", "crow", "egret"])
    birds.move(fromOffsets: IndexSet([0, 1]), toOffset: 3)
    #expect(birds == ["egret", "auk", "crow"])
    birds.move(fromOffsets: IndexSet(integer: 2), toOffset: 0)
    #expect(birds == ["crow", "egret", "auk"])
  }
}
