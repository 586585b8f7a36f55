import Testing

@testable import Configuration

@Suite struct `A bad configuration` {
  @Test(arguments: [
    Row(
      sound + "power: {}\n",
      """
      3:1: unknown key 'power'; known are 'root', 'idle', 'touch', 'control', 'screens', \
      'gesture', 'console', 'display', 'outputs', 'transition', 'accessibility', 'layoutDirection'
      """),
    Row(
      sound + "scren: {}\n",
      "3:1: unknown key 'scren'; did you mean 'screens'?"),
    Row(
      sound + "gesture: {edgewidth: 8mm}\n",
      "3:11: unknown key 'edgewidth' in gesture; did you mean 'edgeWidth'?"),
    Row(
      sound + "accessibility: {reducedMotion: true}\n",
      "3:17: unknown key 'reducedMotion' in accessibility; did you mean 'reduceMotion'?"),
    Row(
      "root: a\nscreens:\n  a:\n    imge: x.png\n    color: '#000000'\n",
      "4:5: unknown key 'imge' in screens.a; did you mean 'image'?"),
    // Columns count characters, not bytes.
    Row(
      "screens: {홈: {colr: '#000000', color: '#000000'}}\nroot: 홈\n",
      "1:15: unknown key 'colr' in screens.홈; did you mean 'color'?"),
    Row(
      sound + "root: a\n",
      "3:1: duplicate key 'root', first given in line 1; keep one of them"),
    Row(
      "root: a\nscreens:\n  a: {color: '#000000'}\n  a: {color: '#ffffff'}\n",
      "4:3: duplicate key 'a' in screens, first given in line 3; keep one of them"),
    Row(
      "screens: {a: {color: '#000000'}}\n",
      "1:1: root is missing; name the first screen, as in 'root: home'"),
    Row(
      "root: a\n",
      "1:1: screens is missing; describe at least one, as in 'screens: {home: {image: home.png}}'"),
    Row(
      "root: a\nscreens: {}\n",
      """
      2:10: screens is an empty mapping; write at least one screen, as in 'home: {image: \
      home.png}'
      """),
    Row(
      "root: a\nscreens: {a: {}}\n",
      "2:14: screens.a shows nothing; give it one of image, svg, color, view or folder"),
    Row(
      "root: a\nscreens:\n  a:\n    color: '#000000'\n    image: a.png\n    svg: a.svg\n",
      "5:5: screens.a has both color and image; keep one of them",
      "6:5: screens.a has both color and svg; keep one of them"),
    Row(
      "root: a\nscreens: {a b: {color: '#000000'}, a: {color: '#000000'}}\n",
      "2:11: 'a b' cannot name a screen; use letters, digits, '-' and '_'"),
    Row(
      "root: a\nscreens: {a: {view: clock}}\n",
      """
      2:21: screens.a.view names the unknown view 'clock'; this program registers no views, \
      use image, svg, color or folder
      """),
  ])
  func `says what is unknown, twice or missing`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

  @Test(arguments: [
    Row(
      "Root: a\nscreens: {a: {color: '#000000'}}\n",
      "1:1: unknown key 'Root'; did you mean 'root'?"),
    Row("root: a\nScreens: {a: {}}\n", "2:1: unknown key 'Screens'; did you mean 'screens'?"),
    Row(
      "screens: {a: {color: '#000000'}}\noutput: [{root: a}]\n",
      "2:1: unknown key 'output'; did you mean 'outputs'?"),
    Row(
      "screens: {a: {color: '#000000'}}\noutputs: [{rot: a}]\n",
      "2:12: unknown key 'rot' in outputs[1]; did you mean 'root'?"),
    Row(
      "root: a\nscreens: {a: {imgae: a.png}}\n",
      "2:15: unknown key 'imgae' in screens.a; did you mean 'image'?"),
    Row(
      "root: a\nscreens: {a: {color: '#000000', links: [{area: [0, 0, 1, 1], psh: a}]}}\n",
      "2:62: unknown key 'psh' in screens.a.links[1]; did you mean 'push'?"),
    Row(
      "root: a\nscreens: {a: {color: '#000000', links: [{aera: [0, 0, 1, 1], pop: true}]}}\n",
      "2:42: unknown key 'aera' in screens.a.links[1]; did you mean 'area'?"),
    // Another key is missed all the same.
    Row(
      "root: a\nscreens: {a: {psuh: a}}\n",
      "2:14: screens.a shows nothing; give it one of image, svg, color, view or folder",
      "2:15: unknown key 'psuh' in screens.a; did you mean 'push'?"),
  ])
  func `says of a misspelt key only that`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

  @Test(arguments: [
    Row(
      "root: hom\nscreens: {home: {color: '#000000'}}\n",
      "1:7: root names the screen 'hom', which does not exist; did you mean 'home'?"),
    Row(
      "root: home\nscreens: {home: {color: '#000000', push: exhibition}}\n",
      """
      2:42: screens.home.push names the screen 'exhibition', which does not exist; known are \
      'home'
      """),
    Row(
      "root: a\nscreens: {a: {color: '#000000', links: [{area: [0, 0, 1, 1], push: b2}]}}\n",
      "2:68: screens.a.links[1].push names the screen 'b2', which does not exist; known are 'a'"),
    Row(
      "root: a\nscreens: {a: {color: '#00000', push: b}, b: {colour: '#000000'}}\n",
      """
      2:22: screens.a.color is '#00000'; write a colour as "#rrggbb"
      """,
      "2:46: unknown key 'colour' in screens.b; did you mean 'color'?"),
  ])
  func `says which screen does not exist`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

