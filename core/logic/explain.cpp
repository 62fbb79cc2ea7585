// One sentence per technique: what is there, "so", what follows.
//
// A sentence is made from the step alone, whose picture says all that is needed: which cells hold the pattern, and, by
// the roles of the marks, which of them are wings, extra cells of a loop, or cells of a set.
#include "logic/explain.hpp"

#include <algorithm>
#include <iterator>

#include "board/geometry.hpp"
#include "logic/chains/chain_words.hpp"
#include "logic/words.hpp"

namespace rookery {

namespace {

using Cells = std::vector<std::uint8_t>;

DigitSet marked_digits(const Step& step, int cell, MarkRole role) {
    DigitSet digits = 0;
    for (const Mark& mark : step.marks) {
        if (mark.at.cell == cell && mark.role == role) digits |= digit_bit(mark.at.digit);
    }
    return digits;
}

// The cells of the pattern with a mark of the role, in the order of the step.
Cells marked_cells(const Step& step, MarkRole role) {
    Cells cells;
    std::copy_if(step.cells.begin(), step.cells.end(), std::back_inserter(cells),
                 [&](int cell) { return marked_digits(step, cell, role) != 0; });
    return cells;
}

std::span<const std::uint8_t> cells_from(const Step& step, std::size_t first) {
    return std::span(step.cells).subspan(std::min(first, step.cells.size()));
}

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
        Cells cells;
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

std::string conclusion_words(const Step& step) {
    if (!step.places) return eliminations_words(step);
    return cell_word(step.placement.cell) + " is " + std::to_string(step.placement.digit);
}

std::string set_word(std::size_t size) {
    return size == 2 ? "pair" : size == 3 ? "triplet" : size == 4 ? "quad" : "set";
}

// "only r2c7 is left": what direct steps leave of a house.
std::string only_place_left(const Step& step, int house) {
    return "which leaves only " + cell_word(step.placement.cell) + " for " + std::to_string(step.placement.digit) +
           " in " + house_word(house);
}

std::string locked_words(const Step& step) {
    return digits_words(step.digits) + " of " + house_word(step.houses[0]) + " lies only in " +
           house_word(step.houses[1]);
}

std::string hidden_set_words(const Step& step) {
    return "in " + house_word(step.houses[0]) + ", " + digits_words(step.digits) + " have no places but " +
           cells_words(step.cells);
}

std::string naked_set_words(const Step& step) {
    return "in " + house_word(step.houses[0]) + ", " + cells_words(step.cells) + " have no candidates but " +
           digits_words(step.digits);
}

std::string fish_words(const Step& step) {
    const std::span<const std::uint8_t> houses(step.houses);
    const std::size_t half = houses.size() / 2;
    return digits_words(step.digits) + " in " + houses_words(houses.first(half)) + " lies only in " +
           houses_words(houses.last(half));
}

std::string xy_wing_words(const Step& step) {
    const DigitSet target = digit_bit(step.eliminations[0].digit);
    std::vector<std::string> cases;
    for (const int wing : cells_from(step, 1)) {
        const auto shared = static_cast<DigitSet>(marked_digits(step, wing, MarkRole::cover) & ~target);
        cases.push_back("if " + cell_word(step.cells[0]) + " is " + digits_words(shared) + " then " + cell_word(wing) +
                        " is " + digits_words(target));
    }
    return listed(cases, "and");
}

std::string xyz_wing_words(const Step& step) {
    return "whichever of " + digits_words(step.digits) + " is in " + cell_word(step.cells[0]) + ", one of " +
           cells_words(step.cells) + " is " + std::to_string(step.eliminations[0].digit);
}

// The extra cells are those with fins; the cells of a set (type 3) come after the loop and have no base marks.
std::string unique_loop_words(const Step& step) {
    const Cells extra = marked_cells(step, MarkRole::fin);
    Cells loop;
    Cells others;
    DigitSet loop_digits = 0;
    for (const std::uint8_t cell : step.cells) {
        const DigitSet base = marked_digits(step, cell, MarkRole::base);
        loop_digits |= base;
        (base != 0 ? loop : others).push_back(cell);
    }
    const std::string reason =
        cells_words(loop) + " must not all be left with " + digits_words(loop_digits) + ", which could be swapped; ";
    const std::string house = step.houses.empty() ? "" : house_word(step.houses[0]);
    switch (step.variant) {
        case 1:
            return reason + "only " + cell_word(extra[0]) + " has another candidate";
        case 2:
            return reason + "one of " + cells_words(extra) + " takes " + digits_words(step.digits);
        case 3:
            break;
        default:
            return reason + "in " + house + ", " + digits_words(step.digits) + " has no places but " +
                   cells_words(extra);
    }
    const bool hidden = std::find(others.begin(), others.end(), step.eliminations[0].cell) != others.end();
    if (hidden) {
        return reason + "at most one of " + digits_words(step.digits) + " goes to " + cells_words(extra, "or") +
               ", and in " + house + " they have no other places but " + cells_words(others);
    }
    DigitSet extra_digits = 0;
    for (const int cell : extra) extra_digits |= marked_digits(step, cell, MarkRole::fin);
    return reason + "one of " + cells_words(extra) + " takes " + digits_words(extra_digits, "or") +
           " and makes a naked " + set_word(others.size() + 1) + " of " + digits_words(step.digits) + " with " +
           cells_words(others) + " in " + house;
}

std::string bug_words(const Step& step) {
    std::vector<std::string> values;
    for (const Mark& mark : step.marks) {
        if (mark.role == MarkRole::fin) values.push_back(cell_word(mark.at.cell) + "=" + std::to_string(mark.at.digit));
    }
    std::string text = values.size() == 1 ? values[0] : "one of " + listed(values, "and");
    text +=
        " must be true, or else every empty cell would have two candidates and every digit two places in each house";
    if (step.variant == 3) {
        Cells others;
        for (const std::uint8_t cell : step.cells) {
            if (marked_digits(step, cell, MarkRole::fin) == 0) others.push_back(cell);
        }
        text += "; that makes a naked " + set_word(others.size() + 1) + " of " + digits_words(step.digits) + " with " +
                cells_words(others) + " in " + house_word(step.houses[0]);
    } else if (step.variant == 4) {
        text += "; in " + house_word(step.houses[0]) + ", " + digits_words(step.digits) + " has no places but " +
                cells_words(step.cells);
    }
    return text;
}

std::string aligned_words(const Step& step, std::size_t base_count) {
    const auto bases = std::span(step.cells).first(base_count);
    const auto excluders = cells_from(step, base_count);
    std::vector<std::string> choices;
    for (const CellDigit& gone : step.eliminations) {
        choices.push_back(std::to_string(gone.digit) + " in " + cell_word(gone.cell));
    }
    std::string text = "every way to fill " + cells_words(bases) + " with " + listed(choices, "or") + " ";
    bool any_sees = false;
    for (const int a : bases) {
        for (const int b : bases) any_sees = any_sees || Geometry9::sees(a, b);
    }
    if (any_sees) text += "repeats a digit or ";
    return text + "leaves no candidate for " + cells_words(excluders, "or");
}

std::string reason_words(const Step& step) {
    switch (step.technique) {
        case Technique::last_cell:
            return cell_word(step.placement.cell) + " is the only empty cell of " + house_word(step.houses[0]);
        case Technique::hidden_single_box:
        case Technique::hidden_single_line:
            return "in " + house_word(step.houses[0]) + ", " + std::to_string(step.placement.digit) +
                   " has no place but " + cell_word(step.placement.cell);
        case Technique::naked_single:
            return cell_word(step.placement.cell) + " has no candidate but " + std::to_string(step.placement.digit);
        case Technique::direct_pointing:
        case Technique::direct_claiming:
            return locked_words(step) + ", " + only_place_left(step, step.houses[2]);
        case Technique::direct_hidden_pair:
        case Technique::direct_hidden_triplet:
            return hidden_set_words(step) + ", " + only_place_left(step, step.houses[0]);
        case Technique::pointing:
        case Technique::claiming:
            return locked_words(step);
        case Technique::naked_pair:
        case Technique::naked_triplet:
        case Technique::naked_quad:
            return naked_set_words(step);
        case Technique::hidden_pair:
        case Technique::hidden_triplet:
        case Technique::hidden_quad:
            return hidden_set_words(step);
        case Technique::x_wing:
        case Technique::swordfish:
        case Technique::jellyfish:
            return fish_words(step);
        case Technique::xy_wing:
            return xy_wing_words(step);
        case Technique::xyz_wing:
            return xyz_wing_words(step);
        case Technique::unique_rectangle:
        case Technique::unique_loop:
            return unique_loop_words(step);
        case Technique::bivalue_universal_grave:
            return bug_words(step);
        case Technique::aligned_pair_exclusion:
            return aligned_words(step, 2);
        case Technique::aligned_triplet_exclusion:
            return aligned_words(step, 3);
        default:
            break;
    }
    return "";
}

// The name, with the type where the technique has types.
std::string title(const Step& step) {
    std::string text(name_of(step.technique));
    switch (step.technique) {
        case Technique::hidden_single_box:
        case Technique::hidden_single_line:
            return "Hidden single";  // the sentence names the house
        case Technique::unique_rectangle:
        case Technique::unique_loop:
        case Technique::bivalue_universal_grave:
            return text + ", type " + std::to_string(step.variant);
        default:
            return text;
    }
}

}  // namespace

std::string describe(const Step& step) {
    if (!step.chains.empty()) return title(step) + ": " + chain_words(step, conclusion_words(step));
    return title(step) + ": " + reason_words(step) + ", so " + conclusion_words(step) + ".";
}

std::string conclusion_of(const Step& step) {
    if (step.places) return cell_word(step.placement.cell) + "=" + std::to_string(step.placement.digit);
    std::string text;
    for (const CellDigit& gone : step.eliminations) {
        if (!text.empty()) text += ", ";
        text += cell_word(gone.cell) + "<>" + std::to_string(gone.digit);
    }
    return text;
}

}  // namespace rookery
