// A band and a stack of a pattern together: the pairs of their determined fillings, and whether any pair is determined
// as a whole. feasibility.hpp describes the method.
#pragma once

#include <optional>
#include <vector>

#include "board/cell_set.hpp"
#include "generate/geometry/chute_classes.hpp"
#include "job/stop_token.hpp"

namespace rookery {

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
