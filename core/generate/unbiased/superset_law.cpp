#include "generate/unbiased/superset_law.hpp"

#include <algorithm>

namespace rookery {
namespace {

constexpr int kMaxStepped = 31;  // clues; larger puzzles are sought as rarely as possible
constexpr double kStep = 3;

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i) product *= base;
    return product;
}

}  // namespace

SupersetLaw::SupersetLaw(CellSet within, int eighths) : within_{within}, eighths_{eighths} {
    ROOKERY_EXPECTS(within.size() >= kEvenClues + kTakenAway && 1 <= eighths && eighths <= 7);
    const int most = within.size();
    const double p = eighths / 8.0;
    const auto met = [&](int cells) {
        const int outside = most - cells;
        const int pairs = outside * (outside - 1) / 2;
        return pairs * power(p, cells + kTakenAway) * power(1 - p, outside - kTakenAway);
    };
    const auto wanted_weight = [](int cells) { return power(kStep, std::max(0, cells - kEvenClues)); };
    for (int cells = 0; cells <= most - kTakenAway; ++cells) {
        const double share =
            cells > kMaxStepped ? 0 : std::min(1.0, met(kEvenClues) / (met(cells) * wanted_weight(cells)));
        std::uint32_t& keep = keep_[static_cast<std::size_t>(cells) + kTakenAway];
        keep = std::max(1U, static_cast<std::uint32_t>(share * kAlways));
        weight_[static_cast<std::size_t>(cells)] = kAlways / (met(cells) * keep);
    }
}

// Sets each bit with the law's probability: each of its binary digits, from the last, halves the unset or the set bits.
std::uint64_t SupersetLaw::random_bits(Random& random) const {
    std::uint64_t bits = 0;
    for (int digit = 1; digit < 8; digit *= 2) {
        const std::uint64_t coins = random.next();
        bits = (eighths_ & digit) != 0 ? bits | coins : bits & coins;
    }
    return bits;
}

bool SupersetLaw::draw(Random& random, CellSet& set) const {
    constexpr std::uint64_t kHighCells = (std::uint64_t{1} << (Geometry9::kCells - 64)) - 1;
    const std::uint64_t lo = random_bits(random);
    set = CellSet::from_words(lo, random_bits(random) & kHighCells) & within_;
    const std::uint32_t keep = keep_[static_cast<std::size_t>(set.size())];
    return keep == kAlways || random.below(kAlways) < keep;
}

}  // namespace rookery
