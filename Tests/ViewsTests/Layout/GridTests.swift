import Testing
import Views

@MainActor
@Suite struct `A grid` {
  // Columns as wide as their widest cell, rows as high as their highest, 8 points between them.
  nonisolated static let rows = [
    LayoutCase(
      "sizes columns and rows by their cells", 98, 58,
      ["a 0 10 30 10", "b 48 0 40 30", "c 5 43 20 10", "d 38 38 60 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 10)
          Box("b", 40, 30)
        }
        GridRow {
          Box("c", 20, 10)
          Box("d", 60, 20)
        }
      }
    },
    LayoutCase(
      "aligns cells", 98, 58, ["a 0 0 30 10", "b 38 0 40 30", "c 0 38 20 10", "d 38 38 60 20"]
    ) {
      Grid(alignment: .topLeading) {
        GridRow {
          Box("a", 30, 10)
          Box("b", 40, 30)
        }
        GridRow {
          Box("c", 20, 10)
          Box("d", 60, 20)
        }
      }
    },
    LayoutCase(
      "has the spacing that was asked for", 100, 52,
      ["a 0 0 20 20", "b 25 0 20 20", "c 0 32 20 20"]
    ) {
      Grid(horizontalSpacing: 5, verticalSpacing: 12) {
        GridRow {
          Box("a", 20, 20)
          Box("b", 20, 20)
        }
        GridRow { Box("c", 20, 20) }
      }
      .frame(width: 100, alignment: .leading)
    },
    LayoutCase(
      "gives flexible cells what the others leave", 100, 48,
      ["a 0 0 30 20", "b 38 0 62 20", "c 10 28 10 20", "d 38 28 62 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 20)
          Box("b")
        }
        GridRow {
          Box("c", 10, 20)
          Box("d", nil, 20)
        }
      }
    },
    LayoutCase(
      "lets flexible columns share", 108, 48,
      ["a 0 0 50 20", "b 58 0 50 20", "c 0 28 50 20", "d 58 28 50 20"]
    ) {
      Grid {
        GridRow {
          Box("a")
          Box("b")
        }
        GridRow {
          Box("c")
          Box("d")
        }
      }
    },
    LayoutCase(
      "gives flexible rows what the others leave", 48, 100,
      ["a 0 0 20 20", "b 28 0 20 20", "c 0 28 20 72", "d 28 28 20 72"]
    ) {
      Grid {
        GridRow {
          Box("a", 20, 20)
          Box("b", 20, 20)
        }
        GridRow {
          Box("c", 20)
          Box("d", 20)
        }
      }
    },
    LayoutCase(
      "lets a cell cover columns", 68, 48, ["a 0 0 30 20", "b 38 0 30 20", "c 0 28 68 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }
        GridRow { Box("c", nil, 20).gridCellColumns(2) }
      }
      .fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase(
      "widens columns for a cell that covers them", 88, 48,
      ["a 0 0 40 20", "b 48 0 40 20", "c 0 28 88 20"]
    ) {
      Grid {
        GridRow {
          Box("a", nil, 20).frame(idealWidth: 30, maxWidth: 40)
          Box("b", nil, 20).frame(idealWidth: 30, maxWidth: 40)
        }
        GridRow { Box("c", 88, 20).gridCellColumns(2) }
      }
    },
    LayoutCase(
      "widens fixed columns equally for a cell that covers them", 88, 48,
      ["a 10 0 20 20", "b 58 0 20 20", "c 0 28 88 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 20, 20)
          Box("b", 20, 20)
        }
        GridRow { Box("c", 88, 20).gridCellColumns(2) }
      }
    },
    LayoutCase(
      "goes on after a cell that covers columns", 96, 48,
      ["a 0 0 20 20", "b 28 0 30 20", "c 66 0 30 20", "d 19 28 20 20", "e 66 28 30 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 20, 20)
          Box("b", 30, 20)
          Box("c", 30, 20)
        }
        GridRow {
          Box("d", 20, 20).gridCellColumns(2)
          Box("e", 30, 20)
        }
      }
    },
    LayoutCase(
      "gives a view that is in no row all columns", 68, 76,
      ["a 0 0 30 20", "b 38 0 30 20", "c 24 28 20 20", "d 5 56 20 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }
        Box("c", 20, 20)
        GridRow { Box("d", 20, 20) }
      }
    },
    LayoutCase(
      "is made as wide as it may be by a line", 100, 57,
      ["a 8 0 30 20", "b 62 0 30 20", "l 0 28 100 1", "c 13 37 20 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }
        Divider().mark("l")
        GridRow { Box("c", 20, 20) }
      }
    },
    LayoutCase(
      "is not made wider by a line that asks for nothing", 100, 57,
      ["a 16 0 30 20", "b 54 0 30 20", "l 16 28 68 1", "c 21 37 20 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }
        Divider().gridCellUnsizedAxes(.horizontal).mark("l")
        GridRow { Box("c", 20, 20) }
      }
    },
    LayoutCase(
      "holds the place of an empty cell", 68, 48,
      ["a 0 0 30 20", "b 38 0 30 20", "e 0 28 30 20", "d 43 28 20 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 20)
          Box("b", 30, 20)
        }
        GridRow {
          Box("e").gridCellUnsizedAxes([.horizontal, .vertical])
          Box("d", 20, 20)
        }
      }
    },
    LayoutCase(
      "hears what a cell says about its column", 68, 48,
      ["a 0 0 30 20", "b 38 0 30 20", "c 10 28 20 20", "d 43 28 20 20"]
    ) {
      Grid {
        GridRow {
          Box("a", 30, 20).gridColumnAlignment(.trailing)
          Box("b", 30, 20)
        }
        GridRow {
          Box("c", 20, 20)
          Box("d", 20, 20)
        }
      }
    },
    LayoutCase(
      "hears what a row says about its cells", 48, 78,
      ["a 0 0 20 10", "b 28 0 20 30", "c 0 58 20 20", "d 28 38 20 40"]
    ) {
      Grid {
        GridRow(alignment: .top) {
          Box("a", 20, 10)
          Box("b", 20, 30)
        }
        GridRow(alignment: .bottom) {
          Box("c", 20, 20)
          Box("d", 20, 40)
        }
      }
    },
    LayoutCase("stands a row on a base line", 48, 44, ["a 5 10 10 20", "b 28 0 20 26"]) {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").mark("a").frame(width: 20)
          Box("b", 20, 26)
        }
      }
      .frame(height: 44, alignment: .top)
    },
    LayoutCase(
      "takes rows from loops and conditions", 20, 76,
      ["0 0 0 20 20", "1 0 28 20 20", "c 0 56 20 20"]
    ) {
      Grid {
        ForEach(0..<2) { row in GridRow { Box("\(row)", 20, 20) } }
        if !isShown { GridRow { Box("c", 20, 20) } }
      }
    },
    LayoutCase(
      "takes a row's modifier for each of its cells", 58, 30, ["a 5 5 20 20", "b 43 10 10 10"]
    ) {
      Grid {
        GridRow {
          Box("a", 20, 20)
          Box("b", 10, 10)
        }
        .padding(5)
      }
      .fixedSize()
    },
    LayoutCase("breaks texts where columns are narrow", 100, 60, ["a 5 10 30 40", "b 48 20 50 20"])
    {
      Grid {
        GridRow {
          Text("one two").mark("a").frame(maxWidth: 40)
          Text("three").mark("b")
        }
      }
      .frame(width: 100, alignment: .leading)
    },
    LayoutCase("of nothing takes nothing", 100, 100, ["g 50 50 0 0"]) { Grid {}.mark("g") },
  ]

  @Test(arguments: rows)
  func `puts cells into rows and columns`(row: LayoutCase) {
    #expect(row.measuredFrames == row.frames)
  }
}
