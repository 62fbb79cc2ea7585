// The CPU time of the whole process in seconds; in a browser's worker, which cannot tell it, its fine clock.
#pragma once

namespace rookery::bench {

double cpu_seconds();

}  // namespace rookery::bench
