// HintSearch: the next step from the user's board, as the verb `explain` finds it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/path_step.hpp"

namespace rookery::shell {

struct HintSearch {
    int work = 0;  // 0: none runs
    Board board;   // from where
    TechniqueSet techniques = kAllTechniques;
    std::optional<PathStep> step;
    PathOutcome outcome;

    void start(int id, const Board& from, TechniqueSet with) {
        *this = {};
        work = id;
        board = from;
        techniques = with;
    }
    void add_row(std::string_view json) {
        auto row = read_path_row(json);
        if (auto* found = std::get_if<PathStep>(&row); found != nullptr && !step) step = std::move(*found);
        if (auto* end = std::get_if<PathOutcome>(&row)) outcome = std::move(*end);
    }
};

}  // namespace rookery::shell
