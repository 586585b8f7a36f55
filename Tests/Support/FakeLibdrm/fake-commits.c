// Mode sets and flips, atomic and legacy, checked as the kernel checks them.
#include "fake-card.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct change {
  uint32_t object, property;
  uint64_t value;
};

struct _drmModeAtomicReq {
  int count;
  struct change changes[PROPERTIES];
};

drmModeAtomicReqPtr drmModeAtomicAlloc(void) { return calloc(1, sizeof(struct _drmModeAtomicReq)); }
void drmModeAtomicFree(drmModeAtomicReqPtr request) { free(request); }
void drmModeAtomicSetCursor(drmModeAtomicReqPtr request, int cursor) { request->count = cursor; }

int drmModeAtomicAddProperty(drmModeAtomicReqPtr request, uint32_t object, uint32_t property,
                             uint64_t value) {
  request->changes[request->count++] = (struct change){object, property, value};
  return request->count;
}

/// Whether two numbers of modes mean the same timing.
static bool same_mode(const fake_card *card, uint64_t left, uint64_t right) {
  const drmModeModeInfo *a = fake_mode(card, left), *b = fake_mode(card, right);
  if (!a || !b) return a == b;
  return a->clock == b->clock && !memcmp(&a->hdisplay, &b->hdisplay, 10 * sizeof a->hdisplay) &&
         a->flags == b->flags;
}

/// The bits of the CRTCs that a request is about: its own, and those that its planes and connectors
/// belong to at this moment.
static uint32_t affected(const fake_card *card, const struct _drmModeAtomicReq *request) {
  uint32_t bits = 0;
  for (int i = 0; i < request->count; i++) {
    uint32_t object = request->changes[i].object;
    int place = fake_crtc_place(card, object);
    if (place < 0) {
      const struct fake_property *crtc = fake_property(card, object, "CRTC_ID");
      place = crtc ? fake_crtc_place(card, crtc->value) : -1;
    }
    if (place >= 0) bits |= 1u << place;
  }
  return bits;
}

/// Puts the changes into the properties; whether the display would have to go dark for them.
static int apply(fake_card *card, const struct _drmModeAtomicReq *request, bool *mode_set) {
  *mode_set = false;
  for (int i = 0; i < request->count; i++) {
    const struct change *change = &request->changes[i];
    struct fake_property *property = NULL;
    for (int j = 0; j < card->property_count; j++) {
      if (card->properties[j].id == change->property) property = &card->properties[j];
    }
    if (!property || property->object != change->object) return ENOENT;
    bool is_connector = true;
    for (int j = 0; j < card->plane_count; j++) {
      if (card->planes[j].id == change->object) is_connector = false;
    }
    if (!strcmp(property->name, "MODE_ID")) {
      if (change->value && !fake_mode(card, change->value)) return EINVAL;
      *mode_set |= !same_mode(card, property->value, change->value);
    } else if (!strcmp(property->name, "ACTIVE") ||
               (is_connector && !strcmp(property->name, "CRTC_ID"))) {
      *mode_set |= property->value != change->value;
    } else if (!strcmp(property->name, "FB_ID") && change->value &&
               change->value != FRAMEBUFFER_OF_PREDECESSOR &&
               !fake_framebuffer(card, (uint32_t)change->value)) {
      return ENOENT;
    }
    property->value = change->value;
  }
  return 0;
}

/// What the kernel finds wrong with a state as a whole.
static int check(const fake_card *card) {
  for (int i = 0; i < card->crtc_count; i++) {
    uint32_t crtc = card->crtcs[i];
    bool driven = false;
    for (int j = 0; j < card->connector_count; j++) {
      const struct fake_connector *connector = &card->connectors[j];
      if (fake_value(card, connector->id, "CRTC_ID") != crtc) continue;
      driven = true;
      if (!(connector->possible_crtcs & 1u << i)) return EINVAL;
    }
    bool has_mode = fake_value(card, crtc, "MODE_ID");
    if (has_mode != driven || (fake_value(card, crtc, "ACTIVE") && !has_mode)) return EINVAL;
  }
  for (int i = 0; i < card->plane_count; i++) {
    const struct fake_plane *plane = &card->planes[i];
    uint64_t crtc = fake_value(card, plane->id, "CRTC_ID");
    if (!crtc != !fake_value(card, plane->id, "FB_ID")) return EINVAL;
    if (!crtc) continue;
    int place = fake_crtc_place(card, crtc);
    if (place < 0 || !(plane->possible_crtcs & 1u << place)) return EINVAL;
    const drmModeModeInfo *mode = fake_mode(card, fake_value(card, (uint32_t)crtc, "MODE_ID"));
    if (!mode) return EINVAL;
    if (plane->type == DRM_PLANE_TYPE_PRIMARY &&
        (fake_value(card, plane->id, "CRTC_W") != mode->hdisplay ||
         fake_value(card, plane->id, "SRC_H") != (uint64_t)mode->vdisplay << 16)) {
      return EINVAL;
    }
  }
  return 0;
}

