#pragma once

/// The symbol of an errno value, as in "EACCES"; static text, NULL where there is none.
/// (strerrorname_np hides behind _GNU_SOURCE, which a Clang module cannot define for itself.)
const char *kiosk_errno_name(int error);
