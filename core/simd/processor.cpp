#include "simd/processor.hpp"

namespace rookery {

#if defined(__x86_64__)

bool processor_has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}
bool processor_has_avx512() {
    return processor_has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

#else

bool processor_has_avx2() {
    return false;
}
bool processor_has_avx512() {
    return false;
}

#endif

}  // namespace rookery