  @Test(arguments: [
    Row(
      "root: a\nscreens: {a: {color: '#000000'}, b: {color: '#000000', push: a}}\n",
      "2:34: warning: nothing leads to the screen 'b'; push it from another one, or remove it"),
    // Two that lead to each other, and a mistake after which nothing is certain.
    Row(
      """
      root: a
      screens:
        a: {color: '#000000'}
        b: {color: '#000000', push: c}
        c: {color: '#000000', links: [{area: [0, 0, 1, 1], push: b}]}
      """,
      "4:3: warning: nothing leads to the screen 'b'; push it from another one, or remove it",
      "5:3: warning: nothing leads to the screen 'c'; push it from another one, or remove it"),
    Row(
      "root: a\nscreens: {a: {color: '#000000', psh: b}, b: {color: '#000000'}}\n",
      "2:33: unknown key 'psh' in screens.a; did you mean 'push'?"),
  ])
  func `says which screen nothing leads to`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

  @Test(arguments: [
    Row(
      "",
      "1:1: the file says nothing; write at least 'root' and 'screens'"),
    Row(
      "# nothing\n",
      "1:1: the file says nothing; write at least 'root' and 'screens'"),
    Row(
      "---\n",
      "2:1: the configuration is empty; write a mapping with keys like 'root:'"),
    Row(
      "root: a\n\tscreens: b\n",
      "2:1: a tab indents this line; use spaces"),
    Row(
      "root: a\nscreens:\n  \ta: {color: '#000000'}\n",
      "3:3: a tab indents this line; use spaces"),
    Row(
      "root: a: b\n",
      """
      1:8: this is not YAML: mapping values are not allowed in this context; check the \
      indentation, or quote the text if the colon belongs to it
      """),
    Row(
      "root: \"a\n",
      """
      2:1: this is not YAML: found unexpected end of stream while scanning a quoted scalar \
      that starts in line 1; close the quotation mark
      """),
    Row(
      "root: [a\n",
      """
      2:1: this is not YAML: did not find expected ',' or ']' while parsing a flow sequence \
      that starts in line 1; separate with ',' and close with ']'
      """),
    Row(
      "root: {a\n",
      """
      2:1: this is not YAML: did not find expected ',' or '}' while parsing a flow mapping \
      that starts in line 1; separate with ',' and close with '}'
      """),
    Row(
      "root: a\n screens: b\n",
      """
      2:9: this is not YAML: mapping values are not allowed in this context; check the \
      indentation, or quote the text if the colon belongs to it
      """),
    Row(
      "root: @home\n",
      """
      1:7: this is not YAML: found character that cannot start any token while scanning for \
      the next token that starts in line 1; indent with spaces, not tabs, and quote text that \
      starts with a special character
      """),
    Row(
      "root: \"\\q\"\n",
      """
      1:8: this is not YAML: found unknown escape character while parsing a quoted scalar that\
       starts in line 1; write a backslash in double quotes as \\\\
      """),
    Row(
      sound + "---\nroot: b\n",
      "3:1: a second document starts here; keep one, without '---' between"),
    Row(
      "root: &r a\nscreens: {a: {color: '#000000', push: *r}}\n",
      "1:7: the anchor '&r' is not taken; remove it",
      "2:39: the alias '*r' is not taken; write out what it stands for"),
    Row(
      "root: !!str a\nscreens: {a: {color: '#000000'}}\n",
      "1:7: the tag 'tag:yaml.org,2002:str' is not taken; the key says what kind of value it has"),
    Row(
      sound + "? [x]\n: y\n",
      "3:3: a list cannot be a key; write a name"),
    Row(
      "root: " + String(repeating: "[", count: 60),
      "1:22: this is nested deeper than any setting; close the brackets or indent less"),
    Row(
      "root: h\u{1}\n",
      "1:8: the character U+0001 does not belong into YAML; remove it, or name the right file"),
    Row(
      "root: 홈 \u{7}\n",
      "1:9: the character U+0007 does not belong into YAML; remove it, or name the right file"),
  ])
  func `is no YAML, or more YAML than is taken`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }

  private static let hidden = """
    a # behind a space starts a comment, which hides the rest of the line; write the text in \
    quotes, as in "#1a2b3c"
    """

  @Test(arguments: [
    Row("root: a\nscreens: {a: {color: #000000}}\n", "2:22: \(hidden)"),
    Row("root: a\r\nscreens: {홈: {color: #000000}}\r\ngesture: {}\r\n", "2:22: \(hidden)"),
    Row(
      "root: a\nscreens:\n  a: {color: #000000}\n  b: {color: #000000}\n", "3:14: \(hidden)"),
    Row(
      "root: a\nscreens:\n  a: {color: #000000,\n    push: a, fit: cover}\n", "3:14: \(hidden)"),
    Row("root: a\nscreens: {a: {image: '#1', svg: a #2.svg}}\n", "2:35: \(hidden)"),
    // A comment that is one, and a bracket that is missing elsewhere.
    Row(
      "root: a # the first {screen}\nscreens: {a: {color: '#000000'}\n",
      """
      3:1: this is not YAML: did not find expected ',' or '}' while parsing a flow mapping that \
      starts in line 2; separate with ',' and close with '}'
      """),
  ])
  func `hides a bracket in a comment`(row: Row) {
    #expect(complaints(about: row.text) == row.complaints)
  }
}
