#include "shell/generate/pattern_feasibility.hpp"

#include <vector>

#include "text/tab_separated.hpp"

namespace rookery::shell {
namespace {

// Index of "verdict" in the verb's row: pattern, clues, symmetry, "verdict", puzzle, reason.
constexpr std::size_t kWord = 3;
constexpr std::size_t kReason = 5;

}  // namespace

void PatternFeasibility::start(int job, CellSet pattern) {
    await(job);
    asked_ = true;
    pattern_ = pattern;
    word_.clear();
    reason_.clear();
}

void PatternFeasibility::take_rows(std::string_view rows) {
    const std::vector<std::string> fields = fields_of(rows);
    if (fields.size() > kReason) {
        word_ = fields[kWord];
        reason_ = fields[kReason];
    }
}

std::string_view PatternFeasibility::reason_if(std::string_view word, CellSet pattern) const {
    return is_about(pattern) && word_ == word ? std::string_view{reason_} : std::string_view{};
}

std::string_view PatternFeasibility::impossible(CellSet pattern) const {
    return reason_if("impossible", pattern);
}

std::string_view PatternFeasibility::open(CellSet pattern) const {
    return reason_if("open", pattern);
}

}  // namespace rookery::shell
