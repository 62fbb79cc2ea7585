#include "process.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstddef>
#include <mutex>
#include <new>
#include <utility>

namespace rookery::cli {
namespace {

// Address space, never touched. Enough for the threads' allocations until they notice that they must stop.
constexpr std::size_t kReserve = 8 << 20;

std::mutex reserve_mutex;  // guards reserve
void* reserve = nullptr;
std::atomic<bool> ran_out{false};
thread_local bool retried = false;

// Each thread tries once more, no matter which one frees the reserve.
void on_failed_allocation() {
    ran_out.store(true);
    if (std::exchange(retried, true)) throw std::bad_alloc();
    const std::lock_guard lock(reserve_mutex);
    if (void* const freed = std::exchange(reserve, nullptr)) munmap(freed, kReserve);
}

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

// True for SIGHUP under nohup.
bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

// Opens each in the direction in which it is not used, so that reading or writing still fails.
void reserve_standard_descriptors() {
    int opened = 0;
    do {
        opened = ::open("/dev/null", fcntl(STDIN_FILENO, F_GETFD) < 0 ? O_WRONLY : O_RDONLY);
    } while (0 <= opened && opened <= STDERR_FILENO);
    if (opened > STDERR_FILENO) close(opened);
}

void reserve_memory() {
    void* const space = mmap(nullptr, kReserve, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (space != MAP_FAILED) reserve = space;
    std::set_new_handler(on_failed_allocation);
}

bool memory_ran_out() {
    return ran_out.load();
}

void note_memory_ran_out() {
    ran_out.store(true);
}

// Without SA_RESTART: a blocking call, such as opening a pipe, ends with EINTR.
void handle_interrupts() {
    handle(SIGINT);
    handle(SIGTERM);
    if (!is_ignored(SIGHUP)) handle(SIGHUP);
    // If a file reaches the shell's limit (ulimit -f), the write fails, as on a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
}

bool interrupted() {
    return interrupt_seen.load();
}

bool user_stopped() {
    return user_stop_seen.load();
}

}  // namespace rookery::cli
