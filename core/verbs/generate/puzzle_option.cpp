#include "verbs/generate/puzzle_option.hpp"

#include <variant>

#include "solve/solve.hpp"
#include "text/text.hpp"

namespace rookery {

std::string PuzzleOption::read(std::string_view text) {
    const ParseResult parsed = parse(text);
    const std::string option = "option " + std::string(name());
    if (!parsed.problems.empty()) {
        const TextProblem& problem = parsed.problems.front();
        return refusal_at(problem.column, problem.sentence);
    }
    const Grid9* grid = parsed.puzzles.size() == 1 ? std::get_if<Grid9>(&parsed.puzzles[0].grid) : nullptr;
    if (grid == nullptr || parsed.puzzles[0].candidates) return option + ": expected one 9x9 puzzle of given digits";
    const SolveResult solved = solve(*grid);
    if (!solved.unique()) {
        return option + ": expected a puzzle with one solution; this one has " +
               (solved.solutions == 0 ? "none" : "several");
    }
    puzzle_ = *grid;
    return {};
}

}  // namespace rookery
