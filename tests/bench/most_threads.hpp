// The most threads that this build can start; set by the build, since WebAssembly without shared memory has only one.
#pragma once

namespace rookery::bench {

inline constexpr int kMaxThreads = ROOKERY_BENCH_MOST_THREADS;

}  // namespace rookery::bench
