#include "verbs/steps/hodoku_step_rows.hpp"

#include <algorithm>

namespace rookery {
namespace {

std::optional<std::string> sorted_triples(const std::vector<CellDigit>& list) {
    std::vector<std::string> triples;
    triples.reserve(list.size());
    for (const CellDigit& at : list) {
        triples.push_back(std::to_string(at.digit) + std::to_string(Geometry9::row_of(at.cell) + 1) +
                          std::to_string(Geometry9::column_of(at.cell) + 1));
    }
    if (triples.empty()) return std::nullopt;
    std::sort(triples.begin(), triples.end());
    std::string text;
    for (const std::string& triple : triples) {
        if (!text.empty()) text += ' ';
        text += triple;
    }
    return text;
}

}  // namespace

std::optional<std::string> eliminations_of(const StepRecord& step) {
    return sorted_triples(step.eliminations);
}
std::optional<std::string> placements_of(const StepRecord& step) {
    return step.placement ? sorted_triples({*step.placement}) : std::nullopt;
}

}  // namespace rookery
