#include "shell/words/symmetry_names.hpp"

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

std::string_view title_of(PatternSymmetry symmetry) {
    switch (symmetry) {
        case PatternSymmetry::none:
            return words::kSymmetryNone;
        case PatternSymmetry::half_turn:
            return words::kSymmetryHalfTurn;
        case PatternSymmetry::quarter_turn:
            return words::kSymmetryQuarterTurn;
        case PatternSymmetry::mirror_left_right:
            return words::kSymmetryLeftRight;
        case PatternSymmetry::mirror_top_bottom:
            return words::kSymmetryTopBottom;
        case PatternSymmetry::two_mirrors:
            return words::kSymmetryTwoMirrors;
        case PatternSymmetry::diagonal:
            return words::kSymmetryDiagonal;
        case PatternSymmetry::anti_diagonal:
            return words::kSymmetryAntiDiagonal;
        case PatternSymmetry::two_diagonals:
            return words::kSymmetryTwoDiagonals;
        case PatternSymmetry::full:
            return words::kSymmetryFull;
    }
    return {};
}

std::string title_in_sentence(PatternSymmetry symmetry) {
    return in_sentence(title_of(symmetry));
}

std::string_view symmetry_in_words(std::string_view name_in_row) {
    const auto symmetry = pattern_symmetry(name_in_row);
    return symmetry ? title_of(*symmetry) : name_in_row;
}

void append_symmetries_in_rows(std::string_view part, std::vector<std::string_view>& names) {
    for (int i = 0; i < kPatternSymmetryCount; ++i) {
        const auto symmetry = static_cast<PatternSymmetry>(i);
        if (contains_ignoring_case(title_of(symmetry), part)) names.push_back(name_of(symmetry));
    }
}

}  // namespace rookery::shell
