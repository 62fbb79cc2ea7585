// The neighbourhood {-n+m} of a puzzle: every other puzzle with one solution that shares all but at most n of its clues
// and has m - n clues more.
//
// A neighbour lacks k <= n clues of the puzzle. Its other k + m - n clues are in cells that are empty in the puzzle or
// have a different digit there. So for each k, every set of k clues is removed, and k + m - n clues are added that were
// not removed: each neighbour is found once.
//
//     {-2+2}:  k = 1, 24 sets of clues, one clue is added        k = 2, 276 sets, two clues are added
//
// Each part covers some of the sets. If three clues or more are added, a part is one set and the first cell that gets a
// clue.
#pragma once

#include <cstdint>
#include <vector>

#include "board/grid.hpp"
#include "generate/neighbours/added_clues.hpp"

namespace rookery {

inline constexpr int kMaxClueChanges = 4;

struct NeighbourhoodRequest {
    int minus = 1;           // 0..kMaxClueChanges
    int plus = 1;            // 0..kMaxClueChanges
    bool minimal = false;    // only puzzles without redundant clues
    bool same_grid = false;  // only puzzles with the same solution
};

class Neighbourhood {
  public:
    // `puzzle` has one solution.
    Neighbourhood(const Grid9& puzzle, const NeighbourhoodRequest& request);

    std::int64_t parts() const;
    // Visits the neighbours of a part, always in the same order. False: the visitor or the stop token ended it.
    bool visit(std::int64_t part, AddedClues& search, AddedClues::Visitor visit, StopToken stop) const;

  private:
    // The sets of `taken` clues.
    struct Level {
        int taken;
        int put_in;
        std::int64_t sets;
        std::int64_t parts;

        bool divides_sets() const { return put_in > 2; }  // by the first cell
        std::int64_t sets_of_part() const;
    };

    bool visit_set(const Level& level, std::int64_t set, int first_cell, AddedClues& search, AddedClues::Visitor visit,
                   StopToken stop) const;

    Grid9 puzzle_;
    Grid9 solution_;
    NeighbourhoodRequest request_;
    std::vector<int> clues_;
    std::vector<Level> levels_;
};

}  // namespace rookery
