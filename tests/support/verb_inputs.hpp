// Puzzles, full boards and patterns as strings, for the tests of the verbs.
#pragma once

#include <string>

#include "support/masks.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/sample_puzzles.hpp"

namespace rookery::tests {

inline const std::string kPuzzle(samples::kPuzzle);
inline const std::string kEasy(samples::kEasy);
inline const std::string kLean(samples::kLean);
inline const std::string kLeanSolution(samples::kLeanSolution);
inline const std::string kSeventeen(samples::kSeventeen);
inline const std::string kSeventeenSolution(samples::kSeventeenSolution);
inline const std::string kPs12Puzzle(samples::kPs12Puzzle);
inline const std::string kPs12Solution(samples::kPs12Solution);
inline const std::string kEscargot(samples::kEscargot);
inline const std::string kFullBoard(samples::kFullBoard);
inline const std::string kStrangelyFamiliar(known::kStrangelyFamiliar);
inline const std::string kG5(known::kG5);
inline const std::string kLattice(samples::kLattice);
inline const std::string kSparse(samples::kSparse);

}  // namespace rookery::tests
