#pragma once

#include <drm_fourcc.h>
#include <sys/types.h>
#include <xf86drm.h>
#include <xf86drmMode.h>

#include "fake-libdrm.h"

enum { MAXIMUM = 16, BLOBS = 256, FILES = 256, PROPERTIES = 256, FRAMEBUFFER_OF_PREDECESSOR = 900 };

struct fake_property {
  uint32_t id, object;
  char name[DRM_PROP_NAME_LEN];
  char value_name[DRM_PROP_NAME_LEN];
  uint64_t value;
  bool atomic;
};

struct fake_connector {
  uint32_t id, type, counter, connection, possible_crtcs, mm_width, mm_height;
  drmModeModeInfo modes[MAXIMUM];
  int mode_count, probes;
};

struct fake_plane {
  uint32_t id, type, possible_crtcs;
  uint32_t formats[MAXIMUM];
  uint32_t format_count;
};

struct fake_buffer {
  uint32_t handle, pitch;
  uint64_t offset, size;
};

struct fake_framebuffer {
  uint32_t id, handle, width, height, pitch, format;
};

struct fake_blob {
  uint32_t id;
  drmModeModeInfo mode;
  /// Made by the client, and not given back.
  bool is_clients;
};

struct fake_fault {
  char call[64];
  int error, skip, times;
};

struct fake_file {
  bool was_master;
  /// The process that has opened it is gone, for all the kernel knows.
  bool is_another_process;
};

struct fake_event {
  void *data;
  uint32_t sequence, seconds, microseconds;
};

struct fake_card {
  fake_card *next;
  char driver[32], name[32];
  int descriptor, kept, own;
  ino_t file;  // behind all
  struct fake_file files[FILES];
  int file_count;
  int master;  // the number of a file
  bool offers_atomic, universal, atomic, used_atomic, gone;
  uint32_t pitch_alignment, next_id, last_handle;
  uint64_t end;
  uint32_t crtcs[MAXIMUM];
  int crtc_count;
  struct fake_connector connectors[MAXIMUM];
  int connector_count;
  struct fake_plane planes[MAXIMUM];
  int plane_count;
  struct fake_property properties[PROPERTIES];
  int property_count;
  struct fake_buffer buffers[MAXIMUM];
  int buffer_count;
  struct fake_framebuffer framebuffers[MAXIMUM];
  int framebuffer_count;
  struct fake_blob blobs[BLOBS];
  int blob_count;
  struct fake_fault faults[MAXIMUM];
  int fault_count;
  // By the place of the CRTC.
  bool flip_in_flight[MAXIMUM];
  struct fake_event flips[MAXIMUM], last_event;
  struct fake_event queue[MAXIMUM];
  int queue_count;
  char light[128];
  bool was_lit;
  char log[16384];
};

/// The card behind a descriptor; NULL for one of the real world.
fake_card *fake_find(int descriptor);
/// Whether a descriptor's file is master.
bool fake_is_master(const fake_card *card, int descriptor);
/// Makes a descriptor's file master; the errno where the kernel refuses that, else 0.
int fake_take_master(fake_card *card, int descriptor);
/// Has a descriptor's file cease to be master; the errno where the kernel refuses that, else 0.
int fake_leave_master(fake_card *card, int descriptor);
/// Writes a call into the log, and returns the errno that it is to fail with, 0 for none.
int fake_enter(fake_card *card, const char *call);
/// Writes a line into the log.
void fake_note(fake_card *card, const char *line);
/// The property of an object; NULL where it has none of that name.
struct fake_property *fake_property(const fake_card *card, uint32_t object, const char *name);
/// The framebuffer of a number; NULL where there is none.
struct fake_framebuffer *fake_framebuffer(fake_card *card, uint32_t id);
/// The mode in a blob; NULL where there is none.
const drmModeModeInfo *fake_mode(const fake_card *card, uint64_t blob);
/// The place of a CRTC in the card's list; -1 where it is none.
int fake_crtc_place(const fake_card *card, uint64_t crtc);
/// Keeps a mode, and returns its number.
uint32_t fake_keep_mode(fake_card *card, const drmModeModeInfo *mode, bool is_clients);
/// Does the flips in flight on some CRTCs, by the bits of their places, as the kernel does before it
/// carries out a commit that waits.
void fake_finish_flips(fake_card *card, uint32_t crtcs);
/// Whether a flip is in flight on one of these CRTCs.
bool fake_is_in_flight(const fake_card *card, uint32_t crtcs);
/// Puts a flip in flight on these CRTCs.
void fake_start_flip(fake_card *card, uint32_t crtcs, void *data);
/// Switches the light, where the card has one, when its first CRTC has gone off or on.
void fake_switch_light(fake_card *card);
/// What libdrm's calls answer: 0, or -errno with errno set.
int fake_answer(int error);
