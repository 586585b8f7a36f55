#pragma once

/// A socket that is connected to the journal, closed on exec; -1 and errno where there is none.
/// (A socket's address is a union by another name, which is unsafe to write in Swift.)
int kiosk_connect_journal(void);
