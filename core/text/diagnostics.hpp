// The results of a reader so far: puzzles, and problems up to a limit.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "text/format.hpp"

namespace rookery::reading {

class Diagnostics {
  public:
    explicit Diagnostics(std::size_t most_problems) : most_problems_(most_problems) {}

    void expect_puzzles(std::size_t count);
    void add(ParsedPuzzle&& puzzle, const TextFormat& format);
    // The puzzles read before, for a pencil-mark grid that belongs to them.
    std::vector<ParsedPuzzle>& puzzles() { return result_.puzzles; }
    std::vector<TextProblem>& problems() { return result_.problems; }
    void forget_last();

    // Problems beyond the limit are only counted, so their sentences need not be built.
    bool wants_problems() const { return result_.problems.size() < most_problems_; }
    void add_problem(TextProblem problem);
    void count_problem(std::int64_t line);
    // A problem that did not cost a puzzle: something next to one was ignored.
    void add_remark(TextProblem problem);

    bool is_empty() const { return result_.puzzles.empty() && result_.problems.empty() && uncounted_ == 0; }
    // Sets the format and its description.
    ParseResult finish();

  private:
    ParseResult result_;
    std::size_t most_problems_;
    std::int64_t uncounted_ = 0;
    std::int64_t remarks_ = 0;  // among the problems
    std::int64_t first_uncounted_line_ = 0;
    std::vector<const TextFormat*> formats_;  // of the puzzles
};

}  // namespace rookery::reading
