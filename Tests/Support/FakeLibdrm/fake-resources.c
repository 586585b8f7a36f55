// What a card has, as libdrm tells it.
#include "fake-card.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/// A copy that the caller frees.
static void *copy(const void *bytes, size_t size) {
  return size ? memcpy(malloc(size), bytes, size) : NULL;
}

static fake_card *find(int fd) {
  fake_card *card = fake_find(fd);
  if (card && !card->gone) return card;
  errno = card ? ENODEV : EBADF;
  return NULL;
}

drmVersionPtr drmGetVersion(int fd) {
  fake_card *card = find(fd);
  if (!card) return NULL;
  drmVersionPtr version = calloc(1, sizeof *version);
  version->name = copy(card->driver, strlen(card->driver) + 1);
  version->name_len = (int)strlen(card->driver);
  return version;
}

void drmFreeVersion(drmVersionPtr version) {
  free(version->name);
  free(version);
}

char *drmGetDeviceNameFromFd2(int fd) {
  return find(fd) ? strdup("/dev/dri/fake") : NULL;
}

int drmSetClientCap(int fd, uint64_t capability, uint64_t value) {
  fake_card *card = find(fd);
  if (!card) return -1;
  if (capability == DRM_CLIENT_CAP_UNIVERSAL_PLANES) {
    card->universal = value;
  } else if (capability == DRM_CLIENT_CAP_ATOMIC && card->offers_atomic) {
    card->atomic = value;
  } else {
    errno = EOPNOTSUPP;
    return -1;
  }
  return 0;
}

int drmGetCap(int fd, uint64_t capability, uint64_t *value) {
  fake_card *card = find(fd);
  if (!card) return -1;
  int error = fake_enter(card, "drmGetCap");
  *value = capability == DRM_CAP_DUMB_BUFFER;
  return error ? (errno = error, -1) : 0;
}

int drmSetMaster(int fd) {
  fake_card *card = find(fd);
  if (!card) return -1;
  int error = fake_enter(card, "drmSetMaster");
  if (!error) error = fake_take_master(card, fd);
  return error ? (errno = error, -1) : 0;
}

int drmDropMaster(int fd) {
  fake_card *card = find(fd);
  if (!card) return -1;
  int error = fake_enter(card, "drmDropMaster");
  if (!error) error = fake_leave_master(card, fd);
  return error ? (errno = error, -1) : 0;
}

int drmIsMaster(int fd) {
  fake_card *card = find(fd);
  return card && fake_is_master(card, fd);
}

int drmCrtcGetSequence(int fd, uint32_t crtc, uint64_t *sequence, uint64_t *ns) {
  fake_card *card = find(fd);
  if (!card) return -1;
  int error = fake_enter(card, "drmCrtcGetSequence");
  if (!error && !fake_value(card, crtc, "ACTIVE")) error = EINVAL;
  *sequence = *ns = 0;
  return error ? (errno = error, -1) : 0;
}

drmModeResPtr drmModeGetResources(int fd) {
  fake_card *card = find(fd);
  if (!card) return NULL;
  int error = fake_enter(card, "drmModeGetResources");
  if (error) {
    errno = error;
    return NULL;
  }
  drmModeResPtr resources = calloc(1, sizeof *resources);
  resources->count_crtcs = card->crtc_count;
  resources->crtcs = copy(card->crtcs, (size_t)card->crtc_count * sizeof *card->crtcs);
  resources->count_connectors = card->connector_count;
  resources->connectors = calloc(MAXIMUM, sizeof *resources->connectors);
  for (int i = 0; i < card->connector_count; i++) {
    resources->connectors[i] = card->connectors[i].id;
  }
  resources->count_fbs = card->framebuffer_count;
  resources->fbs = calloc(MAXIMUM, sizeof *resources->fbs);
  for (int i = 0; i < card->framebuffer_count; i++) {
    resources->fbs[i] = card->framebuffers[i].id;
  }
  return resources;
}

void drmModeFreeResources(drmModeResPtr resources) {
  free(resources->crtcs);
  free(resources->connectors);
  free(resources->fbs);
  free(resources);
}

static drmModeConnectorPtr get_connector(int fd, uint32_t id, bool probes) {
  fake_card *card = find(fd);
  if (!card) return NULL;
  for (int i = 0; i < card->connector_count; i++) {
    struct fake_connector *own = &card->connectors[i];
    if (own->id != id) continue;
    own->probes += probes;
    drmModeConnectorPtr connector = calloc(1, sizeof *connector);
    connector->connector_id = id;
    connector->encoder_id = fake_value(card, id, "CRTC_ID") ? id + 1000 : 0;
    connector->connector_type = own->type;
    connector->connector_type_id = own->counter;
    connector->connection = own->connection;
    connector->mmWidth = own->mm_width;
    connector->mmHeight = own->mm_height;
    connector->count_modes = own->mode_count;
    connector->modes = copy(own->modes, (size_t)own->mode_count * sizeof *own->modes);
    return connector;
  }
  errno = ENOENT;
  return NULL;
}

drmModeConnectorPtr drmModeGetConnector(int fd, uint32_t id) { return get_connector(fd, id, true); }

drmModeConnectorPtr drmModeGetConnectorCurrent(int fd, uint32_t id) {
  return get_connector(fd, id, false);
}

