// Reasons why no puzzle on a pattern can have one solution, found in one or two of its chutes.
//
// Method: all ways to fill a chute are tried, up to isomorphism. If its clue cells determine none of them (chute.hpp),
// then in any solution of any puzzle on the pattern some digits of the chute can change places. Where a band and a
// stack each have few determined fillings, all pairs of them that agree in their common box are tried in the same way.
// The other four boxes matter only through the sets of digits that they leave, and the pair determines these. So one
// completion of each pair represents all.
//
//      . . .|x x x|. . .        The second test rules out the ring of 24 clues around an empty middle: its middle rows
//      . . .|. . .|. . .        have 36 determined fillings, up to exchanges, and so do its middle columns, but none of
//      -----+-----+-----        their 46,656 pairs is determined.
//      x . .|. . .|. . x
//
// A reason found by either test is a proof. A pattern that passes both may still have no puzzle.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "board/cell_set.hpp"
#include "generate/geometry/chute.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// A chute without a determined filling. Usually takes a few microseconds; up to a few tens of milliseconds if it finds
// one, and 60 more the first time, for the list of classes.
std::optional<int> undetermined_chute(CellSet pattern);

// A band and a stack that are not determined together. Each chute alone must pass the test above. Takes up to a second;
// gives up without an answer if stopped.
std::optional<std::pair<int, int>> undetermined_crossing(CellSet pattern, StopToken stop = {});

// A band and a stack of a pattern together: the pairs of their determined fillings, and whether any pair is determined
// as a whole.
class ChuteCrossing {
  public:
    // If stopped during construction, it has no fillings.
    ChuteCrossing(CellSet pattern, int band, int stack, StopToken stop);

    // There are too many determined fillings to pair, or it was stopped: then there is no answer.
    bool band_has_too_many() const { return !bands_; }
    bool stack_has_too_many() const { return !stacks_; }
    // Every pair was tried and none is determined. False: one is, or the answer is unknown.
    bool is_undetermined(StopToken stop) const;

  private:
    using Fillings = std::vector<ChuteFilling>;
    struct Side {
        ChuteMask clues = 0;
        int shared = 0;  // the box that is in the other chute too
    };

    static std::optional<Fillings> determined_fillings(const Side& side, StopToken stop);
    static ChuteFilling in_normal_order(const ChuteFilling& filling, const Side& side);
    Fillings different_bands(StopToken stop) const;
    bool is_determined_pair(const ChuteFilling& band, const ChuteFilling& stack) const;

    CellSet pattern_;
    int band_chute_;
    int stack_chute_;
    Side band_;
    Side stack_;
    CellSet cells_;
    std::optional<Fillings> bands_;
    std::optional<Fillings> stacks_;
};

}  // namespace rookery
