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

// "is not 3", "are neither 3 nor 7", "is none of 2, 4 and 8"
std::string is_not(DigitSet digits, bool plural) {
    const std::string verb = plural ? "are " : "is ";
    if (digit_count(digits) == 1) return verb + "not " + digits_words(digits);
    if (digit_count(digits) == 2) return verb + "neither " + digits_words(digits, "nor");
    return verb + "none of " + digits_words(digits);
}

// Cells that lose the same digits share a phrase: "r1c2 and r1c4 are not 3 and r1c9 is neither 3 nor 7".
std::string eliminations_words(const Step& step) {
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
    std::vector<std::string> phrases;
    phrases.reserve(groups.size());
    for (const Group& group : groups) {
        phrases.push_back(cells_words(group.cells) + " " + is_not(group.digits, group.cells.size() > 1));
    }
    return listed(phrases, "and");
}

}  // namespace

std::string conclusion_words(const Step& step) {
    if (!step.places) return eliminations_words(step);
    return cell_name(step.placement.cell) + " is " + std::to_string(step.placement.digit);
}

std::string concluded(std::string reason, const Step& step) {
    return std::move(reason) + ", so " + conclusion_words(step) + ".";
}

std::string set_word(std::size_t size) {
    return size == 2 ? "pair" : size == 3 ? "triplet" : size == 4 ? "quad" : "set";
}

std::string only_place_left(const Step& step, int house) {
    return "which leaves only " + cell_name(step.placement.cell) + " for " + std::to_string(step.placement.digit) +
           " in " + house_name(house);
}

}  // namespace rookery
