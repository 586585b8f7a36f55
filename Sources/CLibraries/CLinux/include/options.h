#pragma once

#include <getopt.h>

/// Forgets where getopt_long stopped, and leaves the messages to the caller.
/// (Swift does not let concurrent code touch optind, opterr and optarg.)
void kiosk_options_reset(void);
/// The value of the option that getopt_long returned last, NULL where it has none.
const char *kiosk_option_value(void);
/// Index of the first argument that is no option, once all options are read.
int kiosk_option_index(void);
/// The letter of an unknown option of one letter, 0 after an unknown longer one.
int kiosk_option_letter(void);
