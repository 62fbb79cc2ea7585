// Every way to add clues to a board so that exactly one solution is left.
//
// Method: a clue, or a set of them, leaves one solution exactly when one of the board's solutions contains it and no
// other does. So the solutions are listed once, and each pair of candidates (cell, digit) is marked as found once or
// more often. A solution is a set of candidates, one bit each:
//
//     cell     r1c1      r1c2      r1c4          pairs with r1c1=4, two bits each:
//     digit    987654321 987654321 987654321       once |= solution
//     solution 000001000 000000010 100000000      again |= once & solution      (computed first)
//
// A candidate in `once` but not in `again` makes a puzzle together with r1c1=4. The cells of a pair, and of larger
// sets, are taken in ascending order, so each set is found once.
//
//     one clue       one such record instead of one for each candidate
//     three or more  adds the first clue in all ways, and then the others as above
//
// If there are too many solutions to list, one clue is added and the board solved again. For a single clue, candidates
// that two of the listed solutions contain are skipped.
//
// Alternatives, measured with two clues added for each way to remove two from minimal puzzles of 24 clues: always
// branching on the first clue takes 5 to 10 times as long, and so does listing at most 2,000 solutions where there are
// many.
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
    Grid9 board;                      // clues are added in its empty cells
    Grid9 excluded{};                 // a digit that may not be added in its cell
    const Grid9* solution = nullptr;  // only its digits are added; null: any
    int clues = 1;                    // number of clues to add, >= 0
    int first_cell = -1;              // the first cell that gets a clue; negative: any
    bool each_needed = false;         // skips some puzzles that have one solution without one of the new clues
    StopToken stop = {};
};

class AddedClues {
  public:
    // Receives each puzzle; returning false ends the search.
    using Visitor = FunctionRef<bool(const Grid9& puzzle)>;

    // The most solutions that are listed for the last clue, and for the last two.
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
    using Bits = std::array<V128, kVectors>;  // nine bits for each cell that may get a clue
    // The candidates in at least one, and in at least two, of the solutions seen so far.
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
    // Calls f(index in cells_, digit) for each candidate that exactly one solution contains.
    template <class F>
    bool for_each_held_once(const Seen& seen, F f) const;

    Limits limits_;
    const AddedCluesQuery* query_ = nullptr;
    Visitor visit_;

    std::vector<int> cells_;  // that may get one of the last two clues
    int vectors_ = 0;         // used for these
    Bits allowed_;            // candidates that may be added
    std::vector<Bits> batch_;
    std::uint64_t solutions_ = 0;  // listed
    Seen single_;
    std::vector<Seen> pairs_;  // [9 * index in cells_ + digit - 1]: with that candidate
};

}  // namespace rookery
