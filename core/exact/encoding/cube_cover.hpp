// The parts of a refutation, joined: one formula, and one proof that a checker can follow without knowing of parts.
//
// A part refutes the formula of the whole, with as many steps as it takes, and three kinds of clauses more:
//
//   part i -> first(1,c), part i -> first(2,c'), ...      what its cube demands (first_placed.hpp)
//   part i                                                 so it is in this part: a clause of one literal
//
// The formula of the whole contains the first kind, and their converse, for every part. What a part has derived holds
// there with "or not part i" added; so its empty clause becomes "not part i". When all parts have come to that, no cell
// is the first of step m after any beginning, nor is none: what that contradicts are the clauses that define first().
// With that each beginning of m - 1 steps is refuted, and so on, until none is left: the empty clause.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "exact/encoding/cubes.hpp"
#include "exact/encoding/encoding.hpp"
#include "sat/joined_proof.hpp"

namespace rookery {

// Makes the formula of the whole that of a part: adds its variable, its demands and that it is true. The encoding's
// first steps must be divided.
template <int N>
void add_part(const Encoding<N>& encoding, const Cube& cube, Formula& formula);

// "Part 3 of 37: step 1 places r1c4, and no cell before it."
template <int N>
std::string part_text(const Cube& cube, int number, int parts);

template <int N>
class CubeCover {
  public:
    // As many steps as the part that took most.
    CubeCover(CellSet pattern, StrategySet strategies, int steps, std::vector<Cube> cubes);

    // With comments. It is what the joined proof is about.
    const Formula& formula() const { return whole_; }
    // What the proof of a part needs to become part of the whole's; `steps`: that it took.
    JoinedPart part(std::size_t cube, const Formula& its_formula) const;
    // Once all parts are in: `refuted[i]` is the number of the clause "not part i". Ends in the empty clause.
    void derive(const std::vector<std::int64_t>& refuted, JoinedProof& proof) const;

  private:
    using Numbers = std::vector<std::int64_t>;

    // Refutes what the first `cube.size()` steps place first; the cubes from `from` on begin so. Returns the clause's
    // number, and moves `from` behind them.
    std::int64_t refute(const Cube& beginning, std::size_t& from, const Numbers& refuted, JoinedProof& proof) const;

    std::vector<Cube> cubes_;
    Encoding<N> encoding_;
    Formula whole_;
    std::vector<Literal> part_;     // [cube]
    std::vector<Numbers> demands_;  // [cube]: the clauses part i -> first(k,c)
    Numbers converse_;              // [cube]: the clause first(1,c), first(2,c'), ... -> part i
};

}  // namespace rookery
