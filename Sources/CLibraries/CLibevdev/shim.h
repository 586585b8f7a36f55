#pragma once

#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <sys/ioctl.h>

/// Takes the device for this descriptor alone, or gives it back; -1 and errno on failure.
/// (EVIOCGRAB is a macro with a cast, and ioctl is variadic: Swift imports neither.)
static inline int kiosk_evdev_grab(int descriptor, int grab) {
  return ioctl(descriptor, EVIOCGRAB, (void *)(long)grab);
}

/// Chooses the clock that stamps the events this descriptor reads; -1 and errno on failure.
static inline int kiosk_evdev_set_clock(int descriptor, int *clock) {
  return ioctl(descriptor, EVIOCSCLOCKID, clock);
}
