// The CPU time of the whole process in seconds; in a browser's worker, which cannot measure it, its high-resolution
// clock.
#pragma once

namespace rookery::bench {

double cpu_seconds();
// The CPU time of this thread; of the whole process if there is only one thread.
double thread_cpu_seconds();

}  // namespace rookery::bench
