public import Foundation

/// Nodes that sounds go through; the nodes and their connections are kept, and nothing sounds.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// A connection of an output to an input.
  private struct Link {
    let source: AVAudioNode
    let target: AVAudioNode
    let format: AVAudioFormat?
  }

  /// The nodes that were attached.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// The way out; it stays silent.
  public let outputNode = AVAudioOutputNode()
  /// The way in; nothing comes in.
  public let inputNode = AVAudioInputNode()
  /// Brings sounds together on their way out.
  public let mainMixerNode = AVAudioMixerNode()
  /// Always false.
  open var isRunning: Bool { false }
  /// Default false; kept, and has no effect here.
  open var isAutoShutdownEnabled = false
  private var links: [Link] = []

  /// Makes an engine with a mixer before its way out.
  public override init() {
    super.init()
    for node in [outputNode, inputNode, mainMixerNode] { attach(node) }
    connect(mainMixerNode, to: outputNode, format: nil)
  }

  /// Keeps a node.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  /// Lets go of a node and of its connections.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
    links.removeAll { $0.source === node || $0.target === node }
  }
  /// Keeps a connection, in place of an earlier one of the same source.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    links.removeAll { $0.source === node1 }
    links.append(Link(source: node1, target: node2, format: format))
  }
  /// Keeps a connection; the numbers of output and input have no effect here.
  open func connect(
    _ node1: AVAudioNode,
    to node2: AVAudioNode,
    fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) { connect(node1, to: node2, format: format) }
  /// Lets go of the connections to a node.
  open func disconnectNodeInput(_ node: AVAudioNode) { links.removeAll { $0.target === node } }
  /// Lets go of the connection from a node.
  open func disconnectNodeOutput(_ node: AVAudioNode) { links.removeAll { $0.source === node } }
  /// Does nothing.
  open func prepare() {}
  /// Throws always: there is no output for sounds.
  open func start() throws { throw AVError(.deviceNotConnected) }
  /// Does nothing: nothing was begun.
  open func pause() {}
  /// Does nothing: nothing was begun.
  open func stop() {}
  /// Does nothing: nothing was begun.
  open func reset() {}

  /// The form of the connection from a node; nil if none was given.
  func format(from node: AVAudioNode) -> AVAudioFormat? {
    links.first { $0.source === node }?.format
  }
}

extension Notification.Name {
  /// Posted when the outputs of an engine change; never posted here.
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification"
  )
}
