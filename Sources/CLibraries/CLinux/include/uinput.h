#pragma once

#include <linux/uinput.h>

// The request numbers are macros of sizeof, which Swift does not import.
static inline unsigned long kiosk_ui_set_evbit(void) { return UI_SET_EVBIT; }
static inline unsigned long kiosk_ui_set_keybit(void) { return UI_SET_KEYBIT; }
static inline unsigned long kiosk_ui_set_relbit(void) { return UI_SET_RELBIT; }
static inline unsigned long kiosk_ui_set_mscbit(void) { return UI_SET_MSCBIT; }
static inline unsigned long kiosk_ui_set_propbit(void) { return UI_SET_PROPBIT; }
static inline unsigned long kiosk_ui_abs_setup(void) { return UI_ABS_SETUP; }
static inline unsigned long kiosk_ui_dev_setup(void) { return UI_DEV_SETUP; }
static inline unsigned long kiosk_ui_dev_create(void) { return UI_DEV_CREATE; }
static inline unsigned long kiosk_ui_get_sysname(unsigned length) { return UI_GET_SYSNAME(length); }
