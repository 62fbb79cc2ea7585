// libFuzzer's entry point: fuzz-NAME calls the target that it is built for.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "fuzz/targets/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string broken = rookery::fuzz::ROOKERY_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
    if (broken.empty()) return 0;
    std::fprintf(stderr, "broken: %s\n", broken.c_str());
    std::abort();
}
