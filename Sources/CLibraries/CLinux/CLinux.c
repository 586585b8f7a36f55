#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

const char *kiosk_errno_name(int error) { return strerrorname_np(error); }

int kiosk_name_thread(pthread_t thread, const char *name) {
  return pthread_setname_np(thread, name);
}

void kiosk_options_reset(void) {
  optind = 0;
  opterr = 0;
}

const char *kiosk_option_value(void) { return optarg; }

int kiosk_option_index(void) { return optind; }
int kiosk_option_letter(void) { return optopt; }

int kiosk_open_unnamed(const char *folder, unsigned int mode) {
  return open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
}

int kiosk_make_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

// Room for one descriptor, aligned as the kernel wants it.
union attachment_room {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr header;
};

ssize_t kiosk_send_packet(int socket, const void *bytes, size_t count, int attachment) {
  struct iovec body = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &body, .msg_iovlen = 1};
  union attachment_room room;
  if (attachment >= 0) {
    memset(&room, 0, sizeof room);
    message.msg_control = room.bytes;
    message.msg_controllen = sizeof room.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof attachment);
    memcpy(CMSG_DATA(header), &attachment, sizeof attachment);
  }
  return sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
}

ssize_t kiosk_receive_packet(int socket, void *bytes, size_t count, int *attachment) {
  struct iovec body = {.iov_base = bytes, .iov_len = count};
  union attachment_room room;
  struct msghdr message = {
      .msg_iov = &body,
      .msg_iovlen = 1,
      .msg_control = room.bytes,
      .msg_controllen = sizeof room.bytes,
  };
  *attachment = -1;
  ssize_t received = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  // The room is for one file: of more, the kernel closes the rest.
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
    memcpy(attachment, CMSG_DATA(header), sizeof *attachment);
  return received;
}

int kiosk_open_process(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

static pthread_t signal_receiver;

static void forward_signal(int number) {
  int error = errno;
  if (pthread_equal(pthread_self(), signal_receiver)) {
    signal(number, SIG_DFL);
    raise(number);
  } else {
    pthread_kill(signal_receiver, number);
  }
  errno = error;
}

int kiosk_forward_signal(int number, pthread_t thread) {
  struct sigaction action = {.sa_handler = forward_signal, .sa_flags = SA_RESTART};
  signal_receiver = thread;
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, NULL) == 0 ? 0 : errno;
}
