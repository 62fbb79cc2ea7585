// std::clock is the wall clock in WebAssembly. node provides the CPU time, a browser only its own high-resolution
// clock.
#include "bench/cpu_time.hpp"

#include <ctime>

#if defined(__EMSCRIPTEN__)
#include <emscripten.h>

EM_JS(double, rookery_cpu_seconds, (), {
    return typeof process == 'object' && process.cpuUsage ? process.cpuUsage().user / 1e6 : performance.now() / 1e3;
});
#endif

namespace rookery::bench {

double cpu_seconds() {
#if defined(__EMSCRIPTEN__)
    return rookery_cpu_seconds();
#else
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

double thread_cpu_seconds() {
#if defined(__EMSCRIPTEN__)
    return rookery_cpu_seconds();
#else
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    constexpr double kNano = 1e-9;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * kNano;
#endif
}

}  // namespace rookery::bench