static int commit(fake_card *card, int fd, const struct _drmModeAtomicReq *request, uint32_t flags,
                  void *data) {
  bool test = flags & DRM_MODE_ATOMIC_TEST_ONLY, event = flags & DRM_MODE_PAGE_FLIP_EVENT;
  char call[64];
  snprintf(call, sizeof call, "commit%s%s%s%s", test ? " test" : "",
           flags & DRM_MODE_ATOMIC_ALLOW_MODESET ? " modeset" : "",
           flags & DRM_MODE_ATOMIC_NONBLOCK ? " nonblocking" : "", event ? " event" : "");
  int error = fake_enter(card, call);
  if (error) return error;
  if (!fake_is_master(card, fd)) return EACCES;
  if (!card->atomic || (test && event)) return EINVAL;
  uint32_t crtcs = affected(card, request);
  if (flags & DRM_MODE_ATOMIC_NONBLOCK && fake_is_in_flight(card, crtcs)) {
    fake_note(card, "violation: a second commit in flight");
    return EBUSY;
  }
  static _Thread_local struct fake_property before[PROPERTIES];
  memcpy(before, card->properties, sizeof before);
  bool mode_set;
  error = apply(card, request, &mode_set);
  crtcs |= affected(card, request);
  if (!error && mode_set && !(flags & DRM_MODE_ATOMIC_ALLOW_MODESET)) error = EINVAL;
  if (!error) error = check(card);
  if (error || test) memcpy(card->properties, before, sizeof before);
  if (error || test) return error;
  card->used_atomic = true;
  fake_switch_light(card);
  if (!(flags & DRM_MODE_ATOMIC_NONBLOCK)) fake_finish_flips(card, crtcs);
  if (event) fake_start_flip(card, crtcs, data);
  return 0;
}

int drmModeAtomicCommit(int fd, const drmModeAtomicReqPtr request, uint32_t flags, void *data) {
  fake_card *card = fake_find(fd);
  return fake_answer(card ? commit(card, fd, request, flags, data) : EBADF);
}

// Legacy.

/// The primary plane of a CRTC.
static uint32_t primary(const fake_card *card, uint32_t crtc) {
  int place = fake_crtc_place(card, crtc);
  for (int i = 0; place >= 0 && i < card->plane_count; i++) {
    if (card->planes[i].type == DRM_PLANE_TYPE_PRIMARY &&
        card->planes[i].possible_crtcs & 1u << place) {
      return card->planes[i].id;
    }
  }
  return 0;
}

/// Stops CRTCs whose last connector was taken away, as the kernel does where legacy calls do that.
static void stop_undriven(fake_card *card) {
  for (int i = 0; i < card->crtc_count; i++) {
    uint32_t crtc = card->crtcs[i], plane = primary(card, crtc);
    bool driven = false;
    for (int j = 0; j < card->connector_count; j++) {
      driven |= fake_value(card, card->connectors[j].id, "CRTC_ID") == crtc;
    }
    if (driven || !fake_value(card, crtc, "ACTIVE")) continue;
    fake_property(card, crtc, "ACTIVE")->value = fake_property(card, crtc, "MODE_ID")->value = 0;
    fake_property(card, plane, "FB_ID")->value = fake_property(card, plane, "CRTC_ID")->value = 0;
  }
}

static int enter_legacy(fake_card *card, int fd, const char *call) {
  int error = fake_enter(card, call);
  if (card->used_atomic) fake_note(card, "violation: a legacy call after an atomic commit");
  return error ? error : fake_is_master(card, fd) ? 0 : EACCES;
}

