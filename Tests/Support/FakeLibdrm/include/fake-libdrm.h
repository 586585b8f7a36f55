// A card without hardware: the symbols of libdrm that the product calls, defined again.
//
// Linked into the test binary, these definitions take precedence over the shared library's, so the
// product's own code runs against a card that a test has put together: connectors, CRTCs, planes,
// what is shown at the start, which call fails with which errno, when a flip is done and what its
// event says. Buffers are ordinary memory, so what would be on the panel can be read back.
//
// The fake is as strict as the kernel where that matters: one flip in flight, no event with a test,
// no mode set without the flag, no property of another object. What the kernel would let pass but
// the product must not do is written into the log as a line that begins with "violation".
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct fake_card fake_card;

/// Makes a card that offers everything and has nothing.
fake_card *fake_card_create(const char *driver);
/// Forgets a card.
void fake_card_destroy(fake_card *card);
/// Opens the card anew; the descriptor is the product's to close. The file is master where nobody is.
int fake_card_open(fake_card *card);
/// The descriptor that was opened last.
int fake_card_opened(const fake_card *card);
/// Keeps the file that was opened last open, whoever closes it, as a service manager does.
void fake_keep(fake_card *card);
/// Another descriptor of the kept file, for a process that has not opened it; the product's to close.
int fake_hand_over(fake_card *card);
/// Closes the kept file.
void fake_drop_kept(fake_card *card);
/// The descriptor that the fake itself keeps open.
int fake_card_descriptor(const fake_card *card);
/// What /proc calls files and mappings of this card; the fake itself keeps one descriptor open.
const char *fake_card_name(const fake_card *card);

// What the card has.

/// Adds a CRTC.
uint32_t fake_add_crtc(fake_card *card);
/// Adds a connector; `type` is a DRM_MODE_CONNECTOR_, `counter` the kernel's global number.
uint32_t fake_add_connector(fake_card *card, uint32_t type, uint32_t counter, uint32_t connection,
                            uint32_t possible_crtcs);
/// Changes what a connector says is plugged in, and forgets its modes.
void fake_plug(fake_card *card, uint32_t connector, uint32_t connection);
/// Takes the card away: every call fails with ENODEV from now on, and nothing is told.
void fake_remove(fake_card *card);
/// Takes a connector away, as those behind a hub go with it.
void fake_remove_connector(fake_card *card, uint32_t connector);
/// How often a connector was asked what is plugged in.
int fake_probes(const fake_card *card, uint32_t connector);
/// Sets a connector's millimetres.
void fake_set_millimetres(fake_card *card, uint32_t connector, uint32_t width, uint32_t height);
/// Adds a mode to a connector, with blanking of a fixed size.
void fake_add_mode(fake_card *card, uint32_t connector, uint16_t width, uint16_t height,
                   uint32_t clock, bool preferred);
/// Adds a plane; `type` is a DRM_PLANE_TYPE_.
uint32_t fake_add_plane(fake_card *card, uint32_t type, uint32_t possible_crtcs,
                        const uint32_t *formats, uint32_t count);
/// Adds a property whose value has a name; NULL for none.
void fake_add_property(fake_card *card, uint32_t object, const char *name, uint64_t value,
                       const char *value_name);
/// Shows a picture of a predecessor: the mode of that place on connector, CRTC and plane.
void fake_show(fake_card *card, uint32_t connector, uint32_t crtc, uint32_t plane, int mode);

// What the card is like.

/// Whether the driver offers the atomic interface.
void fake_set_atomic(fake_card *card, bool offered);
/// Whether another program is master; where it is not, nobody is until somebody asks to be.
void fake_set_taken(fake_card *card, bool taken);
/// What rows of buffers are aligned to, in bytes.
void fake_set_pitch_alignment(fake_card *card, uint32_t bytes);
/// Has the next `times` calls of that name in the log fail, after `skip` that succeed.
void fake_fail(fake_card *card, const char *call, int error, int skip, int times);
/// Forgets the failures that have not happened yet.
void fake_forgive(fake_card *card);

/// Has the kernel switch a light off when it turns the card's first CRTC off, and on when it turns it
/// on: the file is its bl_power.
void fake_set_light(fake_card *card, const char *path);

// Flips.

/// Does the flip in flight on the CRTC of that place; false where there is none.
bool fake_flip(fake_card *card, int crtc, uint32_t sequence, uint32_t seconds,
               uint32_t microseconds);
/// Sends the last event once more.
void fake_repeat_event(fake_card *card, uint32_t sequence, uint32_t seconds,
                       uint32_t microseconds);
/// Loses the flips in flight: their events will not come, but the next commits are accepted.
void fake_lose_flip(fake_card *card);

// What has become of it.

/// The calls that change something, one a line, since the log was emptied.
const char *fake_log(const fake_card *card);
/// Empties the log.
void fake_clear_log(fake_card *card);
/// The value of a property.
uint64_t fake_value(const fake_card *card, uint32_t object, const char *name);
/// Changes a property as another program or the kernel would.
void fake_set_value(fake_card *card, uint32_t object, const char *name, uint64_t value);
/// Changes a property whose values have names.
void fake_set_named_value(fake_card *card, uint32_t object, const char *name, uint64_t value,
                          const char *value_name);
/// Copies the tight rows that the plane shows; returns their bytes, 0 where it shows nothing of
/// ours.
size_t fake_read_picture(const fake_card *card, uint32_t plane, uint8_t *destination, size_t size);
/// The width of the mode that a CRTC runs; 0 where it is off.
uint32_t fake_running_width(const fake_card *card, uint32_t crtc);
/// Buffers, framebuffers and blobs that were made and not given back.
int fake_leftovers(const fake_card *card);
