internal import LinuxIO
internal import Synchronization
internal import ViewDrawing

/// Draws screens on a thread of its own: the loop gets the picture at once, the stage learns of it.
typealias DrawingWorker = Worker<DrawingRequest, DrawingAnswer>

extension DrawingWorker {
  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - link: Where pictures are sent.
  ///   - typesetter: The one that measures the text.
  convenience init(link: StageLink, typesetter: PangoTypesetter) throws(SystemError) {
    let canvas = Mutex(
      ScreenCanvas(typesetter: typesetter) { link.answers.send(.problem($0)) })
    try self.init("drawing") { request in
      let picture = canvas.withLock { canvas in
        canvas.draw(
          request.content, on: request.panel, replacing: request.former)
      }
      link.answers.send(.picture(request.id, picture, generation: request.generation))
      // The first picture is waited for; all others are drawn beside slides, which come first.
      Thread.yieldPrecedence()
      return DrawingAnswer(
        id: request.id, drawing: Drawing(content: request.content, picture: picture),
        generation: request.generation)
    }
  }
}