int drmModeSetCrtc(int fd, uint32_t crtc, uint32_t framebuffer, uint32_t x, uint32_t y,
                   uint32_t *connectors, int count, drmModeModeInfoPtr mode) {
  (void)x, (void)y;
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = enter_legacy(card, fd, "drmModeSetCrtc");
  if (error) return fake_answer(error);
  fake_finish_flips(card, 1u << fake_crtc_place(card, crtc));
  uint32_t plane = primary(card, crtc);
  fake_property(card, plane, "FB_ID")->value = framebuffer;
  fake_property(card, plane, "CRTC_ID")->value = framebuffer ? crtc : 0;
  fake_property(card, crtc, "ACTIVE")->value = mode != NULL;
  fake_property(card, crtc, "MODE_ID")->value = mode ? fake_keep_mode(card, mode, false) : 0;
  for (int i = 0; i < card->connector_count; i++) {
    struct fake_property *property = fake_property(card, card->connectors[i].id, "CRTC_ID");
    if (property->value == crtc) property->value = 0;
  }
  for (int i = 0; i < count; i++) fake_property(card, connectors[i], "CRTC_ID")->value = crtc;
  stop_undriven(card);
  fake_switch_light(card);
  return 0;
}

int drmModePageFlip(int fd, uint32_t crtc, uint32_t framebuffer, uint32_t flags, void *data) {
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = enter_legacy(card, fd, "drmModePageFlip");
  uint32_t bit = 1u << fake_crtc_place(card, crtc);
  if (!error && fake_is_in_flight(card, bit)) {
    fake_note(card, "violation: a second commit in flight");
    error = EBUSY;
  }
  if (!error && !fake_value(card, crtc, "ACTIVE")) error = EINVAL;
  if (!error && !fake_framebuffer(card, framebuffer)) error = ENOENT;
  if (error) return fake_answer(error);
  fake_property(card, primary(card, crtc), "FB_ID")->value = framebuffer;
  if (flags & DRM_MODE_PAGE_FLIP_EVENT) fake_start_flip(card, bit, data);
  return 0;
}

/// Takes a plane off a CRTC, or without one its pointers; the errno where there is none.
static int take_off(fake_card *card, uint32_t crtc, uint32_t plane) {
  int error = ENXIO;
  for (int i = 0; i < card->plane_count; i++) {
    const struct fake_plane *own = &card->planes[i];
    if (plane ? own->id != plane : own->type != DRM_PLANE_TYPE_CURSOR) continue;
    error = 0;
    if (fake_value(card, own->id, "CRTC_ID") != crtc) continue;
    fake_property(card, own->id, "FB_ID")->value = 0;
    fake_property(card, own->id, "CRTC_ID")->value = 0;
  }
  return error;
}

int drmModeSetPlane(int fd, uint32_t plane, uint32_t crtc, uint32_t framebuffer, uint32_t flags,
                    int32_t x, int32_t y, uint32_t width, uint32_t height, uint32_t source_x,
                    uint32_t source_y, uint32_t source_width, uint32_t source_height) {
  (void)flags, (void)x, (void)y, (void)width, (void)height;
  (void)source_x, (void)source_y, (void)source_width, (void)source_height;
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = enter_legacy(card, fd, "drmModeSetPlane");
  if (!error && framebuffer) error = ENOENT;
  return fake_answer(error ? error : take_off(card, crtc, plane));
}

int drmModeSetCursor(int fd, uint32_t crtc, uint32_t handle, uint32_t width, uint32_t height) {
  (void)width, (void)height;
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = enter_legacy(card, fd, "drmModeSetCursor");
  if (!error && handle) error = ENOENT;
  return fake_answer(error ? error : take_off(card, crtc, 0));
}

int drmModeObjectSetProperty(int fd, uint32_t object, uint32_t type, uint32_t property,
                             uint64_t value) {
  (void)type;
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = enter_legacy(card, fd, "drmModeObjectSetProperty");
  if (error) return fake_answer(error);
  for (int i = 0; i < card->property_count; i++) {
    if (card->properties[i].id == property && card->properties[i].object == object) {
      card->properties[i].value = value;
      return 0;
    }
  }
  return fake_answer(ENOENT);
}
