// How many threads this build can start at most; the build says so, since WebAssembly without shared memory has one.
#pragma once

namespace rookery::bench {

inline constexpr int kMaxThreads = ROOKERY_BENCH_MOST_THREADS;

}  // namespace rookery::bench
