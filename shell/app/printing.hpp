// Sheets of puzzles to print, for every mode that has puzzles.
#pragma once

#include <cstddef>

namespace rookery::shell {

class Model;

// With more puzzles, nothing is printed, and a sentence says so.
inline constexpr std::size_t kMaxPrinted = 600;

void print_board(Model& model);
void print_list(Model& model);
void print_found(Model& model);
void print_results(Model& model);

}  // namespace rookery::shell
