#include "logic/explain.hpp"

#include "logic/technique_card.hpp"
#include "logic/words.hpp"

namespace rookery {

std::string describe(const Step& step) {
    return title_of(step) + ": " + card_of(step.technique).say(step);
}

std::string conclusion_of(const Step& step) {
    if (step.places) return cell_name(step.placement.cell) + "=" + std::to_string(step.placement.digit);
    std::string text;
    for (const CellDigit& gone : step.eliminations) {
        if (!text.empty()) text += ", ";
        text += cell_name(gone.cell) + "<>" + std::to_string(gone.digit);
    }
    return text;
}

}  // namespace rookery
