// Linked into rookery-failing, the command line whose n-th call of a kind fails: ROOKERY_FAIL="KIND N".
//
//   new     an allocation fails once and its retry succeeds, as when the reserve has freed memory
//   throw   an allocation throws, as one larger than the reserve would
//   memory  every allocation from then on fails
//   write   a write to a file or to standard output fails as on a full disk
//   thread  a thread does not start
//
// ROOKERY_CALLS=FILE: at exit, writes the number of calls of each kind to FILE. Calls before main are not counted.
//
// The program's definitions replace functions of the C library, for its own code and for libstdc++. A preloaded library
// would do the same, but the tests would have to find it, and it would fail in the loader too.
#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

enum Kind : int { kNew, kThrow, kMemory, kWrite, kThread, kKinds };
constexpr std::array<const char*, kKinds> kNames{"new", "throw", "memory", "write", "thread"};

std::array<std::atomic<long>, kKinds> calls{};
int failing_kind = kKinds;
long failing_call = 0;

__attribute__((constructor)) void read_environment() {
    const char* text = std::getenv("ROOKERY_FAIL");
    if (text == nullptr) return;
    const char* space = std::strchr(text, ' ');
    for (int kind = 0; space != nullptr && kind < kKinds; ++kind) {
        const auto length = static_cast<std::size_t>(space - text);
        if (std::strlen(kNames[kind]) == length && std::strncmp(kNames[kind], text, length) == 0) failing_kind = kind;
    }
    failing_call = space == nullptr ? 0 : std::atol(space + 1);
}

__attribute__((destructor)) void write_counts() {
    const char* name = std::getenv("ROOKERY_CALLS");
    std::FILE* file = name == nullptr ? nullptr : std::fopen(name, "w");
    if (file == nullptr) return;
    for (int kind = 0; kind < kKinds; ++kind) std::fprintf(file, "%s %ld\n", kNames[kind], calls[kind].load());
    std::fclose(file);
}

bool fails(Kind kind) {
    const long call = ++calls[kind];
    if (kind != failing_kind) return false;
    return kind == kMemory ? call >= failing_call : call == failing_call;
}

void* allocate(std::size_t size, std::size_t alignment) {
    const bool counts = std::get_new_handler() != nullptr;  // main sets it
    const bool once = counts && fails(kNew);
    if (counts && fails(kThrow)) throw std::bad_alloc();
    const bool always = counts && fails(kMemory);
    for (bool first = true;; first = false) {
        void* const memory = always || (once && first) ? nullptr
                             : alignment == 0
                                 ? std::malloc(size)
                                 : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
        if (memory != nullptr) return memory;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr) throw std::bad_alloc();
        handler();
    }
}

template <class Function>
Function next(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

}  // namespace

void* operator new(std::size_t size) {
    return allocate(size, 0);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    return allocate(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}

extern "C" {

ssize_t write(int descriptor, const void* data, size_t size) {
    if (descriptor > STDERR_FILENO && fails(kWrite)) {
        errno = ENOSPC;
        return -1;
    }
    return next<ssize_t (*)(int, const void*, size_t)>("write")(descriptor, data, size);
}

size_t fwrite(const void* data, size_t size, size_t count, std::FILE* file) {
    if (file != stderr && fails(kWrite)) {
        errno = ENOSPC;
        return 0;
    }
    return next<size_t (*)(const void*, size_t, size_t, std::FILE*)>("fwrite")(data, size, count, file);
}

int fflush(std::FILE* file) {
    if (file != stderr && fails(kWrite)) {
        errno = ENOSPC;
        return EOF;
    }
    return next<int (*)(std::FILE*)>("fflush")(file);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*), void* argument) {
    if (fails(kThread)) return EAGAIN;
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    return next<Create>("pthread_create")(thread, attributes, start, argument);
}

}  // extern "C"
