#define _GNU_SOURCE
#include "fake-card.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t cards_lock = PTHREAD_MUTEX_INITIALIZER;
static fake_card *cards;
static int card_count;

fake_card *fake_card_create(const char *driver) {
  fake_card *card = calloc(1, sizeof *card);
  snprintf(card->driver, sizeof card->driver, "%s", driver);
  card->offers_atomic = true;
  card->pitch_alignment = 1;
  card->next_id = 30;
  card->descriptor = card->kept = -1;
  pthread_mutex_lock(&cards_lock);
  snprintf(card->name, sizeof card->name, "fake-card-%d.", card_count++);
  card->own = memfd_create(card->name, MFD_CLOEXEC);
  struct stat file;
  if (fstat(card->own, &file) == 0) card->file = file.st_ino;
  card->next = cards;
  cards = card;
  pthread_mutex_unlock(&cards_lock);
  return card;
}

void fake_card_destroy(fake_card *card) {
  pthread_mutex_lock(&cards_lock);
  for (fake_card **link = &cards; *link; link = &(*link)->next) {
    if (*link == card) {
      *link = card->next;
      break;
    }
  }
  pthread_mutex_unlock(&cards_lock);
  fake_drop_kept(card);
  close(card->own);
  free(card);
}

// By the file behind the number, not by the number: tests run beside each other, and what one has
// closed another has opened at once.
fake_card *fake_find(int descriptor) {
  struct stat file;
  if (fstat(descriptor, &file)) return NULL;
  pthread_mutex_lock(&cards_lock);
  fake_card *card = cards;
  while (card && card->file != file.st_ino) card = card->next;
  pthread_mutex_unlock(&cards_lock);
  return card;
}

int fake_card_opened(const fake_card *card) { return card->descriptor; }
int fake_card_descriptor(const fake_card *card) { return card->own; }
const char *fake_card_name(const fake_card *card) { return card->name; }
void fake_set_atomic(fake_card *card, bool offered) { card->offers_atomic = offered; }
void fake_set_pitch_alignment(fake_card *card, uint32_t bytes) { card->pitch_alignment = bytes; }

// What the card has.

static void add_property(fake_card *card, uint32_t object, const char *name, uint64_t value,
                         const char *value_name, bool atomic) {
  struct fake_property *property = &card->properties[card->property_count++];
  property->id = card->next_id++;
  property->object = object;
  property->value = value;
  property->atomic = atomic;
  snprintf(property->name, sizeof property->name, "%s", name);
  snprintf(property->value_name, sizeof property->value_name, "%s", value_name ? value_name : "");
}

void fake_add_property(fake_card *card, uint32_t object, const char *name, uint64_t value,
                       const char *value_name) {
  add_property(card, object, name, value, value_name, false);
}

uint32_t fake_add_crtc(fake_card *card) {
  uint32_t id = card->next_id++;
  card->crtcs[card->crtc_count++] = id;
  add_property(card, id, "MODE_ID", 0, NULL, true);
  add_property(card, id, "ACTIVE", 0, NULL, true);
  return id;
}

uint32_t fake_add_connector(fake_card *card, uint32_t type, uint32_t counter, uint32_t connection,
                            uint32_t possible_crtcs) {
  struct fake_connector *connector = &card->connectors[card->connector_count++];
  connector->id = card->next_id++;
  connector->type = type;
  connector->counter = counter;
  connector->connection = connection;
  connector->possible_crtcs = possible_crtcs;
  add_property(card, connector->id, "CRTC_ID", 0, NULL, true);
  return connector->id;
}

static struct fake_connector *find_connector(fake_card *card, uint32_t id) {
  for (int i = 0; i < card->connector_count; i++) {
    if (card->connectors[i].id == id) return &card->connectors[i];
  }
  return NULL;
}

void fake_plug(fake_card *card, uint32_t id, uint32_t connection) {
  struct fake_connector *connector = find_connector(card, id);
  connector->connection = connection;
  connector->mode_count = 0;
}

