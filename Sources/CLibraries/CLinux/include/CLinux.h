// What Swift's Glibc module leaves out of Linux: one header a subject, no logic but ioctl numbers
// and casts that Swift cannot import.
#pragma once

#include "console.h"
#include "errors.h"
#include "event-loop.h"
#include "files.h"
#include "options.h"
#include "processes.h"
#include "signals.h"
#include "sockets.h"
#include "threads.h"
#include "uinput.h"
