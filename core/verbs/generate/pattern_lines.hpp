// Patterns as the verb pattern reads them: one mask a line; blank lines separate nothing.
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

    // Nothing, after a problem was sent, if it is no mask.
    std::optional<CellSet> cells(Sink& sink) const;
};

std::vector<PatternLine> pattern_lines(std::string_view input);

// 81 characters: x in the cells.
std::string pattern_text(CellSet cells);

}  // namespace rookery
