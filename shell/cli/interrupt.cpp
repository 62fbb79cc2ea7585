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
    std::signal(signal, SIG_DFL);
}

}  // namespace

void handle_interrupts() {
    std::signal(SIGINT, on_signal);
    std::signal(SIGTERM, on_signal);
}

bool interrupted() {
    return interrupt_seen.load();
}

bool user_stopped() {
    return user_stop_seen.load();
}

}  // namespace rookery::cli