void fake_remove_connector(fake_card *card, uint32_t id) {
  struct fake_connector *connector = find_connector(card, id);
  size_t after = (size_t)(card->connectors + card->connector_count - connector - 1);
  memmove(connector, connector + 1, after * sizeof *connector);
  card->connector_count--;
}

void fake_remove(fake_card *card) { card->gone = true; }

int fake_probes(const fake_card *card, uint32_t id) {
  return find_connector((fake_card *)card, id)->probes;
}

void fake_set_millimetres(fake_card *card, uint32_t id, uint32_t width, uint32_t height) {
  struct fake_connector *connector = find_connector(card, id);
  connector->mm_width = width;
  connector->mm_height = height;
}

void fake_add_mode(fake_card *card, uint32_t id, uint16_t width, uint16_t height, uint32_t clock,
                   bool preferred) {
  struct fake_connector *connector = find_connector(card, id);
  drmModeModeInfo *mode = &connector->modes[connector->mode_count++];
  mode->clock = clock;
  mode->hdisplay = width;
  mode->hsync_start = width + 10;
  mode->hsync_end = width + 20;
  mode->htotal = width + 40;
  mode->vdisplay = height;
  mode->vsync_start = height + 2;
  mode->vsync_end = height + 4;
  mode->vtotal = height + 10;
  mode->type = DRM_MODE_TYPE_DRIVER | (preferred ? DRM_MODE_TYPE_PREFERRED : 0);
}

uint32_t fake_add_plane(fake_card *card, uint32_t type, uint32_t possible_crtcs,
                        const uint32_t *formats, uint32_t count) {
  static const char *const names[] = {"FB_ID",  "CRTC_ID", "CRTC_X", "CRTC_Y", "CRTC_W",
                                      "CRTC_H", "SRC_X",   "SRC_Y",  "SRC_W",  "SRC_H"};
  struct fake_plane *plane = &card->planes[card->plane_count++];
  plane->id = card->next_id++;
  plane->type = type;
  plane->possible_crtcs = possible_crtcs;
  plane->format_count = count;
  memcpy(plane->formats, formats, count * sizeof *formats);
  add_property(card, plane->id, "type", type, NULL, false);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    add_property(card, plane->id, names[i], 0, NULL, true);
  }
  return plane->id;
}

void fake_show(fake_card *card, uint32_t connector, uint32_t crtc, uint32_t plane, int mode) {
  const drmModeModeInfo *info = &find_connector(card, connector)->modes[mode];
  fake_property(card, connector, "CRTC_ID")->value = crtc;
  fake_property(card, crtc, "MODE_ID")->value = fake_keep_mode(card, info, false);
  fake_property(card, crtc, "ACTIVE")->value = 1;
  fake_property(card, plane, "CRTC_ID")->value = crtc;
  fake_property(card, plane, "FB_ID")->value = FRAMEBUFFER_OF_PREDECESSOR;
  fake_property(card, plane, "CRTC_W")->value = info->hdisplay;
  fake_property(card, plane, "CRTC_H")->value = info->vdisplay;
  fake_property(card, plane, "SRC_W")->value = (uint64_t)info->hdisplay << 16;
  fake_property(card, plane, "SRC_H")->value = (uint64_t)info->vdisplay << 16;
}

uint32_t fake_keep_mode(fake_card *card, const drmModeModeInfo *mode, bool is_clients) {
  struct fake_blob *blob = &card->blobs[card->blob_count++];
  blob->id = card->next_id++;
  blob->mode = *mode;
  blob->is_clients = is_clients;
  return blob->id;
}

struct fake_property *fake_property(const fake_card *card, uint32_t object, const char *name) {
  for (int i = 0; i < card->property_count; i++) {
    const struct fake_property *property = &card->properties[i];
    if (property->object == object && !strcmp(property->name, name)) {
      return (struct fake_property *)property;
    }
  }
  return NULL;
}

struct fake_framebuffer *fake_framebuffer(fake_card *card, uint32_t id) {
  for (int i = 0; i < card->framebuffer_count; i++) {
    if (card->framebuffers[i].id == id) return &card->framebuffers[i];
  }
  return NULL;
}

