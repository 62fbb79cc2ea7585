#include "interrupt.hpp"

#include <csignal>

namespace rookery::cli {
namespace {

std::atomic<bool> interrupt_seen{false};
std::atomic<bool> user_stop_seen{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch lock-free atomics");

void on_signal(int signal) {
    if (signal == SIGINT) user_stop_seen.store(true);
    interrupt_seen.store(true);
}

void handle(int signal) {
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(signal, &action, nullptr);
}

// nohup has it ignored.
bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

// Without SA_RESTART: a call that waits, as to open a pipe, ends with EINTR.
void handle_interrupts() {
    handle(SIGINT);
    handle(SIGTERM);
    if (!is_ignored(SIGHUP)) handle(SIGHUP);
    // A file that reaches the limit of the shell (ulimit -f) is a write that fails, as on a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
}

bool interrupted() {
    return interrupt_seen.load();
}

bool user_stopped() {
    return user_stop_seen.load();
}

}  // namespace rookery::cli
