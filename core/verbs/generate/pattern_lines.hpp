// Patterns as the verb pattern reads them: one mask per line; blank lines have no meaning.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "job/job.hpp"

namespace rookery {

struct PatternLine {
    std::int64_t number;
    std::string text;

    // Nothing, after sending a problem, if it is not a mask.
    std::optional<CellSet> cells(Sink& sink) const;
};

std::vector<PatternLine> pattern_lines(std::string_view input);

// 81 characters: x in the cells.
std::string pattern_text(CellSet cells);

}  // namespace rookery
