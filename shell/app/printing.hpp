// Sheets of puzzles for paper, from every mode that has puzzles.
#pragma once

#include <cstddef>

namespace rookery::shell {

class Model;

// More puzzles are refused with a sentence.
inline constexpr std::size_t kMaxPrinted = 600;

void print_board(Model& model);
void print_list(Model& model);
void print_found(Model& model);
void print_results(Model& model);

}  // namespace rookery::shell
