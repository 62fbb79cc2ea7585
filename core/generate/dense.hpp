// Minimal puzzles with many clues.
//
// Method: in a minimal puzzle every clue has an unavoidable set of the board that it alone hits: its witness. From a
// puzzle one or two random clues are taken away. Whatever is put in instead has to hit all unavoidable sets that lie
// open now, each cell of it one that the others do not; and it has to leave every other clue one of its witnesses. The
// open sets are listed by solving the puzzle without the clues that went, and all choices of cells that hit them are
// made: as many as went, or one more. Then clue by clue its witnesses are listed, by solving without that clue too, and
// the choices that leave it none are dropped. Mostly none is left after a few clues; where some are, the puzzle has a
// clue more, {-1+2} or {-2+3}, or it is another one with as many.
//
// A search that is stuck goes on from a neighbour with a few clues less.
//
// The neighbours of vicinity.hpp hardly ever have a clue more from 28 clues on: nearly all of what is put in makes
// others redundant.
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
    // From a minimal puzzle.
    DenseSearch(const SolvedPuzzle& start, Random& random);

    // One exchange of `removed` clues, 1 or 2, to a minimal puzzle of the same board with a clue more or as many. False
    // if the clues that were drawn allow none.
    bool move(int removed, Budget& budget);

    // Another minimal puzzle of the same board.
    void go_to(const SolvedPuzzle& puzzle) { clues_ = clue_cells(puzzle.puzzle); }

    int clue_count() const { return clues_.size(); }
    SolvedPuzzle puzzle() const;

  private:
    // Sets of which so many are remembered, as bits. More open sets than that are hardly ever hit by two clues; of more
    // witnesses some will do.
    static constexpr int kOpen = 128;
    static constexpr int kWitnesses = 64;

    struct Open {
        std::uint64_t lo = 0;
        std::uint64_t hi = 0;
        friend bool operator==(const Open&, const Open&) = default;
        friend Open operator|(Open a, Open b) { return {a.lo | b.lo, a.hi | b.hi}; }
    };

    // Cells that may be put in.
    struct Choice {
        std::array<std::uint8_t, 3> cells{};
        int count = 0;
        Open open;  // that they hit

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
    std::array<Open, Geometry9::kCells> open_{};  // [x]
    std::vector<std::uint8_t> order_;             // all cells: clues are looked at in this order
    std::vector<std::uint8_t> usable_;            // cells that hit some open set
    std::vector<Choice> choices_;                 // that hit all, and leave the clues looked at so far a witness each
};

// Searches until a puzzle with so many clues is at distance 0. False: the budget ran out, or the stop flag struck.
bool find_dense(int clues, const Objective& objective, Random& random, GeneratedPuzzle& found, Budget& budget,
                StopToken stop);

}  // namespace rookery
