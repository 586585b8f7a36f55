#pragma once

/// Opens a new file in a folder for writing, closed on exec, that has no name and goes with its last
/// descriptor unless it is given one; -1 and errno where the file system has no such files.
/// (O_TMPFILE hides behind _GNU_SOURCE, which a Clang module cannot define for itself.)
int kiosk_open_unnamed(const char *folder, unsigned int mode);
