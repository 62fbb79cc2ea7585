#include "memory.hpp"

#include <sys/mman.h>

#include <atomic>
#include <cstddef>
#include <mutex>
#include <new>
#include <utility>

namespace rookery::cli {
namespace {

// Address space, never touched. Enough for what threads allocate until they see that they are to stop.
constexpr std::size_t kReserve = 8 << 20;

std::mutex reserve_mutex;  // guards reserve
void* reserve = nullptr;
std::atomic<bool> ran_out{false};
thread_local bool retried = false;

// Whichever thread frees the reserve, each of them tries once more.
void on_failed_allocation() {
    ran_out.store(true);
    if (std::exchange(retried, true)) throw std::bad_alloc();
    const std::lock_guard lock(reserve_mutex);
    if (void* const freed = std::exchange(reserve, nullptr)) munmap(freed, kReserve);
}

}  // namespace

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

}  // namespace rookery::cli
