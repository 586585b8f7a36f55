import CSDL2
import Gestures
import Testing

@testable import kiosk_preview

@Suite struct `A key of the window` {
  private static func stroke(
    _ symbol: SDL_KeyCode, control: Bool = false, phase: KeyStroke.Phase = .down
  ) -> KeyStroke {
    KeyStroke(
      symbol: Int32(bitPattern: symbol.rawValue), place: 0, phase: phase, hasControl: control)
  }

  @Test(arguments: [
    (SDLK_r, false, WindowCommand.turn), (SDLK_r, true, .reload), (SDLK_F5, false, .reload),
    (SDLK_s, false, .takeScreenshot), (SDLK_PRINTSCREEN, false, .takeScreenshot),
    (SDLK_t, false, .toggleRecording), (SDLK_F11, false, .toggleFullScreen),
    (SDLK_h, false, .explainKeys), (SDLK_q, false, .quit), (SDLK_q, true, nil),
    (SDLK_a, false, nil), (SDLK_RIGHT, false, nil),
  ])
  func `commands what its explanation says`(
    key: SDL_KeyCode, control: Bool, command: WindowCommand?
  ) {
    #expect(WindowCommand(Self.stroke(key, control: control)) == command)
    #expect(WindowCommand(Self.stroke(key, control: control, phase: .up)) == nil)
    #expect(WindowCommand(Self.stroke(key, control: control, phase: .repeated)) == nil)
  }

  @Test(arguments: [
    (SDL_SCANCODE_RIGHT, KeyCode.right), (SDL_SCANCODE_LEFT, KeyCode.left),
    (SDL_SCANCODE_UP, KeyCode.up), (SDL_SCANCODE_DOWN, KeyCode.down),
    (SDL_SCANCODE_TAB, KeyCode.tab), (SDL_SCANCODE_RETURN, KeyCode.enter),
    (SDL_SCANCODE_KP_ENTER, KeyCode.keypadEnter), (SDL_SCANCODE_SPACE, KeyCode.space),
    (SDL_SCANCODE_HOME, KeyCode.home), (SDL_SCANCODE_ESCAPE, KeyCode.escape),
    (SDL_SCANCODE_LSHIFT, KeyCode.leftShift), (SDL_SCANCODE_RSHIFT, KeyCode.rightShift),
    (SDL_SCANCODE_A, nil), (SDL_SCANCODE_F5, nil),
  ])
  func `goes to the kiosk under the kernel's code`(place: SDL_Scancode, code: UInt16?) {
    let stroke = KeyStroke(symbol: 0, place: place.rawValue, phase: .repeated)
    #expect(KernelKey.code(of: stroke) == code)
  }
}