void drmModeFreeConnector(drmModeConnectorPtr connector) {
  free(connector->modes);
  free(connector);
}

uint32_t drmModeConnectorGetPossibleCrtcs(int fd, const drmModeConnector *connector) {
  fake_card *card = find(fd);
  for (int i = 0; card && i < card->connector_count; i++) {
    if (card->connectors[i].id == connector->connector_id) {
      return card->connectors[i].possible_crtcs;
    }
  }
  return 0;
}

drmModeEncoderPtr drmModeGetEncoder(int fd, uint32_t id) {
  fake_card *card = find(fd);
  if (!card) return NULL;
  drmModeEncoderPtr encoder = calloc(1, sizeof *encoder);
  encoder->encoder_id = id;
  encoder->crtc_id = (uint32_t)fake_value(card, id - 1000, "CRTC_ID");
  return encoder;
}

void drmModeFreeEncoder(drmModeEncoderPtr encoder) { free(encoder); }

drmModeCrtcPtr drmModeGetCrtc(int fd, uint32_t id) {
  fake_card *card = find(fd);
  if (!card || fake_crtc_place(card, id) < 0) return NULL;
  drmModeCrtcPtr crtc = calloc(1, sizeof *crtc);
  crtc->crtc_id = id;
  const drmModeModeInfo *mode = fake_mode(card, fake_value(card, id, "MODE_ID"));
  if (mode) {
    crtc->mode_valid = 1;
    crtc->mode = *mode;
  }
  for (int i = 0; i < card->plane_count; i++) {
    const struct fake_plane *plane = &card->planes[i];
    if (plane->type == DRM_PLANE_TYPE_PRIMARY && fake_value(card, plane->id, "CRTC_ID") == id) {
      crtc->buffer_id = (uint32_t)fake_value(card, plane->id, "FB_ID");
    }
  }
  return crtc;
}

void drmModeFreeCrtc(drmModeCrtcPtr crtc) { free(crtc); }

drmModePlaneResPtr drmModeGetPlaneResources(int fd) {
  fake_card *card = find(fd);
  if (!card) return NULL;
  drmModePlaneResPtr list = calloc(1, sizeof *list);
  list->planes = calloc(MAXIMUM, sizeof *list->planes);
  for (int i = 0; i < card->plane_count; i++) {
    if (card->universal || card->planes[i].type == DRM_PLANE_TYPE_OVERLAY) {
      list->planes[list->count_planes++] = card->planes[i].id;
    }
  }
  return list;
}

void drmModeFreePlaneResources(drmModePlaneResPtr list) {
  free(list->planes);
  free(list);
}

drmModePlanePtr drmModeGetPlane(int fd, uint32_t id) {
  fake_card *card = find(fd);
  for (int i = 0; card && i < card->plane_count; i++) {
    const struct fake_plane *own = &card->planes[i];
    if (own->id != id) continue;
    drmModePlanePtr plane = calloc(1, sizeof *plane);
    plane->plane_id = id;
    plane->crtc_id = (uint32_t)fake_value(card, id, "CRTC_ID");
    plane->fb_id = (uint32_t)fake_value(card, id, "FB_ID");
    plane->possible_crtcs = own->possible_crtcs;
    plane->count_formats = own->format_count;
    plane->formats = copy(own->formats, own->format_count * sizeof *own->formats);
    return plane;
  }
  errno = ENOENT;
  return NULL;
}

void drmModeFreePlane(drmModePlanePtr plane) {
  free(plane->formats);
  free(plane);
}

drmModeObjectPropertiesPtr drmModeObjectGetProperties(int fd, uint32_t object, uint32_t type) {
  (void)type;
  fake_card *card = find(fd);
  if (!card) return NULL;
  drmModeObjectPropertiesPtr list = calloc(1, sizeof *list);
  list->props = calloc(PROPERTIES, sizeof *list->props);
  list->prop_values = calloc(PROPERTIES, sizeof *list->prop_values);
  for (int i = 0; i < card->property_count; i++) {
    const struct fake_property *property = &card->properties[i];
    // The kernel hides from legacy clients what only atomic ones may set.
    if (property->object != object || (property->atomic && !card->atomic)) continue;
    list->props[list->count_props] = property->id;
    list->prop_values[list->count_props++] = property->value;
  }
  return list;
}

void drmModeFreeObjectProperties(drmModeObjectPropertiesPtr list) {
  free(list->props);
  free(list->prop_values);
  free(list);
}

drmModePropertyPtr drmModeGetProperty(int fd, uint32_t id) {
  fake_card *card = find(fd);
  for (int i = 0; card && i < card->property_count; i++) {
    const struct fake_property *own = &card->properties[i];
    if (own->id != id) continue;
    drmModePropertyPtr property = calloc(1, sizeof *property);
    property->prop_id = id;
    memcpy(property->name, own->name, sizeof property->name);
    if (own->value_name[0]) {
      property->flags = DRM_MODE_PROP_ENUM;
      property->count_enums = 1;
      property->enums = calloc(1, sizeof *property->enums);
      property->enums[0].value = own->value;
      memcpy(property->enums[0].name, own->value_name, sizeof property->enums[0].name);
    }
    return property;
  }
  errno = ENOENT;
  return NULL;
}

void drmModeFreeProperty(drmModePropertyPtr property) {
  free(property->enums);
  free(property);
}
