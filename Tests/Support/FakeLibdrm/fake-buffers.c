// Buffers, framebuffers and blobs: made, mapped, and given back.
#include "fake-card.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { PAGE = 4096 };

int drmModeCreateDumbBuffer(int fd, uint32_t width, uint32_t height, uint32_t bpp, uint32_t flags,
                            uint32_t *handle, uint32_t *pitch, uint64_t *size) {
  (void)flags;
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = fake_enter(card, "drmModeCreateDumbBuffer");
  if (error) return fake_answer(error);
  struct fake_buffer *buffer = &card->buffers[card->buffer_count++];
  uint32_t alignment = card->pitch_alignment;
  buffer->handle = ++card->last_handle;
  buffer->pitch = (width * bpp / 8 + alignment - 1) / alignment * alignment;
  buffer->size = (uint64_t)buffer->pitch * height;
  buffer->offset = card->end;
  card->end += (buffer->size + PAGE - 1) / PAGE * PAGE;
  if (ftruncate(card->own, (off_t)card->end)) return fake_answer(errno);
  *handle = buffer->handle;
  *pitch = buffer->pitch;
  *size = buffer->size;
  return 0;
}

int drmModeDestroyDumbBuffer(int fd, uint32_t handle) {
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  fake_note(card, "drmModeDestroyDumbBuffer");
  for (int i = 0; i < card->buffer_count; i++) {
    if (card->buffers[i].handle != handle) continue;
    card->buffers[i] = card->buffers[--card->buffer_count];
    return 0;
  }
  fake_note(card, "violation: no such buffer");
  return fake_answer(EINVAL);
}

int drmCloseBufferHandle(int fd, uint32_t handle) {
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  for (int i = 0; i < card->buffer_count; i++) {
    if (card->buffers[i].handle != handle) continue;
    fake_note(card, "drmCloseBufferHandle");
    card->buffers[i] = card->buffers[--card->buffer_count];
    return 0;
  }
  return fake_answer(EINVAL);
}

int drmModeMapDumbBuffer(int fd, uint32_t handle, uint64_t *offset) {
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = fake_enter(card, "drmModeMapDumbBuffer");
  if (error) return fake_answer(error);
  for (int i = 0; i < card->buffer_count; i++) {
    if (card->buffers[i].handle != handle) continue;
    *offset = card->buffers[i].offset;
    return 0;
  }
  return fake_answer(ENOENT);
}

int drmModeAddFB2(int fd, uint32_t width, uint32_t height, uint32_t format,
                  const uint32_t handles[4], const uint32_t pitches[4], const uint32_t offsets[4],
                  uint32_t *id, uint32_t flags) {
  (void)offsets, (void)flags;
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = fake_enter(card, "drmModeAddFB2");
  if (error) return fake_answer(error);
  for (int i = 0; i < card->buffer_count; i++) {
    if (card->buffers[i].handle != handles[0]) continue;
    if (pitches[0] != card->buffers[i].pitch) fake_note(card, "violation: not the buffer's pitch");
    struct fake_framebuffer *framebuffer = &card->framebuffers[card->framebuffer_count++];
    *framebuffer = (struct fake_framebuffer){.id = card->next_id++, .handle = handles[0],
                                             .width = width, .height = height,
                                             .pitch = pitches[0], .format = format};
    *id = framebuffer->id;
    return 0;
  }
  return fake_answer(ENOENT);
}

int drmModeRmFB(int fd, uint32_t id) {
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  fake_note(card, "drmModeRmFB");
  for (int i = 0; i < card->plane_count; i++) {
    if (fake_value(card, card->planes[i].id, "FB_ID") == id) {
      fake_note(card, "violation: framebuffer removed while it is shown");
    }
  }
  struct fake_framebuffer *framebuffer = fake_framebuffer(card, id);
  if (!framebuffer) {
    fake_note(card, "violation: no such framebuffer");
    return fake_answer(ENOENT);
  }
  *framebuffer = card->framebuffers[--card->framebuffer_count];
  return 0;
}

int drmModeCreatePropertyBlob(int fd, const void *data, size_t size, uint32_t *id) {
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  int error = fake_enter(card, "drmModeCreatePropertyBlob");
  if (!error && size != sizeof(drmModeModeInfo)) error = EINVAL;
  if (error) return fake_answer(error);
  *id = fake_keep_mode(card, data, true);
  return 0;
}

int drmModeDestroyPropertyBlob(int fd, uint32_t id) {
  fake_card *card = fake_find(fd);
  if (!card) return fake_answer(EBADF);
  for (int i = 0; i < card->blob_count; i++) {
    if (card->blobs[i].id != id || !card->blobs[i].is_clients) continue;
    // A CRTC may go on running it.
    card->blobs[i].is_clients = false;
    return 0;
  }
  return fake_answer(ENOENT);
}
