#include "shell/board/spoken_cells.hpp"

#include <bit>
#include <string_view>

#include "shell/words/cell_place.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

std::string digits_of(DigitSet set) {
    std::string text;
    for (; set != 0; set = without_lowest(set)) {
        if (!text.empty()) text += without_lowest(set) == 0 ? std::string_view(words::kListAnd) : ", ";
        text += std::to_string(lowest_digit(set));
    }
    return text;
}

// Appends the marks to `name`, if there are any.
void add_marks(std::string& name, DigitSet marks, std::string_view one, std::string_view many) {
    if (marks != 0) name = fill(std::popcount(marks) == 1 ? one : many, {name, digits_of(marks)});
}

}  // namespace

std::string spoken_cell(const BoardPicture& picture, int filtered, int cell) {
    const std::string digit = picture.digits[cell] == 0 ? "" : std::to_string(picture.digits[cell]);
    std::string name = cell_place(cell);
    if (!digit.empty()) {
        name = fill(picture.givens.contains(cell) ? words::kCellGiven : words::kCellEntered, {name, digit});
    } else {
        const DigitSet corners = picture.corners[cell];
        const DigitSet centres = picture.centres[cell];
        const bool empty = (picture.candidates[cell] | corners | centres) == 0;
        if (empty) name = fill(words::kCellEmpty, {name});
        if (const DigitSet open = picture.candidates[cell]; open != 0) {
            name = fill(without_lowest(open) == 0 ? words::kCellCandidate : words::kCellCandidates,
                        {name, digits_of(open)});
        }
        add_marks(name, picture.dead[cell], words::kCellDead, words::kCellDead);
        add_marks(name, picture.single[cell], words::kCellSingleOne, words::kCellSingleMany);
        add_marks(name, corners, words::kCellCornerOne, words::kCellCornerMany);
        const bool notes = picture.notes_in_grid && corners == 0;
        add_marks(name, centres, notes ? words::kCellNoteOne : words::kCellCentreOne,
                  notes ? words::kCellNoteMany : words::kCellCentreMany);
    }
    for (DigitSet paints = picture.paints[cell]; paints != 0; paints = without_lowest(paints)) {
        const int paint = lowest_digit(paints);
        const auto colour = words::kColourNames[static_cast<std::size_t>(paint - 1)];
        name = fill(words::kCellColour, {name, std::to_string(paint), colour});
    }
    if (picture.possible.contains(cell)) {
        name = fill(words::kCellPossible, {name, std::to_string(filtered)});
    }
    if (picture.conflicts.contains(cell)) name = fill(words::kCellConflict, {name});
    if (picture.differing.contains(cell)) name = fill(words::kCellDiffers, {name});
    if (picture.misread == cell) {
        name = fill(words::kCellMisread, {name});
    } else if (picture.doubtful.contains(cell)) {
        name = fill(words::kCellInDoubt, {name});
    }
    if (picture.wrong.contains(cell)) {
        name = fill(digit.empty() ? words::kCellLost : words::kCellWrong, {name});
    }
    return name;
}

}  // namespace rookery::shell
