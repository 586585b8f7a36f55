#define _GNU_SOURCE
#include "sockets.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

// More files than anybody has a reason to send at once.
enum { most_attachments = 8 };

int kiosk_make_stream_socket(void) {
  return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

static int fill_address(struct sockaddr_un *address, const char *path) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  return 0;
}

int kiosk_bind_socket(int socket, const char *path) {
  struct sockaddr_un address;
  if (fill_address(&address, path) < 0) return -1;
  return bind(socket, (struct sockaddr *)&address, sizeof address);
}

int kiosk_connect_socket(int socket, const char *path) {
  struct sockaddr_un address;
  if (fill_address(&address, path) < 0) return -1;
  return connect(socket, (struct sockaddr *)&address, sizeof address);
}

int kiosk_connect_datagrams(const char *name) {
  struct sockaddr_un address;
  if (fill_address(&address, name) < 0) return -1;
  socklen_t size = sizeof address;
  if (*name == '@') {
    // All of an abstract name counts, zeros too.
    address.sun_path[0] = 0;
    size = offsetof(struct sockaddr_un, sun_path) + strlen(name);
  }
  int descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return -1;
  if (connect(descriptor, (struct sockaddr *)&address, size) < 0) {
    int error = errno;
    close(descriptor);
    errno = error;
    return -1;
  }
  return descriptor;
}

int kiosk_accept_socket(int socket) {
  return accept4(socket, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

ssize_t kiosk_receive_stream(int socket, void *bytes, size_t count, int *attachments, int room,
                             int *attachment_count) {
  union {
    char bytes[CMSG_SPACE(most_attachments * sizeof(int))];
    struct cmsghdr header;
  } control;
  struct iovec body = {.iov_base = bytes, .iov_len = count};
  struct msghdr message = {
      .msg_iov = &body,
      .msg_iovlen = 1,
      .msg_control = control.bytes,
      .msg_controllen = sizeof control.bytes,
  };
  *attachment_count = 0;
  ssize_t received = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t files = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < files; index++) {
      int file;
      memcpy(&file, CMSG_DATA(header) + index * sizeof file, sizeof file);
      if (*attachment_count < room)
        attachments[(*attachment_count)++] = file;
      else
        close(file);
    }
  }
  return received;
}

int kiosk_socket_peer(int socket, struct kiosk_peer *peer) {
  struct ucred credentials;
  socklen_t size = sizeof credentials;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) < 0) return -1;
  peer->process = credentials.pid;
  peer->user = credentials.uid;
  peer->group = credentials.gid;
  return 0;
}

int kiosk_peer_is_member(int socket, gid_t group) {
  socklen_t size = 0;
  // Asked without room it says how much it needs.
  if (getsockopt(socket, SOL_SOCKET, SO_PEERGROUPS, NULL, &size) == 0 || errno != ERANGE) return 0;
  gid_t *groups = malloc(size);
  int found = 0;
  if (groups && getsockopt(socket, SOL_SOCKET, SO_PEERGROUPS, groups, &size) == 0)
    for (size_t index = 0; index < size / sizeof *groups; index++)
      if (groups[index] == group) found = 1;
  free(groups);
  return found;
}
