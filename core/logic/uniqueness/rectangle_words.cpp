#include "logic/uniqueness/rectangle_words.hpp"

#include "logic/sentences.hpp"

namespace rookery {

void highlight_rectangle(Step& step, const State& state, const CornerRectangle& rectangle) {
    step.digits = rectangle.digits();
    for (const int cell : rectangle.corners) {
        add_cell(step, cell);
        add_marks(step, state, cell, step.digits, MarkRole::base);
        add_marks(step, state, cell, static_cast<DigitSet>(kAllDigits & ~step.digits), MarkRole::cover);
    }
}

std::string rectangle_words(const Step& step, Language language) {
    return say(Phrase::two_solutions, language,
               {Value::cells(std::span<const std::uint8_t>(step.cells).first(4)), Value::digits(step.digits)});
}

}  // namespace rookery
