// The CPU time of the whole process in seconds; in a browser's worker, which cannot tell it, its fine clock.
#pragma once

namespace rookery::bench {

double cpu_seconds();
// That of this thread alone; the whole process's where there is one thread.
double thread_cpu_seconds();

}  // namespace rookery::bench
