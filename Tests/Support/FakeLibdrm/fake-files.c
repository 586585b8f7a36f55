// Open files of a card, and which of them is master, by the kernel's rules (drm_auth.c).
//
// A file is what an open makes: all duplicates of its descriptor are the same one. Each has a number,
// which is kept where duplicates share it and nothing else uses it: in the place where it would be read.
#define _GNU_SOURCE
#include "fake-card.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NOBODY = 0, ANOTHER_PROGRAM = -1, DESCRIPTORS = 1024 };

static int number(int descriptor) { return (int)lseek(descriptor, 0, SEEK_CUR); }

static bool is_open(const fake_card *card, int file) {
  for (int descriptor = 0; descriptor < DESCRIPTORS; descriptor++) {
    struct stat found;
    if (fstat(descriptor, &found) == 0 && found.st_ino == card->file && number(descriptor) == file) {
      return true;
    }
  }
  return false;
}

/// Whether anybody is master; a file is it no more once it is closed.
static bool has_master(fake_card *card) {
  if (card->master > NOBODY && !is_open(card, card->master)) card->master = NOBODY;
  return card->master != NOBODY;
}

static void become_master(fake_card *card, int file) {
  card->master = file;
  card->files[file].was_master = true;
}

int fake_card_open(fake_card *card) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", card->own);
  int file = ++card->file_count;
  if (file == FILES) return errno = EMFILE, -1;
  card->descriptor = open(path, O_RDWR | O_CLOEXEC);
  lseek(card->descriptor, file, SEEK_SET);
  if (!has_master(card)) become_master(card, file);
  return card->descriptor;
}

void fake_keep(fake_card *card) {
  fake_drop_kept(card);
  card->kept = fcntl(card->descriptor, F_DUPFD_CLOEXEC, 0);
}

int fake_hand_over(fake_card *card) {
  card->files[number(card->kept)].is_another_process = true;
  return fcntl(card->kept, F_DUPFD_CLOEXEC, 0);
}

void fake_drop_kept(fake_card *card) {
  if (card->kept >= 0) close(card->kept);
  card->kept = -1;
}

void fake_set_taken(fake_card *card, bool taken) {
  card->master = taken ? ANOTHER_PROGRAM : NOBODY;
}

bool fake_is_master(const fake_card *card, int descriptor) {
  return card->master == number(descriptor);
}

/// Whether a file may become master or cease to be it, which takes no privilege only where it has been
/// and the process has opened it.
static bool may_change_master(const fake_card *card, int file) {
  return card->files[file].was_master && !card->files[file].is_another_process;
}

int fake_take_master(fake_card *card, int descriptor) {
  int file = number(descriptor);
  if (!may_change_master(card, file)) return EACCES;
  if (card->master == file) return 0;
  if (has_master(card)) return EBUSY;
  become_master(card, file);
  return 0;
}

int fake_leave_master(fake_card *card, int descriptor) {
  int file = number(descriptor);
  if (!may_change_master(card, file)) return EACCES;
  if (card->master != file) return EINVAL;
  card->master = NOBODY;
  return 0;
}
