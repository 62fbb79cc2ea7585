// ExactAnswer: says whether the cells of a pattern can get digits that chosen strategies alone solve. It is read from a
// row of the verb `exact`, and has a text for the user.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "exact/exact.hpp"
#include "exact/strategies.hpp"

namespace rookery::shell {

struct ExactQuestion {
    CellSet pattern;
    StrategySet strategies;
    friend bool operator==(const ExactQuestion&, const ExactQuestion&) = default;
};

struct ExactAnswer {
    ExactQuestion question;
    Answer feasibility = Answer::undecided;
    Grid9 puzzle{};      // for the answer `clues`
    std::string reason;  // for other answers, a sentence without full stop; empty if the numbers say it
    CellSet marked;      // the cells responsible, for some impossible patterns
    int steps = 0;       // the depth of the puzzle, or K of the refutation; 0: unknown
    int parts = 0;       // of the refutation; 0: unknown
    std::uint64_t seed = 0;
    int job = 0;  // the job that found it, on this page
};

// Parses a row of the verb with option json; nullopt if it is none.
std::optional<ExactAnswer> read_exact_row(std::string_view json, const ExactQuestion& question);

// "Impossible: no digits on these cells can be solved by naked singles: proved in 64 parts, K = 12 steps"
std::string text_of(const ExactAnswer& answer);

std::string_view title_of(Strategy strategy);           // "Naked singles"
std::string_view help_of(Strategy strategy);            // what it means, in a few words
std::string names_in_sentence(StrategySet strategies);  // "naked singles, hidden singles and naked pairs"

}  // namespace rookery::shell
