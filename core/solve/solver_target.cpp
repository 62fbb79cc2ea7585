#include "solve/solver_target.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "simd/processor.hpp"
#include "simd/target.hpp"
#include "solve/signature.hpp"

namespace rookery {

inline namespace ROOKERY_TARGET {
extern const Kernel kKernel;
}
#if defined(ROOKERY_KERNEL_AVX2)
inline namespace avx2 {
extern const Kernel kKernel;
}
inline namespace avx512 {
extern const Kernel kKernel;
}
#endif

namespace {

// nullptr: not compiled, or not supported by this processor.
const Kernel* kernel_for(Target target) {
    switch (target) {
        case Target::base:
            return &ROOKERY_TARGET::kKernel;
#if defined(ROOKERY_KERNEL_AVX2)
        case Target::avx2:
            return processor_has_avx2() ? &avx2::kKernel : nullptr;
        case Target::avx512:
            return processor_has_avx512() ? &avx512::kKernel : nullptr;
#else
        case Target::avx2:
        case Target::avx512:
            break;
#endif
    }
    return nullptr;
}

// Constant-initialised, so that code that runs before main(), and before the choice below, finds a kernel. Only
// use_target() changes them; they are atomic so that misusing it is not undefined behaviour.
constinit std::atomic<Target> g_target{Target::base};
constinit std::atomic<const Kernel*> g_kernel{&ROOKERY_TARGET::kKernel};

[[maybe_unused]] const bool kChosen = use_target(Target::avx2);

}  // namespace

const char* name_of(Target target) {
    switch (target) {
        case Target::avx2:
            return "avx2";
        case Target::avx512:
            return "avx512";
        case Target::base:
            break;
    }
    return kTargetName;
}

bool has_target(Target target) {
    return kernel_for(target) != nullptr;
}

Target solve_target() {
    return g_target;
}

bool use_target(Target target) {
    const Kernel* const kernel = kernel_for(target);
    if (kernel == nullptr) return false;
    g_target = target;
    g_kernel = kernel;
    return true;
}

void use_fastest_target(FunctionRef<std::uint64_t()> now) {
    constexpr std::array kTargets{Target::avx2, Target::avx512};
    if (!has_target(Target::avx2) || !has_target(Target::avx512)) return;
    // Takes the shortest of several times, since other load on the machine only adds to it. The first round warms the
    // caches.
    constexpr int kRounds = 4;
    std::array<std::uint64_t, kTargets.size()> least;
    least.fill(std::numeric_limits<std::uint64_t>::max());
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < kTargets.size(); ++i) {
            use_target(kTargets[i]);
            const std::uint64_t start = now();
            bench_solve(1);
            least[i] = std::min(least[i], now() - start);
        }
    }
    use_target(least[1] < least[0] ? Target::avx512 : Target::avx2);
}

const Kernel& kernel() {
    return *g_kernel.load(std::memory_order_relaxed);
}

}  // namespace rookery
