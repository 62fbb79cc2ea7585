#include "shell/sized/sized_hint.hpp"

#include "board/names.hpp"
#include "shell/board/sized_board.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {

std::string sized_hint_text(const ShapeStep& step, int side) {
    const std::string digits = symbols_of(step.digits);
    std::string cells;
    for (const int cell : step.cells) append_item(cells, cell_in_words(cell, side), ", ");
    const std::string house = step.house < 0 ? std::string{} : house_name(step.house, language(), side);
    switch (step.technique) {
        case ShapeTechnique::hidden_single:
            return fill(words::kSizedHiddenSingle, {house, digits, cells});
        case ShapeTechnique::naked_single:
            return fill(words::kSizedNakedSingle, {digits, cells});
        case ShapeTechnique::locked:
            return fill(words::kSizedLocked, {house, digits, house_name(step.other_house, language(), side)});
        case ShapeTechnique::naked_pair:
        case ShapeTechnique::naked_triple:
            return fill(words::kSizedNakedSubset, {house, digits, cells});
        case ShapeTechnique::hidden_pair:
        case ShapeTechnique::hidden_triple:
            break;
    }
    return fill(words::kSizedHiddenSubset, {house, digits, cells});
}

}  // namespace rookery::shell
