// The requested ease of a puzzle (rate/ease.hpp), and the way to reach it. The generator of "Ease and Toil" (MCM 2008,
// team 3780).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rate/ease.hpp"

namespace rookery {

enum class Masking : std::uint8_t {
    tuned,   // strategies, chosen by the current WNEF, propose the clue to remove
    random,  // every clue in random order, until none can be removed
};

// How a board with one clue fewer is tested.
enum class UniquenessTest : std::uint8_t {
    fast,    // naked and hidden singles fill it: sound, but rejects many puzzles with one solution
    slow,    // exact
    hybrid,  // fast, and if that fails exact with a limit on guesses: rejected if that is exceeded
};

inline constexpr int kMaskingCount = 2;
inline constexpr int kUniquenessTestCount = 3;
inline std::string_view name_of(Masking masking) {
    constexpr std::array<std::string_view, kMaskingCount> kNames{"tuned", "random"};
    return kNames[static_cast<std::size_t>(masking)];
}
inline std::string_view name_of(UniquenessTest uniqueness) {
    constexpr std::array<std::string_view, kUniquenessTestCount> kNames{"fast", "slow", "hybrid"};
    return kNames[static_cast<std::size_t>(uniqueness)];
}

struct EaseRequest {
    std::optional<double> target;  // WNEF; none: as low as possible
    double tolerance = 0.01;       // how far from the target a WNEF may be
    EaseWeight weight = EaseWeight::exponential;
    Masking masking = Masking::tuned;
    UniquenessTest uniqueness = UniquenessTest::hybrid;
    int guesses = 2;      // the hybrid test's limit
    bool anneal = false;  // clues are put back and masked again; the best state is kept

    bool hit_by(double wnef) const { return !target || (*target - tolerance <= wnef && wnef <= *target + tolerance); }
};

}  // namespace rookery
