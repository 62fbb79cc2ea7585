#include "verbs/steps/hodoku_step_rows.hpp"

#include <algorithm>

#include "logic/technique_card.hpp"

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

StepText HodokuStepRow::text() const {
    const Step& step = plain.step;
    return {std::string(technique()) + ": " + card_of(step.technique).say(step)};
}
std::optional<std::string> HodokuStepRow::eliminations() const {
    return sorted_triples(plain.step.eliminations);
}
std::optional<std::string> HodokuStepRow::placements() const {
    return plain.step.places ? sorted_triples({plain.step.placement}) : std::nullopt;
}

}  // namespace rookery
