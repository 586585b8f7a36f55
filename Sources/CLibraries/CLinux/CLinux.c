#define _GNU_SOURCE
#include "CLinux.h"

#include <string.h>

const char *kiosk_errno_name(int error) { return strerrorname_np(error); }
