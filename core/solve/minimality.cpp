// Redundant clues.
//
// A clue can go when no other solution turns up without it. Every other solution must differ in that clue's cell, or it
// would have solved the whole puzzle; so for each clue it is enough to ask whether the puzzle has a solution with
// anything but the clue in that cell. That is one search for one solution, which mostly dies or succeeds soon: a
// forbidden digit tells more than an empty cell, and a search that tries the digits of the known solution first finds a
// neighbour of it if there is one.
#include "solve/search.hpp"

namespace rookery {

namespace {

// The candidate of a known solution first, where it is still open.
class KnownFirst {
  public:
    explicit KnownFirst(const Grid9& known) : known_{words_of(pack(known))} {}

    std::uint32_t first_of(const Branch& branch) const {
        const std::uint32_t known = known_[branch.position][branch.band] & branch.candidates;
        return known != 0 ? known : LowestFirst::first_of(branch);
    }

  private:
    BoardWords known_;
};

}  // namespace

CellSet redundant_clues(const Grid9& puzzle) {
    CellSet redundant;
    const SolveResult whole = solve(puzzle);
    if (!whole.unique()) return redundant;

    SolveLimits limits;
    limits.solutions = 1;
    const PackedBoard givens = pack(puzzle);
    KnownFirst order(whole.first);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        const PackedCell place = packed_cell(cell);
        PackedBoard board = givens;
        const std::uint32_t clue = std::uint32_t{digit_bit(puzzle[cell])} << place.shift;
        add_in_band(board.at[place.position], place.band, kFieldMask << place.shift);
        remove_in_band(board.at[place.position], place.band, clue);
        SolveResult other;
        Search<KnownFirst>(limits, order, other).run(board);
        if (other.solutions == 0) redundant.add(cell);
    }
    return redundant;
}

}  // namespace rookery
