#pragma once

#include <sys/types.h>

/// A Unix socket of the type stream that nothing waits for, closed on exec; -1 and errno where there
/// is none.
int kiosk_make_stream_socket(void);

/// Gives a socket a name in the file system; -1 and errno where it cannot have it.
/// (The address of a Unix socket is a structure with an array in it, which Swift cannot fill.)
int kiosk_bind_socket(int socket, const char *path);

/// Joins a socket to the one of that name; -1 and errno where nobody answers there.
int kiosk_connect_socket(int socket, const char *path);

/// Makes a Unix socket that sends datagrams to the one of that name, closed on exec; -1 and errno where
/// nobody listens there. An abstract name starts with `@`.
int kiosk_connect_datagrams(const char *name);

/// Accepts a connection that nothing waits for, closed on exec; -1 and errno where there is none.
int kiosk_accept_socket(int socket);

/// Receives bytes without waiting, and stores the files that came with them, closed on exec, in
/// `attachments`; those that find no room there, the kernel closes.
ssize_t kiosk_receive_stream(int socket, void *bytes, size_t count, int *attachments, int room,
                             int *attachment_count);

/// Who is at the other end: as it was when it connected.
struct kiosk_peer {
  pid_t process;
  uid_t user;
  gid_t group;
};

/// Asks who is at the other end; -1 and errno where that is not known.
/// (struct ucred hides behind _GNU_SOURCE, which a Clang module cannot define for itself.)
int kiosk_socket_peer(int socket, struct kiosk_peer *peer);

/// Whether the one at the other end is also a member of a group: 1 or 0.
int kiosk_peer_is_member(int socket, gid_t group);
