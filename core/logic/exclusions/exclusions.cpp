#include "logic/exclusions/exclusions.hpp"

#include "board/geometry.hpp"
#include "logic/sentences.hpp"

namespace rookery {

std::string exclusion_words(const Step& step, std::size_t base_count, Language language) {
    const auto bases = std::span(step.cells).first(base_count);
    std::vector<std::string> choices;
    for (const CellDigit& gone : step.eliminations) {
        choices.push_back(say(Phrase::digit_in_cell, language, {Value::digit(gone.digit), Value::cell(gone.cell)}));
    }
    bool any_sees = false;
    for (const int a : bases) {
        for (const int b : bases) any_sees = any_sees || Geometry9::sees(a, b);
    }
    return concluded(
        say(any_sees ? Phrase::no_way_to_fill_seeing : Phrase::no_way_to_fill, language,
            {Value::cells(bases), Value::texts(std::move(choices)), Value::cells(cells_from(step, base_count))}),
        step, language);
}

}  // namespace rookery
