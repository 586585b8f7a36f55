import Testing
import Views

@MainActor
@Suite struct `The structure of a view` {
  // Groups, conditions and loops are no places of their own: the stack sees the views in them.
  nonisolated static let rows = [
    LayoutCase(
      "the views of a group are those of the stack", 100, 20,
      ["a 12 0 20 20", "b 40 0 20 20", "c 68 0 20 20"]
    ) {
      HStack {
        Group {
          Box("a", 20, 20)
          Box("b", 20, 20)
        }
        Box("c", 20, 20)
      }
    },
    LayoutCase(
      "a modifier of a group is one of each of its views", 100, 20,
      ["a 21 5 20 10", "b 59 5 20 10"]
    ) {
      HStack {
        Group {
          Box("a", 20, 10)
          Box("b", 20, 10)
        }
        .padding(5)
      }
    },
    LayoutCase(
      "the views of a loop are those of the stack", 100, 20,
      ["0 22 0 8 20", "1 38 0 16 20", "2 62 0 16 20"]
    ) {
      HStack { ForEach(0..<3) { Box("\($0)", $0 == 0 ? 8 : 16, 20) } }
    },
    LayoutCase("a loop of nothing takes no spacing", 100, 20, ["a 26 0 20 20", "b 54 0 20 20"]) {
      HStack {
        Box("a", 20, 20)
        ForEach(0..<0) { Box("\($0)", 20, 20) }
        Box("b", 20, 20)
      }
    },
    LayoutCase(
      "a view that is not there takes no spacing", 100, 20, ["a 26 0 20 20", "b 54 0 20 20"]
    ) {
      HStack {
        Box("a", 20, 20)
        if isShown { Box("z", 20, 20) }
        Box("b", 20, 20)
      }
    },
    LayoutCase("a branch is the view that was taken", 100, 20, ["a 26 0 20 20", "b 54 0 20 20"]) {
      HStack {
        Box("a", 20, 20)
        if isShown { Box("z", 20, 20) } else { Box("b", 20, 20) }
      }
    },
    LayoutCase("a view of nothing takes no spacing", 100, 20, ["a 26 0 20 20", "b 54 0 20 20"]) {
      HStack {
        EmptyView()
        Box("a", 20, 20)
        EmptyView().padding().frame(width: 50)
        Box("b", 20, 20)
        EmptyView()
      }
    },
    LayoutCase("a view of unknown type is transparent", 100, 20, ["a 26 0 20 20", "b 54 0 20 20"]) {
      HStack {
        AnyView(
          Group {
            Box("a", 20, 20)
            Box("b", 20, 20)
          })
      }
    },
    LayoutCase(
      "groups in groups are transparent", 100, 20, ["a 12 0 20 20", "b 40 0 20 20", "c 68 0 20 20"]
    ) {
      HStack {
        Group {
          Box("a", 20, 20)
          Group {
            Box("b", 20, 20)
            if !isShown { Box("c", 20, 20) }
          }
        }
      }
    },
    LayoutCase(
      "several views of a screen lie upon each other", 100, 20, ["a 0 0 100 20", "b 40 0 20 20"]
    ) {
      Box("a")
      Box("b", 20, 20)
    },
    LayoutCase(
      "an empty stack has its place, and its spacing", 100, 20, ["a 22 0 20 20", "b 58 0 20 20"]
    ) {
      HStack {
        Box("a", 20, 20)
        HStack {}
        Box("b", 20, 20)
      }
    },
  ]

  @Test(arguments: rows)
  func `is flattened to what has a place`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }

  // Stacks in stacks: each is a view like any other.
  nonisolated static let nested = [
    LayoutCase("a row of columns", 100, 48, ["a 12 0 30 20", "b 12 28 30 20", "c 50 14 38 20"]) {
      HStack {
        VStack {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }
        Box("c", 38, 20)
      }
    },
    LayoutCase(
      "a list row: picture, two lines, time", 200, 60,
      ["i 0 10 40 40", "t 48 6 40 20", "s 48 34 80 20", "c 150 20 50 20"]
    ) {
      HStack {
        Box("i", 40, 40)
        VStack(alignment: .leading) {
          Text("Door").mark("t")
          Text("unlocked").mark("s")
        }
        Spacer()
        Text("09:41").mark("c")
      }
    },
    LayoutCase(
      "bars above and below what takes the rest", 100, 100,
      ["t 0 0 100 20", "m 0 20 100 60", "b 0 80 100 20"]
    ) {
      VStack(spacing: 0) {
        Box("t", nil, 20)
        Box("m")
        Box("b", nil, 20)
      }
    },
    LayoutCase(
      "flexible columns in a row share it", 108, 48,
      ["a 0 0 50 20", "b 0 28 50 20", "c 58 0 50 48"]
    ) {
      HStack {
        VStack {
          Box("a")
          Box("b")
        }
        Box("c")
      }
    },
    LayoutCase(
      "a stack with a spacer is flexible like one", 100, 20, ["a 0 0 20 20", "b 60 0 40 20"]
    ) {
      HStack(spacing: 0) {
        HStack {
          Box("a", 20, 20)
          Spacer()
        }
        Box("b", 40, 20)
      }
    },
    LayoutCase(
      "a line in a column is as wide as the column may be", 100, 37,
      ["a 40 0 20 20", "d 0 28 100 1"]
    ) {
      VStack {
        Box("a", 20, 20)
        Divider().mark("d")
        EmptyView()
      }
      .frame(height: 37, alignment: .top)
    },
    LayoutCase(
      "a line is whole pixels thick, about a point", 100, 40,
      ["a 0 0 100 0.8", "b 0 8.8 100 1", "c 0 17.8 100 2"]
    ) {
      VStack {
        Divider().mark("a").environment(\.displayScale, 1.25)
        Divider().mark("b").environment(\.displayScale, 3)
        Divider().mark("c").environment(\.displayScale, 0.5)
      }
      .frame(height: 40, alignment: .top)
    },
    LayoutCase("a line in a row is upright", 100, 40, ["a 31.5 10 20 20", "d 59.5 0 1 40"]) {
      HStack {
        Box("a", 20, 20)
        Divider().mark("d")
        Spacer(minLength: 0).frame(width: 8)
      }
    },
    LayoutCase(
      "a line in a column of fixed size is as wide as the others", 100, 30,
      ["a 30 0 40 20", "d 30 28 40 1"]
    ) {
      VStack {
        Box("a", 40, 20)
        Divider().mark("d")
      }
      .fixedSize().frame(height: 30, alignment: .top)
    },
  ]

  @Test(arguments: nested)
  func `may be stacks in stacks`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
