// The one source of randomness. The same seed gives the same numbers on every platform and compiler. (The distributions
// of <random> do not guarantee that, so none is used.)
//
// Method: xoshiro256** by David Blackman and Sebastiano Vigna (2018), seeded through splitmix64, as its authors advise.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "contract/contract.hpp"

namespace rookery {

class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) {
        for (auto& word : state_) word = next_split(seed);
    }
    // An independent stream for part `part` of a long job.
    constexpr Random(std::uint64_t seed, std::uint64_t part) : Random(mix(seed) ^ mix(~part)) {}

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }
    // A number in 0..n-1; n >= 1. (Lemire's multiplication; the bias is below n / 2^32.)
    constexpr std::uint32_t below(std::uint32_t n) {
        ROOKERY_EXPECTS(n >= 1);
        return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32);
    }
    constexpr bool coin() { return (next() >> 63) != 0; }
    // A number in [0, 1) with 53 random bits.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    // The Fisher-Yates shuffle.
    template <class Container>
    constexpr void shuffle(Container& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

  private:
    static constexpr std::uint64_t next_split(std::uint64_t& x) { return mix(x += 0x9E3779B97F4A7C15U); }
    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace rookery
