import ControlProtocol
import Testing

@Suite struct `The metrics` {
  @Test func `name every figure with its help and type, once`() {
    let text = Metrics.text(of: `What a kiosk says`.status)
    #expect(
      text == """
        # HELP kiosk_navigator_info The program that runs; always 1.
        # TYPE kiosk_navigator_info gauge
        kiosk_navigator_info{program="kiosk-navigator",version="0.1.0"} 1
        # HELP kiosk_navigator_start_time_seconds When it was started, in seconds since 1970.
        # TYPE kiosk_navigator_start_time_seconds gauge
        kiosk_navigator_start_time_seconds 1764539462
        # HELP kiosk_navigator_configuration_rejected Whether the present configuration is broken, \
        and a former one runs.
        # TYPE kiosk_navigator_configuration_rejected gauge
        kiosk_navigator_configuration_rejected 1
        # HELP kiosk_navigator_picture_problems Pictures that cannot be shown.
        # TYPE kiosk_navigator_picture_problems gauge
        kiosk_navigator_picture_problems 1
        # HELP kiosk_navigator_display_showing Whether a frame is on the panel.
        # TYPE kiosk_navigator_display_showing gauge
        kiosk_navigator_display_showing{output="HDMI-A-1"} 1
        kiosk_navigator_display_showing{output="2"} 0
        # HELP kiosk_navigator_panel_lit Whether the panel is not put to sleep.
        # TYPE kiosk_navigator_panel_lit gauge
        kiosk_navigator_panel_lit{output="HDMI-A-1"} 1
        kiosk_navigator_panel_lit{output="2"} 0
        # HELP kiosk_navigator_frames_total Frames shown.
        # TYPE kiosk_navigator_frames_total counter
        kiosk_navigator_frames_total{output="HDMI-A-1"} 1234
        kiosk_navigator_frames_total{output="2"} 0
        # HELP kiosk_navigator_missed_frames_total Refreshes without the frame that was due.
        # TYPE kiosk_navigator_missed_frames_total counter
        kiosk_navigator_missed_frames_total{output="HDMI-A-1"} 2
        kiosk_navigator_missed_frames_total{output="2"} 0
        # HELP kiosk_navigator_stack_screens Screens on the stack.
        # TYPE kiosk_navigator_stack_screens gauge
        kiosk_navigator_stack_screens{output="HDMI-A-1"} 2
        kiosk_navigator_stack_screens{output="2"} 0
        # HELP kiosk_navigator_touchscreens Touchscreens that are read.
        # TYPE kiosk_navigator_touchscreens gauge
        kiosk_navigator_touchscreens{output="HDMI-A-1"} 1
        kiosk_navigator_touchscreens{output="2"} 0
        # HELP kiosk_navigator_touch_problem Whether something is wrong with touch.
        # TYPE kiosk_navigator_touch_problem gauge
        kiosk_navigator_touch_problem{output="HDMI-A-1"} 1
        kiosk_navigator_touch_problem{output="2"} 1
        # HELP kiosk_navigator_last_touch_time_seconds When it was touched last, in seconds since \
        1970.
        # TYPE kiosk_navigator_last_touch_time_seconds gauge
        kiosk_navigator_last_touch_time_seconds{output="HDMI-A-1"} 1764539472

        """)
  }

  @Test func `escape what would end a label`() {
    var status = `What a kiosk says`.status
    status.outputs = []
    status.program = "a\"b\\c\nd"
    #expect(Metrics.text(of: status).contains(#"{program="a\"b\\c\nd",version="0.1.0"} 1"#))
  }
}
