// Flips: done, lost, repeated, and read as events.
#include "fake-card.h"

#include <errno.h>
#include <string.h>

static void send_event(fake_card *card, struct fake_event event) {
  card->last_event = event;
  card->queue[card->queue_count++] = event;
}

bool fake_flip(fake_card *card, int crtc, uint32_t sequence, uint32_t seconds,
               uint32_t microseconds) {
  if (!card->flip_in_flight[crtc]) return false;
  card->flip_in_flight[crtc] = false;
  send_event(card, (struct fake_event){card->flips[crtc].data, sequence, seconds, microseconds});
  return true;
}

void fake_finish_flips(fake_card *card, uint32_t crtcs) {
  for (int i = 0; i < card->crtc_count; i++) {
    if (crtcs & 1u << i) fake_flip(card, i, 0, 0, 0);
  }
}

bool fake_is_in_flight(const fake_card *card, uint32_t crtcs) {
  for (int i = 0; i < card->crtc_count; i++) {
    if (crtcs & 1u << i && card->flip_in_flight[i]) return true;
  }
  return false;
}

void fake_start_flip(fake_card *card, uint32_t crtcs, void *data) {
  for (int i = 0; i < card->crtc_count; i++) {
    if (!(crtcs & 1u << i)) continue;
    card->flip_in_flight[i] = true;
    card->flips[i].data = data;
  }
}

void fake_repeat_event(fake_card *card, uint32_t sequence, uint32_t seconds,
                       uint32_t microseconds) {
  send_event(card, (struct fake_event){card->last_event.data, sequence, seconds, microseconds});
}

void fake_lose_flip(fake_card *card) {
  memset(card->flip_in_flight, 0, sizeof card->flip_in_flight);
}

int drmHandleEvent(int fd, drmEventContextPtr context) {
  fake_card *card = fake_find(fd);
  int error = card ? fake_enter(card, "drmHandleEvent") : EBADF;
  if (!error && !card->queue_count) error = EAGAIN;
  if (error) {
    errno = error;
    return -1;
  }
  for (int i = 0; i < card->queue_count; i++) {
    const struct fake_event *event = &card->queue[i];
    context->page_flip_handler(fd, event->sequence, event->seconds, event->microseconds,
                               event->data);
  }
  card->queue_count = 0;
  return 0;
}
