// What a reader has found so far: puzzles, and problems up to a limit.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "text/scan/lines.hpp"
#include "text/text.hpp"

namespace rookery::reading {

// A problem at the character that starts at `at`, which must point into the line or to its end.
TextProblem problem_at(const Line& line, const char* at, std::string sentence);
// A problem at the first visible character of the line.
TextProblem problem_at_start(const Line& line, std::string sentence);
// A problem behind the last visible character of the line.
TextProblem problem_at_end(const Line& line, std::string sentence);

class Findings {
  public:
    explicit Findings(std::size_t most_problems) : most_problems_(most_problems) {}

    void expect_puzzles(std::size_t count);
    void add(ParsedPuzzle&& puzzle, TextFormat format);
    // A puzzle of which the line says nothing else.
    void add_plain(const Grid9& grid, std::int64_t line);
    // The puzzles read before, for a pencilmark grid that belongs to them.
    std::vector<ParsedPuzzle>& puzzles() { return result_.puzzles; }
    std::vector<TextProblem>& problems() { return result_.problems; }
    void forget_last();

    // Problems beyond the limit are counted, not kept: then there is no need to build their sentence.
    bool wants_problems() const { return result_.problems.size() < most_problems_; }
    void add_problem(TextProblem problem);
    void count_problem(std::int64_t line);
    // A problem that cost no puzzle: something beside one was left out.
    void add_remark(TextProblem problem);

    bool is_empty() const { return result_.puzzles.empty() && result_.problems.empty() && uncounted_ == 0; }
    // Names what was found.
    ParseResult finish();

  private:
    ParseResult result_;
    std::size_t most_problems_;
    std::int64_t uncounted_ = 0;
    std::int64_t remarks_ = 0;  // among the problems
    std::int64_t first_uncounted_line_ = 0;
    std::vector<TextFormat> formats_;  // of the puzzles
};

}  // namespace rookery::reading
