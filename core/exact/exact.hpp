// core/exact: clues that strategies alone can solve, or a proof that there are none. Read this first.
//
//   pattern ──► positions: rule out some at once                                    ──► impossible, in words
//           ──► annealing: repairs random clues until strategies solve them         ──► clues
//           ──► REFUTE at K = 4, 8, ... steps: all that the clues could do, at once ──► impossible, with a proof
//                                                                                    └► or clues after all
//
//   strategies.hpp        the strategies
//   closure.hpp           how far strategies solve a puzzle, step by step
//   position_reasons.hpp  arguments about positions alone
//   clue_search.hpp       the search for clues on a pattern
//   generate_and_test.hpp the plain way, for comparison
//   encoding.hpp          FIND and REFUTE: solution_formula.hpp, step_formula.hpp (formulas and their solver: core/sat)
//   state_encoding.hpp    the encoding of the paper, for comparison
//   refutation.hpp        REFUTE, with more and more steps; the proof where positions decide
//   cubes.hpp             a refutation divided into parts; cube_cover.hpp joins their proofs into one
//   legend.hpp            the meaning of a proof's variables
//   share_refutation.hpp  REFUTE with open cells, where only the number of clues in each box is given
//   fewest.hpp            the least number of clues; clue_annealing.hpp: common to its search and clue_search.hpp
//
// Source of the question, and of the plain way to answer it: K. Nishikawa and T. Toda, "Exact Method for Generating
// Strategy-Solvable Sudoku Clues" (2020).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/geometry.hpp"
#include "board/grid.hpp"
#include "exact/encoding/cubes.hpp"
#include "exact/strategies.hpp"
#include "job/progress_callback.hpp"
#include "sat/sat_solver.hpp"
#include "text/numbers.hpp"

namespace rookery {

// The possible answers for a pattern.
enum class Answer : std::uint8_t { clues, impossible, undecided };
inline constexpr std::array kAllAnswers{Answer::clues, Answer::impossible, Answer::undecided};

std::string_view name_of(Answer answer);              // "clues", "impossible", "undecided"
std::optional<Answer> answer(std::string_view name);  // the inverse

// The values that the options of the verb `exact` accept; the page's fields accept the same.
namespace limits {

inline constexpr NumberLimits kExactSteps{.low = 1, .high = 200};
inline constexpr NumberLimits kFewestClues{.low = 1, .high = Geometry9::kCells};

}  // namespace limits

template <int N>
struct Decision {
    Answer answer = Answer::undecided;
    Grid<N> puzzle{};    // of the answer `clues`: solved by the strategies, with one solution
    std::string reason;  // of the other answers, a sentence without a full stop
    CellSet marked;      // of the answer `impossible` by positions: the cells of the reason
    int steps = 0;       // `clues`: steps to solve the puzzle. `impossible`: K of the refutation, 0: by positions
    // Why a proof that was requested for the answer `impossible` is incomplete. A sentence without a full stop.
    std::string why_no_proof;
};

struct ExactLimits {
    std::uint64_t attempts = 6'000'000;  // puzzles that the annealing tries, a few million per second
    std::uint64_t conflicts = 500'000;   // of the SAT solver, a few thousand per second
    // The limit when positions have decided the question and only the proof is needed.
    std::uint64_t proof_conflicts = 500'000;
};

// The pattern is a set of cells of a board of order N. The same seed gives the same decision on every platform.
template <int N>
Decision<N> decide(CellSet pattern, StrategySet strategies, const ExactLimits& limits, std::uint64_t seed,
                   const ProgressCallback& progress = {}, ProofSink* proof = nullptr);

// The same for one part of a pattern's assignments (cubes.hpp), by refutation alone. `impossible`: no assignment in the
// part is solvable. `foreword`: lines before the comments of the proof's formula.
template <int N>
Decision<N> decide_in_cube(CellSet pattern, StrategySet strategies, const Cube& cube, std::uint64_t conflicts,
                           const ProgressCallback& progress = {}, ProofSink* proof = nullptr,
                           const std::string& foreword = {});

}  // namespace rookery
