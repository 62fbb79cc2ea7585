// The probability that simulated annealing accepts a worse candidate: exp(-d / T) for a cost increase of d at
// temperature T, the rule of Metropolis (N. Metropolis and others, 1953).
//
// In whole numbers, since exp() differs between libraries in its last bits, and a single bit changes the whole search.
#pragma once

#include <array>
#include <cstdint>

#include "board/random.hpp"

namespace rookery {

// Temperatures are in units of 2^-16, probabilities in units of 2^-32.
using Temperature = std::uint32_t;
inline constexpr Temperature kTemperatureOne = 1U << 16;
inline constexpr std::uint64_t kCertain = std::uint64_t{1} << 32;

// exp(-x) for x in units of 2^-32, accurate to 2^-28: the whole part as a power of 1/e, the rest by its Taylor series.
constexpr std::uint64_t exp_of_minus(std::uint64_t x) {
    constexpr std::uint64_t kInverseOfE = 1'580'030'169;
    constexpr std::uint64_t kTerms = 14;
    std::uint64_t whole = x >> 32;
    if (whole > 24) return 0;
    const std::uint64_t rest = x & (kCertain - 1);
    std::uint64_t power = kCertain;
    for (std::uint64_t k = kTerms; k >= 1; --k) power = kCertain - (rest * power >> 32) / k;
    for (; whole > 0; --whole) power = power * kInverseOfE >> 32;
    return power;
}

class Acceptance {
  public:
    // T > 0.
    explicit constexpr Acceptance(Temperature temperature) {
        const std::uint64_t factor = exp_of_minus((std::uint64_t{1} << 48) / temperature);
        std::uint64_t power = kCertain;
        for (std::uint64_t& probability : probabilities_) {
            probability = power;
            power = power * factor >> 32;
        }
    }
    constexpr std::uint64_t probability(int worse) const {
        return worse < kMax ? probabilities_[static_cast<std::size_t>(worse)] : 0;
    }
    // Draws a random number only if the cost rises.
    bool accepts(int worse, Random& random) const { return worse <= 0 || (random.next() >> 32) < probability(worse); }

  private:
    static constexpr int kMax = 9;  // a swap changes two cells, each in at most four lines
    std::array<std::uint64_t, kMax> probabilities_{};
};

}  // namespace rookery
