#pragma once

#include <linux/kd.h>
#include <linux/vt.h>
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

/// Sets whether a virtual terminal draws text (KD_TEXT) or leaves the panel alone (KD_GRAPHICS).
static inline int kiosk_set_console_mode(int descriptor, int mode) {
  return ioctl(descriptor, KDSETMODE, mode);
}
