import Testing
import UIKitTesting

@testable import SourceLowering

/// Views of SwiftUI are made as in the app, and what they show is left out.
@Suite struct `Lowering views of SwiftUI` {
  @Test(.oracle("L-171")) func `the body of a view is an empty view on its own lines`() {
    #expect(
      lowered(
        """
        import SwiftUI
        struct Nest: View {
          @State private var eggs = 3
          var body: some View {
            VStack { Text("\\(eggs)").font(.title) }
              .padding()
          }
          func hatch() { eggs -= 1 }
        }
        """
      ) == [
        "import SwiftUI",
        "struct Nest: View {",
        "  @State private var eggs = 3",
        "  var body: some View { SwiftUI.EmptyView()",
        "", "",
        "}",
        "  func hatch() { eggs -= 1 }",
        "}",
      ]
    )
  }

  @Test(
    .oracle("L-171"),
    arguments: [
      ("var a: some View { x }", "var a: some View { SwiftUI.EmptyView() }"),
      ("static var a: some SwiftUI.View { x }", "{ SwiftUI.EmptyView() }"),
      ("func a() -> some Scene { x }", "{ SwiftUI.WindowGroup { SwiftUI.EmptyView() } }"),
      ("func a() -> some ToolbarContent { x }", "{ SwiftUI.ToolbarItem { SwiftUI.EmptyView() } }"),
      ("var a: some Gesture { x }", "{ SwiftUI.TapGesture() }"),
      ("var a: AnyView { x }", "{ SwiftUI.AnyView(SwiftUI.EmptyView()) }"),
      ("@ViewBuilder func a() -> some View { x }", "func a() -> some View { SwiftUI.EmptyView() }"),
      ("func a() -> some Collection { x }", "func a() -> some Collection { x }"),
      ("func a() -> Int { x }", "func a() -> Int { x }"),
      ("func a() -> some UIView { x }", "func a() -> some UIView { x }"),
    ]
  )
  func `what is hidden behind a type of SwiftUI is empty`(source: String, result: String) {
    let line = lowered("import SwiftUI\nstruct Nest {\n\(source)\n}")[2]
    #expect(line.filter { $0 != " " }.hasSuffix(result.filter { $0 != " " }))
  }

  @Test(.oracle("L-171")) func `a change of views answers the view`() {
    let text = "import SwiftUI\nextension View {\nfunc card() -> some View { padding() }\n}"
    #expect(lowered(text)[2].hasPrefix("func card() -> some View { self"))
    let other = "import SwiftUI\nextension Bird {\nfunc card() -> some View { padding() }\n}"
    #expect(lowered(other)[2].hasPrefix("func card() -> some View { SwiftUI.EmptyView()"))
  }

  @Test func `a protocol of the app's own is left alone`() {
    let text = "protocol View {}\nstruct Nest { var body: some View { Egg() } }"
    #expect(lowered(text) == text.split(separator: "\n").map(String.init))
  }

  @Test func `previews and charts are gone`() {
    #expect(
      lowered(
        """
        import SwiftUI
        struct Nest_Previews: PreviewProvider {
          static var previews: some View { Nest() }
        }
        struct Nest {
          var chart: Chart<some ChartContent> { Chart { BarMark() } }
        }
        """
      ) == ["import SwiftUI", "", "", "", "struct Nest {", "", "}"]
    )
  }

  @Test(.oracle("L-204")) func `what extends a preview goes with it`() {
    #expect(
      lowered(
        """
        import SwiftUI
        struct Nest_Previews: PreviewProvider { static var previews: some View { Nest() } }
        extension Nest_Previews {
          struct Eggs {}
        }
        extension Nest { struct Eggs {} }
        """
      ) == ["import SwiftUI", "", "", "", "", "extension Nest { struct Eggs {} }"]
    )
  }

  private func hosted(_ expression: String) -> String {
    let view = "import SwiftUI\nstruct Nest: View { var body: some View { x } }"
    let extra = "extension View { func card() -> some View { x } }"
    return lowered("import SwiftUI\nlet a = \(expression)", with: view, extra)[1]
      .filter { $0 != " " }
  }

  @Test(
    .oracle("L-171"),
    arguments: [
      ("Host(rootView: Nest().padding().environmentObject(store))", "Host(rootView: Nest())"),
      ("Host(rootView: Nest().card().padding())", "Host(rootView: Nest().card())"),
      ("Host(rootView: AnyView(Nest().padding()))", "Host(rootView: AnyView(Nest()))"),
      (
        "Host(rootView: NavigationView { Nest().padding() }.tint(.red))",
        "Host(rootView: NavigationView { Nest() })"
      ),
      ("Host(rootView: List { Nest() })", "Host(rootView: SwiftUI.EmptyView())"),
      ("Host(rootView: nest)", "Host(rootView: nest)"),
      ("Nest().padding()", "Nest()"),
      (
        "UIHostingConfiguration { Nest() }.margins(.all, 0)",
        "UIHostingConfiguration { Nest() }.margins(.all, 0)"
      ),
      (
        "UIHostingConfiguration { Nest(); Nest() }",
        "UIHostingConfiguration { SwiftUI.EmptyView() }"
      ),
      (
        "UIHostingConfiguration { Nest() }.background { Circle().fill(.red) }",
        "UIHostingConfiguration { Nest() }.background { SwiftUI.EmptyView() }"
      ),
      (
        "UIHostingConfiguration { if a { Nest() } }",
        "UIHostingConfiguration { SwiftUI.EmptyView() }"
      ),
    ]
  )
  func `a hosted view is kept without what is added to it`(source: String, result: String) {
    #expect(hosted(source) == "leta=" + result.filter { $0 != " " })
  }

  @Test func `the lines that are left out are known`() {
    let text = """
      import SwiftUI
      struct Nest: View {
        var body: some View {
          Text("a")
        }
      }
      """
    let file = Lowering(module: "App", [SourceFile(path: "/0.swift", text: text)]).files[0]
    #expect(file.leftOut == [3...5])
    #expect(file.check(against: SourceFile(path: "/0.swift", text: text)).shiftedLines.isEmpty)
  }
}
