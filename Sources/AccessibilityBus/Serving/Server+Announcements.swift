internal import AccessibilityTree

/// Announcements.
extension Server {
  func announce(_ announcement: String, isUrgent: Bool) {
    guard !listenedFor.isEmpty, isFresh else { return }
    guard let window = tree.window else { return }
    guard hearsAnnouncements else { return showNotice(announcement, in: window) }
    send([
      Event(
        path: tree.path(window.id),
        member: "Announcement",
        first: isUrgent ? 2 : 1,
        value: .string(announcement)
      )
    ])
  }

  /// A screen reader that knows no announcements, such as Orca before 45, says what comes as a
  /// notification: an element that is there for a while.
  private func showNotice(_ announcement: String, in window: AccessibilityNode) {
    removeNotice()
    noticeNumber -= 1
    var notice = AccessibilityNode(
      id: noticeNumber,
      isElement: false,
      label: announcement,
      frame: window.frame
    )
    notice.identifier = "announcement"
    tree.notice = notice
    noticeEnd = now + Serving.noticeSpan
    let reference = Call(tree: tree, node: notice, identity: identity).reference(notice.id)
    send([
      .child(tree.path(window.id), isNew: true, window.children.count, reference),
      .state(tree.path(notice.id), "showing", true),
    ])
  }

  func removeNotice() {
    noticeEnd = nil
    guard let notice = tree.notice else { return }
    defer { tree.notice = nil }
    guard let window = tree.window else { return }
    let reference = Call(tree: tree, node: notice, identity: identity).reference(notice.id)
    send([
      .state(tree.path(notice.id), "showing", false),
      .child(tree.path(window.id), isNew: false, window.children.count, reference),
    ])
  }
}
