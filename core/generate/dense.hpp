// Minimal puzzles with many clues.
//
// Method: in a minimal puzzle every clue has a witness, an unavoidable set of the board that it alone hits. A move
// removes one or two random clues. Their replacements must hit all unavoidable sets that are now open, each new clue
// must hit one that the others do not, and every remaining clue must keep a witness. Solving the puzzle without the
// removed clues lists the open sets. The search then forms all choices of cells that hit them: as many cells as were
// removed, or one more. For one clue after another it lists the witnesses, again by solving without that clue, and
// drops the choices that leave none. Usually no choice survives more than a few clues. Otherwise the puzzle gains a
// clue, {-1+2} or {-2+3}, or becomes another one of the same size.
//
// A search that is stuck continues from a neighbour with a few clues fewer.
//
// The neighbours of vicinity.hpp hardly ever gain a clue at 28 clues or more: nearly every added clue makes others
// redundant.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/clue_cells.hpp"
#include "generate/budget.hpp"
#include "generate/objective.hpp"
#include "generate/vicinity.hpp"
#include "job/stop_token.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

class DenseSearch {
  public:
    // Starts from a minimal puzzle.
    DenseSearch(const SolvedPuzzle& start, Random& random);

    // Exchanges `removed` clues, 1 or 2. The result is a minimal puzzle of the same board with the same number of clues
    // or one more. False if the clues drawn allow none.
    bool move(int removed, Budget& budget);

    // Continues from another minimal puzzle of the same board.
    void go_to(const SolvedPuzzle& puzzle) { clues_ = clue_cells(puzzle.puzzle); }

    int clue_count() const { return clues_.size(); }
    SolvedPuzzle puzzle() const;

  private:
    // The number of sets kept, one bit each. Two clues hardly ever hit more open sets than that, and not every witness
    // is needed.
    static constexpr int kOpen = 128;
    static constexpr int kWitnesses = 64;

    struct Open {
        std::uint64_t lo = 0;
        std::uint64_t hi = 0;
        friend bool operator==(const Open&, const Open&) = default;
        friend Open operator|(Open a, Open b) { return {a.lo | b.lo, a.hi | b.hi}; }
    };

    // Cells that may become clues.
    struct Choice {
        std::array<std::uint8_t, 3> cells{};
        int count = 0;
        Open open;  // the open sets that they hit

        CellSet set() const {
            CellSet result;
            for (int i = 0; i < count; ++i) result.add(cells[static_cast<std::size_t>(i)]);
            return result;
        }
    };

    bool list_open_sets(CellSet base, Budget& budget);
    void list_choices(CellSet free, int removed);
    void extend(Choice& choice, std::size_t from, int removed);
    bool needs_each(const Choice& choice) const;
    void keep_choices_with_witness(CellSet base, int clue, Budget& budget);

    KnownGrid board_;
    CellSet clues_;
    Random& random_;

    Open all_open_;
    std::array<Open, Geometry9::kCells> open_{};  // [cell]: the sets that contain it
    std::vector<std::uint8_t> order_;             // all cells, in the order in which clues are checked
    std::vector<std::uint8_t> usable_;            // cells that hit some open set
    std::vector<Choice> choices_;                 // that hit all open sets and leave each clue checked so far a witness
};

// Searches until a puzzle with at least `clues` clues is at distance 0. False: the budget ran out, or it was stopped.
bool find_dense(int clues, const Objective& objective, Random& random, GeneratedPuzzle& found, Budget& budget,
                StopToken stop);

}  // namespace rookery
