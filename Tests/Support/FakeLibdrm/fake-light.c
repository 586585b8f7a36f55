// The light behind the panel, which some kernels switch with it.
#include "fake-card.h"

#include <stdio.h>

void fake_set_light(fake_card *card, const char *path) {
  snprintf(card->light, sizeof card->light, "%s", path);
  card->was_lit = fake_running_width(card, card->crtcs[0]) != 0;
}

void fake_switch_light(fake_card *card) {
  bool is_lit = card->crtc_count && fake_running_width(card, card->crtcs[0]) != 0;
  if (!*card->light || is_lit == card->was_lit) return;
  card->was_lit = is_lit;
  FILE *file = fopen(card->light, "w");
  if (!file) return;
  fprintf(file, "%d\n", is_lit ? 0 : 4);
  fclose(file);
}
