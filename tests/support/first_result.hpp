// The first puzzle that a request yields.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>

#include "generate/generate.hpp"

namespace rookery::tests {

// Within `attempts` attempts.
inline GeneratedPuzzle first_result(const GenerateRequest& request, std::uint64_t seed, std::uint64_t attempts) {
    GeneratedPuzzle made;
    for (std::uint64_t part = 0; part < attempts; ++part) {
        Random random(seed, part);
        if (generate(request, random, made)) return made;
    }
    FAIL_CHECK("no result in " << attempts << " attempts");
    return made;
}

}  // namespace rookery::tests