const drmModeModeInfo *fake_mode(const fake_card *card, uint64_t blob) {
  for (int i = 0; i < card->blob_count; i++) {
    if (card->blobs[i].id == blob) return &card->blobs[i].mode;
  }
  return NULL;
}

int fake_crtc_place(const fake_card *card, uint64_t crtc) {
  for (int i = 0; i < card->crtc_count; i++) {
    if (card->crtcs[i] == crtc) return i;
  }
  return -1;
}

// Faults and the log.

void fake_fail(fake_card *card, const char *call, int error, int skip, int times) {
  struct fake_fault *fault = card->faults;
  while (fault < card->faults + card->fault_count && fault->times) fault++;
  if (fault == card->faults + card->fault_count) card->fault_count++;
  snprintf(fault->call, sizeof fault->call, "%s", call);
  fault->error = error;
  fault->skip = skip;
  fault->times = times;
}

void fake_forgive(fake_card *card) { card->fault_count = 0; }

void fake_note(fake_card *card, const char *line) {
  size_t length = strlen(card->log);
  snprintf(card->log + length, sizeof card->log - length, "%s\n", line);
}

int fake_enter(fake_card *card, const char *call) {
  fake_note(card, call);
  if (card->gone) return ENODEV;
  for (int i = 0; i < card->fault_count; i++) {
    struct fake_fault *fault = &card->faults[i];
    if (strcmp(fault->call, call) || fault->times == 0) continue;
    if (fault->skip > 0) {
      fault->skip--;
      continue;
    }
    fault->times--;
    return fault->error;
  }
  return 0;
}

int fake_answer(int error) {
  if (!error) return 0;
  errno = error;
  return -error;
}

const char *fake_log(const fake_card *card) { return card->log; }
void fake_clear_log(fake_card *card) { card->log[0] = 0; }

// What has become of it.

uint64_t fake_value(const fake_card *card, uint32_t object, const char *name) {
  const struct fake_property *property = fake_property(card, object, name);
  return property ? property->value : UINT64_MAX;
}

void fake_set_value(fake_card *card, uint32_t object, const char *name, uint64_t value) {
  fake_property(card, object, name)->value = value;
}

void fake_set_named_value(fake_card *card, uint32_t object, const char *name, uint64_t value,
                          const char *value_name) {
  struct fake_property *property = fake_property(card, object, name);
  property->value = value;
  snprintf(property->value_name, sizeof property->value_name, "%s", value_name);
}

size_t fake_read_picture(const fake_card *card, uint32_t plane, uint8_t *destination, size_t size) {
  fake_card *own = (fake_card *)card;
  const struct fake_framebuffer *shown =
      fake_framebuffer(own, (uint32_t)fake_value(card, plane, "FB_ID"));
  if (!shown) return 0;
  size_t row = (size_t)shown->width * (shown->format == DRM_FORMAT_RGB565 ? 2 : 4);
  if (row * shown->height > size) return 0;
  for (int i = 0; i < card->buffer_count; i++) {
    const struct fake_buffer *buffer = &card->buffers[i];
    if (buffer->handle != shown->handle) continue;
    for (uint32_t y = 0; y < shown->height; y++) {
      off_t offset = (off_t)(buffer->offset + (uint64_t)y * shown->pitch);
      if (pread(card->own, destination + y * row, row, offset) != (ssize_t)row) return 0;
    }
    return row * shown->height;
  }
  return 0;
}

uint32_t fake_running_width(const fake_card *card, uint32_t crtc) {
  const drmModeModeInfo *mode = fake_mode(card, fake_value(card, crtc, "MODE_ID"));
  return mode && fake_value(card, crtc, "ACTIVE") ? mode->hdisplay : 0;
}

int fake_leftovers(const fake_card *card) {
  int blobs = 0;
  for (int i = 0; i < card->blob_count; i++) blobs += card->blobs[i].is_clients;
  return card->buffer_count + card->framebuffer_count + blobs;
}
