#pragma once

#include <linux/kd.h>
#include <linux/vt.h>
#include <stdbool.h>
#include <sys/ioctl.h>

/// How the keyboard of a virtual terminal is read (K_XLATE and the like); -1 and errno where the
/// descriptor is no virtual terminal.
static inline int kiosk_keyboard_mode(int descriptor) {
  int mode;
  return ioctl(descriptor, KDGKBMODE, &mode) < 0 ? -1 : mode;
}

/// Sets how the keyboard of a virtual terminal is read.
static inline int kiosk_set_keyboard_mode(int descriptor, int mode) {
  return ioctl(descriptor, KDSKBMODE, mode);
}

/// Sets whether what is typed into a terminal is echoed and may interrupt the processes that it
/// controls, and throws away what was typed and read by nobody.
///
/// Safe in the handler of a signal.
void kiosk_set_typing(int descriptor, bool is_heard);

/// Sets whether a virtual terminal draws text (KD_TEXT) or leaves the panel alone (KD_GRAPHICS).
static inline int kiosk_set_console_mode(int descriptor, int mode) {
  return ioctl(descriptor, KDSETMODE, mode);
}

/// The N of the ttyN behind a descriptor, /dev/tty too; -1 where it is no virtual terminal.
int kiosk_terminal_number(int descriptor);

/// The N of the ttyN that is seen and typed on; -1 and errno where the descriptor is no virtual
/// terminal.
static inline int kiosk_active_terminal(int descriptor) {
  struct vt_stat state;
  return ioctl(descriptor, VT_GETSTATE, &state) < 0 ? -1 : state.v_active;
}

/// Has the kernel ask this process, by signals, before it switches to another terminal and back; or,
/// where both are 0, ask nobody.
static inline int kiosk_ask_for_terminal(int descriptor, int release, int acquire) {
  struct vt_mode mode = {
      .mode = release ? VT_PROCESS : VT_AUTO, .relsig = (short)release, .acqsig = (short)acquire};
  return ioctl(descriptor, VT_SETMODE, &mode);
}

/// Answers the kernel: 0 refuses a switch, 1 allows it, VT_ACKACQ takes note of the way back.
static inline int kiosk_answer_switch(int descriptor, int answer) {
  return ioctl(descriptor, VT_RELDISP, answer);
}

/// Asks the kernel to switch to a terminal.
static inline int kiosk_activate_terminal(int descriptor, int number) {
  return ioctl(descriptor, VT_ACTIVATE, number);
}

/// Has a signal by which the process crashes (SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE) give
/// the terminal back before it does what it did before: text mode, the keyboard in this mode, typing
/// heard, nobody asked about switches, `farewell` written. One terminal a process; -1 for none.
///
/// (A handler may only do what is safe between any two instructions, which Swift does not promise.)
///
/// `farewell` is kept, not copied.
void kiosk_give_back_on_crash(int descriptor, int keyboard_mode, const char *farewell);

/// Gives the calling thread memory in which that can be done even where its stack has run over.
void kiosk_use_crash_stack(void);
