#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>
#include <termios.h>
#include <unistd.h>

#include "CLinux.h"

int kiosk_terminal_number(int descriptor) {
  // What /dev/tty stands for, which its own number does not tell.
  unsigned int device;
  if (ioctl(descriptor, TIOCGDEV, &device) < 0) return -1;
  // Major 4 holds 63 virtual terminals, then the serial ones.
  bool is_virtual = major(device) == 4 && minor(device) >= 1 && minor(device) <= 63;
  return is_virtual ? (int)minor(device) : -1;
}

void kiosk_set_typing(int descriptor, bool is_heard) {
  struct termios modes;
  if (tcgetattr(descriptor, &modes) < 0) return;
  if (is_heard) {
    modes.c_lflag |= ISIG | ECHO;
  } else {
    modes.c_lflag &= ~(tcflag_t)(ISIG | ECHO);
  }
  // The kernel would stop a process in the background that does this, unless it blocks the signal.
  sigset_t stop, former;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &former);
  // (Not TCSAFLUSH: it waits for as long as somebody has stopped the terminal's output.)
  tcsetattr(descriptor, TCSANOW, &modes);
  tcflush(descriptor, TCIFLUSH);
  pthread_sigmask(SIG_SETMASK, &former, NULL);
}

// Signals by which a program ends that has done something impossible; Swift's own traps are SIGILL
// or SIGTRAP.
static const int crash_signals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
enum { CRASH_SIGNALS = sizeof crash_signals / sizeof *crash_signals };

static struct sigaction former_actions[CRASH_SIGNALS];
static bool has_handler;
static volatile sig_atomic_t crash_terminal = -1;
static int crash_keyboard_mode;
static const char *crash_farewell;
static size_t crash_farewell_length;

static void give_back(int number) {
  int error = errno;
  int terminal = crash_terminal;
  crash_terminal = -1;
  if (terminal >= 0) {
    // The modes first: they cannot block, as a write to a terminal that is stopped does.
    kiosk_ask_for_terminal(terminal, 0, 0);
    kiosk_set_console_mode(terminal, KD_TEXT);
    kiosk_set_typing(terminal, true);
    kiosk_set_keyboard_mode(terminal, crash_keyboard_mode);
    (void)!write(terminal, crash_farewell, crash_farewell_length);
  }
  for (int i = 0; i < CRASH_SIGNALS; i++) {
    if (crash_signals[i] == number) sigaction(number, &former_actions[i], NULL);
  }
  // It arrives when this returns, at the instruction that was interrupted, so that a core is of that.
  raise(number);
  errno = error;
}

void kiosk_give_back_on_crash(int descriptor, int keyboard_mode, const char *farewell) {
  crash_terminal = -1;
  crash_keyboard_mode = keyboard_mode;
  crash_farewell = farewell;
  crash_farewell_length = strlen(farewell);
  crash_terminal = descriptor;
  if (descriptor < 0 || has_handler) return;
  has_handler = true;
  kiosk_use_crash_stack();
  struct sigaction action = {.sa_handler = give_back, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < CRASH_SIGNALS; i++) {
    sigaction(crash_signals[i], &action, &former_actions[i]);
    // Whoever ignored it cannot go on without the console.
    if (former_actions[i].sa_handler == SIG_IGN) former_actions[i].sa_handler = SIG_DFL;
  }
}

static pthread_key_t crash_stack_key;
static pthread_once_t crash_stack_once = PTHREAD_ONCE_INIT;

static void drop_crash_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(memory);
}

static void make_crash_stack_key(void) { pthread_key_create(&crash_stack_key, drop_crash_stack); }

void kiosk_use_crash_stack(void) {
  // Enough for the registers of every processor, which SIGSTKSZ is not.
  enum { SIZE = 32 * 1024 };
  pthread_once(&crash_stack_once, make_crash_stack_key);
  if (pthread_getspecific(crash_stack_key)) return;
  stack_t stack = {.ss_sp = malloc(SIZE), .ss_size = SIZE};
  if (!stack.ss_sp || sigaltstack(&stack, NULL)) return free(stack.ss_sp);
  pthread_setspecific(crash_stack_key, stack.ss_sp);
}
