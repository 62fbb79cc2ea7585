#include "logic/sentences.hpp"

#include <algorithm>
#include <iterator>

namespace rookery {

DigitSet marked_digits(const Step& step, int cell, MarkRole role) {
    DigitSet digits = 0;
    for (const Mark& mark : step.marks) {
        if (mark.at.cell == cell && mark.role == role) digits |= digit_bit(mark.at.digit);
    }
    return digits;
}

std::vector<std::uint8_t> marked_cells(const Step& step, MarkRole role) {
    std::vector<std::uint8_t> cells;
    std::copy_if(step.cells.begin(), step.cells.end(), std::back_inserter(cells),
                 [&](int cell) { return marked_digits(step, cell, role) != 0; });
    return cells;
}

std::span<const std::uint8_t> cells_from(const Step& step, std::size_t first) {
    return std::span(step.cells).subspan(std::min(first, step.cells.size()));
}

namespace {

// Cells that lose the same digits share a phrase: "r1c2 and r1c4 are not 3 and r1c9 is neither 3 nor 7".
std::string eliminations_words(const Step& step, Language language) {
    struct Group {
        DigitSet digits;
        std::vector<std::uint8_t> cells;
    };
    std::vector<Group> groups;
    for (std::size_t i = 0; i < step.eliminations.size();) {
        const std::uint8_t cell = step.eliminations[i].cell;
        DigitSet digits = 0;
        for (; i < step.eliminations.size() && step.eliminations[i].cell == cell; ++i) {
            digits |= digit_bit(step.eliminations[i].digit);
        }
        const auto same =
            std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.digits == digits; });
        if (same != groups.end()) {
            same->cells.push_back(cell);
        } else {
            groups.push_back({digits, {cell}});
        }
    }
    std::vector<std::string> words;
    words.reserve(groups.size());
    for (const Group& group : groups) {
        words.push_back(say(Phrase::removed_group, language, {Value::cells(group.cells), Value::digits(group.digits)}));
    }
    const bool one_digit = groups.size() == 1 && is_single(groups.front().digits);
    Value removed = Value::texts(std::move(words));
    if (!one_digit) removed = Value::plural(removed.in_words("clauses", language));
    return say(Phrase::removes, language, {removed});
}

}  // namespace

std::string conclusion_words(const Step& step, Language language) {
    if (!step.places) return eliminations_words(step, language);
    return say(Phrase::places, language, {Value::cell(step.placement.cell), Value::digit(step.placement.digit)});
}

std::string concluded(std::string reason, const Step& step, Language language) {
    return say(Phrase::so, language, {Value::text(std::move(reason)), Value::text(conclusion_words(step, language))});
}

std::string clauses(std::string first, std::string second, Language language) {
    return say(Phrase::joined, language, {Value::text(std::move(first)), Value::text(std::move(second))});
}

Value naked_set_value(std::size_t size, Language language) {
    const Phrase phrase = size == 2   ? Phrase::naked_pair_of
                          : size == 3 ? Phrase::naked_triplet_of
                          : size == 4 ? Phrase::naked_quad_of
                                      : Phrase::naked_set_of;
    return Value::text(say(phrase, language));
}

std::string leaving_only(std::string reason, const Step& step, int house, Language language) {
    return say(Phrase::leaves_only, language,
               {Value::text(std::move(reason)), Value::cell(step.placement.cell), Value::digit(step.placement.digit),
                Value::house(house)});
}

}  // namespace rookery
