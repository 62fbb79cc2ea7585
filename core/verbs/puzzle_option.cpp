#include "verbs/puzzle_option.hpp"

#include <variant>

#include "solve/solve.hpp"
#include "text/text.hpp"

namespace rookery {

std::optional<Grid9> read_puzzle_option(Options& options, std::string_view name) {
    if (!options.has(name)) return std::nullopt;
    const ParseResult parsed = parse(options.text(name));
    const std::string option = "option " + std::string(name);
    if (!parsed.problems.empty()) {
        const TextProblem& problem = parsed.problems.front();
        options.reject_call(option + ", character " + std::to_string(problem.column) + ": " + problem.sentence);
        return std::nullopt;
    }
    const Grid9* grid = parsed.puzzles.size() == 1 ? std::get_if<Grid9>(&parsed.puzzles[0].grid) : nullptr;
    if (grid == nullptr || parsed.puzzles[0].candidates) {
        options.reject_call(option + ": expected one 9x9 puzzle of given digits");
        return std::nullopt;
    }
    const SolveResult solved = solve(*grid);
    if (!solved.unique()) {
        options.reject_call(option + ": expected a puzzle with one solution, this one has " +
                            (solved.solutions == 0 ? "none" : "several"));
        return std::nullopt;
    }
    return *grid;
}

}  // namespace rookery
