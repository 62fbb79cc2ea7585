// A step of reasoning, written as the clauses that it follows from, as "Different approaches to solve Sudoku" (section
// 6.2.3) derives a naked set. A variable says that a cell has a digit; a negative candidate is a variable known to be
// false.
//
//   the text's (6.12)   known          r1c1<>1 r1c1<>3 ...             negative candidates
//              (6.14)   at least one   (r1c1=2 or r1c1=5) (...)        of a cell or of a digit in a house, without them
//              (6.11)   at most one    (r1c1<>2 or r1c3<>2) (...)      where two of these exclude each other
//              (6.15)   cases          r1c1=2 r1c3=5, or r1c1=5 r1c3=2
//              (6.18)   refuted        each removed candidate, if assumed, excludes one literal after another until a
//                                      clause is empty; if none has a single literal left, each of one clause is tried
//              (6.19)   conclusion     r1c2<>2 r1c4<>2 ...
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "job/function_ref.hpp"
#include "textbook/classic/trace.hpp"

namespace rookery {

struct Variable {
    int cell;
    int digit;
    friend bool operator==(const Variable&, const Variable&) = default;
};

struct ClauseStep {
    std::vector<Variable> known;                 // false
    std::vector<std::vector<Variable>> clauses;  // at least one variable of each is true
    std::vector<Variable> placed;                // concluded to be true,
    std::vector<Variable> removed;               // and to be false
};

// Whether the two cannot both be true.
using Excludes = FunctionRef<bool(const Variable&, const Variable&)>;

// All choices of one literal from each clause such that no two exclude each other; the first `most` of them.
std::vector<std::vector<Variable>> cases_of(const ClauseStep& step, Excludes excludes, std::size_t most);

// "r1c2=5: r1c1<>5 r1c3<>5; r1c1=2: r1c3<>2; nothing is left of (r1c3=2 or r1c3=5)". Empty if the clauses allow it.
// `size`: the board's, for the names of its cells.
std::optional<std::string> refutation_of(const Variable& assumed, const ClauseStep& step, Excludes excludes, int size);

// The table of such steps.
class ClauseTable {
  public:
    ClauseTable(Trace& trace, int size)
        : trace_{trace}, size_{size}, table_{trace.table("clauses", {"Step", "Part", "Clauses"})} {}

    void add(std::uint64_t number, const ClauseStep& step, Excludes excludes);

  private:
    Trace& trace_;
    int size_;
    std::size_t table_;
};

}  // namespace rookery
