// Ratings by assumptions: T&E depth, braids, whips. Read this first in its folder.
//
//   trial.hpp            all ratings of a puzzle in one call
//   nested.hpp           T&E depth, BxB, BxBB
//   path_scales.hpp      the scales for paths by whips and by braids; length_scales.hpp: their names
//
// The searches themselves are in logic/trial (target_search.hpp there): whips and braids are techniques too.
//
//   T&E depth   0: naked and hidden singles solve the puzzle; 1: they do once the candidates that they refute by
//               assumption are eliminated; n: the same with the candidates that T&E(n - 1) refutes
//   B, gB       at depth 0 and 1: the least length of braids, g-braids that solve it; 0: singles alone
//   W, gW       the same for whips, g-whips, shortest first; none if no whips solve it
//   BxB         at depth 2: the least length of braids over which T&E(1) solves it
//   BxBB        at depth 3: the same for T&E(2)
//
// Source: D. Berthier's "Pattern-Based Constraint Satisfaction" and the README files of CSP-Rules and of his
// collections. No code of theirs is used.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>

#include "board/grid.hpp"
#include "job/stop_token.hpp"
#include "rate/rate.hpp"

namespace rookery {

enum class TrialScale : std::uint8_t { te, b, gb, w, gw, bxb, bxbb };
inline constexpr int kTrialScales = 7;
inline constexpr int kMaxTrialDepth = 3;  // the greatest that is reported
// As in options and columns.
inline constexpr std::array<std::string_view, kTrialScales> kTrialScaleNames{"te", "b", "gb", "w", "gw", "bxb", "bxbb"};

class TrialScales {
  public:
    constexpr TrialScales(std::initializer_list<TrialScale> scales = {}) {
        for (const TrialScale scale : scales) add(scale);
    }
    constexpr void add(TrialScale scale) { bits_ |= bit(scale); }
    friend TrialScales operator|(TrialScales a, TrialScales b) {
        a.bits_ |= b.bits_;
        return a;
    }
    bool has(TrialScale scale) const { return (bits_ & bit(scale)) != 0; }
    bool empty() const { return bits_ == 0; }
    // The greatest T&E depth that must be tried for these scales.
    int deepest() const { return has(TrialScale::te) || has(TrialScale::bxb) || has(TrialScale::bxbb) ? 2 : 1; }

  private:
    static constexpr unsigned bit(TrialScale scale) { return 1U << static_cast<unsigned>(scale); }
    unsigned bits_ = 0;
};

// The depth, and the lengths that go with it: of braids and whips, or of braids within it.
inline constexpr TrialScales kDepthScales{TrialScale::te, TrialScale::b, TrialScale::w, TrialScale::bxb,
                                          TrialScale::bxbb};

// A number is empty if it was not requested or does not apply.
struct TrialRatings {
    RatingStatus status = RatingStatus::rated;  // never `beyond`
    std::array<std::optional<int>, kTrialScales> numbers = {};

    std::optional<int> of(TrialScale scale) const { return numbers[static_cast<int>(scale)]; }
};

// Rates many puzzles in turn with the same memory: 4 MB, allocated for the first one.
class TrialRater {
  public:
    TrialRater();
    ~TrialRater();
    TrialRater(TrialRater&& other) noexcept;
    TrialRater& operator=(TrialRater&& other) noexcept;

    // The puzzle must have one solution, as for the other scales. The stop token is checked every few microseconds.
    TrialRatings rate(const Grid9& puzzle, TrialScales scales, StopToken stop = {});
    // How many candidates T&E(1) refutes, each by itself, once singles are stuck; empty if they solve the puzzle.
    // (Puzzles of depth 2 have the fewest: 3 on average among those known. Hard ones of depth 1 have 40 to 110.)
    std::optional<int> refuted(const Grid9& puzzle);

  private:
    struct Searches;
    Searches& searches();
    std::unique_ptr<Searches> searches_;
};

}  // namespace rookery
