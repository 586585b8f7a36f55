import Testing
import Views

@MainActor
@Suite struct `An image` {
  private let measuring = FixedMeasuring()
  private var environment = EnvironmentValues()

  init() {
    measuring.pictures = ["/usr/share/hall/plan.svg": CGSize(width: 300, height: 200)]
    environment.resourceFolder = "/usr/share/hall"
  }

  private func size(_ image: Image, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    image.sizeThatFits(
      ProposedViewSize(width: width, height: height), environment: environment,
      measuring: measuring)
  }

  private func items(_ image: Image) -> [DisplayItem] {
    image.displayItems(
      in: CGSize(width: 60, height: 30), proposal: .unspecified, environment: environment,
      measuring: measuring)
  }

  @Test func `of a file is as large as the file says`() {
    for image in [Image(file: "plan.svg"), Image(file: "/usr/share/hall/plan.svg")] {
      #expect(size(image, nil, nil) == CGSize(width: 300, height: 200))
      #expect(size(image, 10, 1000) == CGSize(width: 300, height: 200))
    }
  }

  @Test func `takes the size it is offered where it may`() {
    let image = Image(file: "plan.svg").resizable()
    #expect(size(image, nil, nil) == CGSize(width: 300, height: 200))
    #expect(size(image, 10, nil) == CGSize(width: 10, height: 200))
    #expect(size(image, 10, 1000) == CGSize(width: 10, height: 1000))
    #expect(size(image, -1, 0) == .zero)
  }

  @Test func `is another picture once picture files have changed`() {
    var changed = environment
    changed.pictureRevision = 1
    let items = Image(file: "plan.svg").displayItems(
      in: CGSize(width: 60, height: 30), proposal: .unspecified, environment: changed,
      measuring: measuring)
    #expect(items != self.items(Image(file: "plan.svg")))
  }

  @Test func `that cannot be read leaves a small square`() {
    #expect(size(Image(file: "nothing.png"), 500, 500) == CGSize(width: 24, height: 24))
    #expect(
      items(Image(file: "nothing.png")) == [
        .picture(
          PictureContent(path: "/usr/share/hall/nothing.png"),
          in: CGRect(x: 0, y: 0, width: 60, height: 30))
      ])
  }

  @Test func `is looked for in the folder of resources, or from the root`() {
    func path(_ image: Image, in folder: String?) -> String? {
      var environment = environment
      environment.resourceFolder = folder
      let items = image.displayItems(
        in: .zero, proposal: .zero, environment: environment, measuring: measuring)
      guard case .picture(let content, _)? = items.first else { return nil }
      return content.path
    }
    #expect(path(Image(file: "a/b.png"), in: "/opt/hall") == "/opt/hall/a/b.png")
    #expect(path(Image(file: "/a/b.png"), in: "/opt/hall") == "/a/b.png")
    #expect(path(Image(file: "a/b.png"), in: nil) == "a/b.png")
  }

  @Test func `has the colour around it where only its outline counts`() {
    func tint(_ mode: Image.TemplateRenderingMode?) -> ResolvedColor? {
      guard case .picture(let content, _)? = items(Image(file: "a.png").renderingMode(mode)).first
      else { return nil }
      return content.tint
    }
    #expect(tint(.template) == ResolvedColor(red: 0, green: 0, blue: 0))
    #expect(tint(.original) == nil)
    #expect(tint(nil) == nil)
  }
}
