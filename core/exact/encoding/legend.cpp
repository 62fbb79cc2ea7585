#include "exact/encoding/legend.hpp"

#include <string_view>

#include "board/geometry.hpp"
#include "board/names.hpp"

namespace rookery {
namespace {

// How a kind of variable is written: its word, its numbers (s step, c cell, h house, d digit from 0, n a plain number,
// p one of two halves), and its meaning.
struct Wording {
    Says what;
    std::string_view word;
    std::string_view numbers;
    std::string_view meaning;
};

constexpr std::array kWordings{
    Wording{Says::digit, "digit", "cd", "CELL DIGIT: the solution has the digit in the cell"},
    Wording{Says::clue_with, "clue-with", "cd", "CELL DIGIT: if true, the cell holds this digit as a clue"},
    Wording{Says::cycle_link, "cycle-link", "cc",
            "CELL CELL: true if these cells of two lines hold the same digit; no clue-free cycle of 2, 3 or 4 columns"},
    Wording{Says::same_digit, "same-digit", "cc", "CELL CELL: both hold the same digit"},
    Wording{Says::equal_so_far, "equal-so-far", "nn",
            "MAP PAIR: true if the pairs up to this one agree with their images under the map"},
    Wording{Says::clue_count, "clue-count", "", "a bit of the number of clues in some cells, in unary"},
    Wording{Says::placed_count, "placed-count", "", "a bit of a bound on how many of some cells are placed, in unary"},
    Wording{Says::placed, "placed", "sc", "STEP CELL: the cell is placed after the step; 0: before the first"},
    Wording{Says::digit_placed, "settled", "shd", "STEP HOUSE DIGIT: the digit is placed in the house after the step"},
    Wording{Says::gone, "gone", "scd", "STEP CELL DIGIT: the digit is not a candidate of the cell after the step"},
    Wording{Says::naked_single, "naked-single", "sc", "STEP CELL: all other digits were gone from it before the step"},
    Wording{Says::hidden_single, "hidden-single", "shd",
            "STEP HOUSE DIGIT: it was gone from all other cells of the house"},
    Wording{Says::locked, "locked", "shhd",
            "STEP A B DIGIT: it was gone from all cells of A outside B; it is removed from those of B outside A"},
    Wording{Says::naked_pair, "naked-pair", "scc", "STEP CELL CELL: they had only their two digits as candidates"},
    Wording{Says::naked_pair_digit, "naked-pair-digit", "sccd", "STEP CELL CELL DIGIT: and this is one of the two"},
    Wording{Says::hidden_pair, "hidden-pair", "shdd",
            "STEP HOUSE DIGIT DIGIT: they were gone from all but two cells of the house"},
    Wording{Says::hidden_pair_cell, "hidden-pair-cell", "shddc",
            "STEP HOUSE DIGIT DIGIT CELL: and this is one of the two"},
    Wording{Says::new_place, "new-place", "sc", "STEP CELL: the step places it"},
    Wording{Says::new_removal, "new-removal", "scd", "STEP CELL DIGIT: the step removes the candidate"},
    Wording{Says::complete, "complete", "s", "STEP: all cells were placed before the step"},
    Wording{Says::first, "first", "sc", "STEP CELL: this is the first of the cells that the step places, row by row"},
    Wording{Says::new_up_to, "new-up-to", "sc", "STEP CELL: the step places this cell or one before it"},
    Wording{Says::part, "this-part", "", "the demands of the part above; true by the last clause"},
    Wording{Says::part_of_whole, "part", "p", "NUMBER: the demands of that part, listed above"},
    Wording{Says::value, "value", "scn", "STEP CELL DIGIT: what is placed in the cell after the step; 0: nothing"},
    Wording{Says::candidate, "candidate", "scn", "STEP CELL DIGIT: the digit is a candidate after the step"},
    Wording{Says::reason, "reason", "s", "STEP: one of the reasons for a value or a removal in the step"},
    Wording{Says::removed_nothing, "removed-nothing", "s", "STEP: the step removes no candidate"},
    Wording{Says::nothing, "helper", "", "with its negation it turns a clause of one literal into two clauses"},
};

const Wording& wording_of(std::uint8_t kind) {
    for (const Wording& one : kWordings) {
        if (static_cast<std::uint8_t>(one.what) == kind) return one;
    }
    return kWordings.back();
}

template <int N>
std::string house_text(int house) {
    constexpr int kSize = Geometry<N>::kSize;
    return std::string(name_of(static_cast<HouseKind>(house / kSize))) + std::to_string(house % kSize + 1);
}

template <int N>
std::string number_text(char kind, int number) {
    switch (kind) {
        case 'c':
            return cell_name(number, Geometry<N>::kSize);
        case 'h':
            return house_text<N>(number);
        case 'd':
            return std::to_string(number + 1);
        default:
            return std::to_string(number);
    }
}

}  // namespace

template <int N>
std::string pattern_text(CellSet pattern) {
    std::string text(Geometry<N>::kCells, '.');
    pattern.for_each([&](int cell) { text[static_cast<std::size_t>(cell)] = 'x'; });
    return text;
}

template <int N>
std::string cells_text(CellSet cells) {
    std::string text;
    cells.for_each([&](int cell) { text += (text.empty() ? "" : " ") + cell_name(cell, Geometry<N>::kSize); });
    return text;
}

template <int N>
std::string legend(const Formula& formula) {
    std::array<bool, 256> used{};
    for (int variable = 1; variable <= formula.variables(); ++variable) used[formula.tag(variable).kind] = true;
    std::string text = "Variables, each in a line \"v NUMBER WORD ...\":\n";
    for (const Wording& one : kWordings) {
        if (!used[static_cast<std::size_t>(one.what)]) continue;
        text.append("  ").append(one.word).append(one.numbers.empty() ? ": " : " ").append(one.meaning).append("\n");
    }
    for (int variable = 1; variable <= formula.variables(); ++variable) {
        const VariableTag& tag = formula.tag(variable);
        const Wording& wording = wording_of(tag.kind);
        text.append("v ").append(std::to_string(variable)).append(" ").append(wording.word);
        for (std::size_t i = 0; i < wording.numbers.size(); ++i) {
            const int number = wording.numbers[i] == 'p' ? tag.numbers[0] << 16 | tag.numbers[1] : tag.numbers[i];
            text.append(" ").append(number_text<N>(wording.numbers[i], number));
        }
        text += '\n';
    }
    return text;
}

template <int N>
std::string known_digits(const SolutionLiterals<N>& solution) {
    std::string text;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        for (int d = 0; d < Geometry<N>::kSize; ++d) {
            if (solution[cell][d] != kTrue) continue;
            text.append("known digit ")
                .append(cell_name(cell, Geometry<N>::kSize))
                .append(" ")
                .append(std::to_string(d + 1)) += '\n';
        }
    }
    return text;
}

