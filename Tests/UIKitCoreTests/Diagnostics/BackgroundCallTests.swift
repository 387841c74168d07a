import Dispatch
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Calls from other threads` {
  @Test(.oracle("L-61")) func `a text that is set there is reported and set`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(.iPhone15, root: UIViewController())
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 90, height: 20))
        stage.window.addSubview(label)
        stage.settle()
        onAnotherThread {
          label.text = "Wren"
          label.text = "Kiwi"
        }
        stage.settle()
        #expect(label.text == "Kiwi")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "UI API called on a background thread").count == 2)
  }

  @Test(.oracle("L-61")) func `a view that is loaded there is reported, and loads`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(.iPhone15, root: UIViewController())
        let controller = UITableViewController()
        onAnotherThread { controller.tableView.reloadData() }
        #expect(controller.isViewLoaded)
        stage.settle()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UI API called on a background thread"))
  }

  @Test(.oracle("W-129")) func `an alert that is presented there is reported, and comes`() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent]
    ) {
      let stage = await MainActor.run { () -> Stage in
        let controller = UIViewController()
        let stage = Stage(.iPhone15, root: controller)
        stage.settle()
        onAnotherThread {
          let alert = UIAlertController(title: "Late", message: "m", preferredStyle: .alert)
          alert.addTextField(configurationHandler: nil)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          controller.present(alert, animated: true)
        }
        return stage
      }
      // The main queue has had its turn meanwhile.
      await MainActor.run {
        stage.settle()
        #expect(stage.view(named: "OK") != nil)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UI API called on a background thread"))
    #expect(text.contains("Call it in DispatchQueue.main.async"))
  }

  @Test(.oracle("L-60")) func `layout that the main thread has used stays there`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        let stage = Stage(.iPhone15, root: controller)
        stage.settle()
        onAnotherThread {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          controller.view.addSubview(view)
          view.widthAnchor.constraint(equalToConstant: 20).isActive = true
          controller.view.layoutIfNeeded()
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Modifications to the layout engine must not be performed"))
  }
}

/// Runs work of views where it doesn't belong, and waits for its end.
private func onAnotherThread(_ work: @escaping @MainActor () -> Void) {
  let work = unsafeBitCast(work, to: (@Sendable () -> Void).self)
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    work()
    done.signal()
  }
  done.wait()
}
