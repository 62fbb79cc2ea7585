// Every way to put some clues into a board such that exactly one solution is left.
//
// Method: a clue, or a set of them, leaves one solution exactly if it is held by one of the board's solutions and no
// other. So the solutions are listed once, and for each pair of candidates (cell, digit) it is noted whether it was
// held once or more often. A solution is a set of candidates, a bit each:
//
//     cell     r1c1      r1c2      r1c4          pairs with r1c1=4, two bits each:
//     digit    987654321 987654321 987654321       once |= solution
//     solution 000001000 000000010 100000000      again |= once & solution      (before that)
//
// What stands in `once` and not in `again` goes with r1c1=4 into a puzzle. The cells of a pair, and of larger sets, are
// taken in ascending order: each set is met one time.
//
//     one clue       one such note in place of one for each candidate
//     three or more  the first clue is put in, in all ways, and then the others as above
//
// Where the solutions are more than are worth listing, one clue is put in and the board solved again; for a single
// clue, those are left out that two of the solutions held.
//
// Measured against it, on two clues more for each way to take two from minimal puzzles of 24: branching on the first
// clue always takes 5 to 10 times as long; so does listing no more than 2,000 solutions where there are many.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/grid.hpp"
#include "job/function_ref.hpp"
#include "job/stop_token.hpp"
#include "simd/v128.hpp"

namespace rookery {

struct AddedCluesQuery {
    Grid9 board;                      // clues are put into its empty cells
    Grid9 excluded{};                 // a digit that does not come into its cell
    const Grid9* solution = nullptr;  // only its digits are put in; null: any
    int clues = 1;                    // to be put in, >= 0
    int first_cell = -1;              // of the cells that get a clue, the first; negative: any
    bool each_needed = false;         // leaves out some puzzles that have one solution without one of the new clues
    StopToken stop = {};
};

class AddedClues {
  public:
    // Gets each puzzle; false ends the search.
    using Visitor = FunctionRef<bool(const Grid9& puzzle)>;

    // Up to so many solutions are listed for the last clue, and for the last two.
    struct Limits {
        std::uint64_t for_one = 200;
        std::uint64_t for_two = 200'000;
    };

    AddedClues();
    explicit AddedClues(Limits limits);

    // False: the visitor or the stop token ended it.
    bool visit(const AddedCluesQuery& query, Visitor visit);

  private:
    static constexpr int kCellsOfVector = 14;  // seven in each half
    static constexpr int kVectors = 6;
    using Bits = std::array<V128, kVectors>;  // nine for each cell that may get a clue
    // The candidates that at least one, and at least two, of the solutions seen so far hold.
    struct Seen {
        Bits once;
        Bits again;
    };
    enum class Listed : std::uint8_t { all, too_many, stopped };

    bool put(Grid9& board, int clues, int begin, int first_cell);
    bool put_each(Grid9& board, int clues, int begin, int first_cell);
    bool put_one(Grid9& board, int begin);
    bool put_two(Grid9& board, int begin);
    bool put_one_of_many(Grid9& board);
    bool send(Grid9& board, int cell, int digit);

    void choose_cells(const Grid9& board, int begin);
    bool may_put(int cell, int digit) const;
    Listed list(const Grid9& board, std::uint64_t limit, bool pairs);
    void add_to_batch(const Grid9& solution);
    void note_batch(bool pairs);
    void note(Seen& seen, const Bits& solution, int first_vector) const;
    void clear(Seen& seen) const;
    // Calls f(number of the cell, digit) for each candidate that one solution held.
    template <class F>
    bool for_each_held_once(const Seen& seen, F f) const;

    Limits limits_;
    const AddedCluesQuery* query_ = nullptr;
    Visitor visit_;

    std::vector<int> cells_;  // that may get one of the last two clues
    int vectors_ = 0;         // that these take
    Bits allowed_;            // candidates that may be put in
    std::vector<Bits> batch_;
    std::uint64_t solutions_ = 0;  // listed
    Seen single_;
    std::vector<Seen> pairs_;  // with the candidate 9 * cell number + digit - 1
};

}  // namespace rookery