template <int N>
std::string symmetry_text(int labelled_house, const BrokenSymmetries<N>& broken) {
    std::string text = "symmetry digits: they can be relabelled, so " + house_text<N>(labelled_house) +
                       " holds 1, 2, 3, ... in order\n";
    if (broken.maps.empty()) return text + "symmetry maps: no other is broken\n";
    text +=
        "symmetry maps: of solutions that a map of the pattern onto itself makes of each other one is enough: that\n"
        "  whose bits \"this pair of clue cells holds the same digit\" are not less, read as a number, than the bits "
        "of\n"
        "  the mapped pairs (lex-leader). The pairs, in order:\n";
    int number = 0;
    for (const auto& [a, b] : broken.pairs) {
        text.append("symmetry pair ")
            .append(std::to_string(++number))
            .append(" ")
            .append(cell_name(a, Geometry<N>::kSize));
        text.append(" ").append(cell_name(b, Geometry<N>::kSize)) += '\n';
    }
    number = 0;
    for (const CellMap<N>& map : broken.maps) {
        text.append("symmetry map ").append(std::to_string(++number)).append(":");
        for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
            const int to = map.to[static_cast<std::size_t>(cell)];
            if (to != cell)
                text.append(" ")
                    .append(cell_name(cell, Geometry<N>::kSize))
                    .append(">")
                    .append(cell_name(to, Geometry<N>::kSize));
        }
        text += '\n';
    }
    return text;
}

template std::string pattern_text<2>(CellSet);
template std::string pattern_text<3>(CellSet);
template std::string cells_text<2>(CellSet);
template std::string cells_text<3>(CellSet);
template std::string legend<2>(const Formula&);
template std::string legend<3>(const Formula&);
template std::string known_digits<2>(const SolutionLiterals<2>&);
template std::string known_digits<3>(const SolutionLiterals<3>&);
template std::string symmetry_text<2>(int, const BrokenSymmetries<2>&);
template std::string symmetry_text<3>(int, const BrokenSymmetries<3>&);

}  // namespace rookery
