// The same invariants under libFuzzer, which looks for texts itself. Built with clang only; see ROOKERY_FUZZ.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>

#include "fuzz/text/invariants.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it by this name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    const std::string fault = rookery::fuzz::broken_invariant(text);
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        __builtin_trap();
    }
    return 0;
}
