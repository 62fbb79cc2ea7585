// The neighbourhood {-n+m} of a puzzle: every puzzle with one solution that shares all but at most n of its clues and
// has m - n clues more, the puzzle itself aside.
//
// A neighbour is known by the k <= n clues of the puzzle that it lacks; the other k + m - n of its clues are in cells
// that the puzzle has empty, or hold another digit than there. So for each k every set of k clues is taken away, and
// k + m - n clues are put in, none of which was taken away: each neighbour is met one time.
//
//     {-2+2}:  k = 1, 24 sets of clues, one clue is put in        k = 2, 276 sets, two clues are put in
//
// That is divided into parts of some sets each; where three clues or more are put in, a part is one set and the first
// cell that gets a clue.
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
    bool minimal = false;    // puzzles without a redundant clue only
    bool same_grid = false;  // puzzles with the same solution only
};

class Neighbourhood {
  public:
    // `puzzle` has one solution.
    Neighbourhood(const Grid9& puzzle, const NeighbourhoodRequest& request);

    std::int64_t parts() const;
    // Sends the neighbours of a part, in an order that is always the same. False: the visitor or the stop token ended
    // it.
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
