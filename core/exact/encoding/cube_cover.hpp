// The parts of a refutation, joined: one formula, and one proof that a checker can follow without knowing about parts.
//
// A part refutes the formula of the whole, with as many steps as it needs, and two more kinds of clauses:
//
//   part i -> first(1,c), part i -> first(2,c'), ...      the demands of its cube (cubes.hpp)
//   part i                                                true in this part: a clause of one literal
//
// The formula of the whole contains the first kind, and their converse, for every part. The lemmas of a part hold in
// the whole with "or not part i" added, so the part's empty clause becomes "not part i". Once all parts have done so,
// no cell can be the first of step m after any beginning, and "none" is ruled out too. That contradicts the clauses
// that define first(). So each beginning of m - 1 steps is refuted, and so on, until none is left: the empty clause.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "exact/encoding/cubes.hpp"
#include "exact/encoding/encoding.hpp"
#include "sat/joined_proof.hpp"

namespace rookery {

// Turns the formula of the whole into a part's: adds the part's variable, its demands, and the clause that the variable
// is true. The encoding's first steps must be divided.
template <int N>
void add_part(const Encoding<N>& encoding, const Cube& cube, Formula& formula);

// "Part 3 of 37: step 1 places r1c4, and no cell before it."
template <int N>
std::string part_text(const Cube& cube, int number, int parts);

template <int N>
class CubeCover {
  public:
    // `steps` is the most that any part took.
    CubeCover(CellSet pattern, StrategySet strategies, int steps, std::vector<Cube> cubes);

    // The formula of the whole, with comments. The joined proof refutes it.
    const Formula& formula() const { return whole_; }
    // The data for joining a part's proof into the proof of the whole.
    JoinedPart part(std::size_t cube, const Formula& its_formula) const;
    // After all parts: `refuted[i]` is the number of the clause "not part i". Ends with the empty clause.
    void derive(const std::vector<std::int64_t>& refuted, JoinedProof& proof) const;

  private:
    using Numbers = std::vector<std::int64_t>;

    // Refutes that the first `cube.size()` steps place these cells first; the cubes from `from` on begin this way.
    // Returns the clause's number, and moves `from` past them.
    std::int64_t refute(const Cube& beginning, std::size_t& from, const Numbers& refuted, JoinedProof& proof) const;

    std::vector<Cube> cubes_;
    Encoding<N> encoding_;
    Formula whole_;
    std::vector<Literal> part_;     // [cube]
    std::vector<Numbers> demands_;  // [cube]: the clauses part i -> first(k,c)
    Numbers converse_;              // [cube]: the clause first(1,c), first(2,c'), ... -> part i
};

}  // namespace rookery
