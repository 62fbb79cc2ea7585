#include "logic/exclusions/exclusion_words.hpp"

#include "board/geometry.hpp"
#include "logic/sentences.hpp"

namespace rookery {

std::string exclusion_words(const Step& step, std::size_t base_count) {
    const auto bases = std::span(step.cells).first(base_count);
    const auto excluders = cells_from(step, base_count);
    std::vector<std::string> choices;
    for (const CellDigit& gone : step.eliminations) {
        choices.push_back(std::to_string(gone.digit) + " in " + cell_name(gone.cell));
    }
    std::string text = "every way to fill " + cells_words(bases) + " with " + listed(choices, "or") + " ";
    bool any_sees = false;
    for (const int a : bases) {
        for (const int b : bases) any_sees = any_sees || Geometry9::sees(a, b);
    }
    if (any_sees) text += "repeats a digit or ";
    return concluded(text + "leaves no candidate for " + cells_words(excluders, "or"), step);
}

}  // namespace rookery
