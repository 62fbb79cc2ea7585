#include "shell/twin/twin_play.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

#include "shell/app/shown_picture.hpp"
#include "shell/twin/twin_parts.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_document.hpp"
#include "shell/words/strings_play.hpp"

namespace rookery::shell {
namespace {

using nlohmann::json;

std::string digits_of(DigitSet set) {
    std::string text;
    for (; set != 0; set = without_lowest(set)) {
        if (!text.empty()) text += without_lowest(set) == 0 ? " and " : ", ";
        text += std::to_string(lowest_digit(set));
    }
    return text;
}

// `name` with the marks after it, if there are any.
void add_marks(std::string& name, DigitSet marks, std::string_view one, std::string_view many) {
    if (marks != 0) name = fill(std::popcount(marks) == 1 ? one : many, {name, digits_of(marks)});
}

std::string name_of_cell(const Play& play, const BoardPicture& picture, int cell) {
    const std::string digit = picture.digits[cell] == 0 ? "" : std::to_string(picture.digits[cell]);
    std::string name = place_of(cell);
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
        add_marks(name, corners, words::kCellCornerOne, words::kCellCornerMany);
        add_marks(name, centres, words::kCellCentreOne, words::kCellCentreMany);
    }
    if (const int paint = picture.paint_of(cell); paint != 0) {
        const auto colour = words::kColourNames[static_cast<std::size_t>(paint - 1)];
        name = fill(words::kCellColour, {name, std::to_string(paint), colour});
    }
    if (picture.possible.contains(cell)) {
        name = fill(words::kCellPossible, {name, std::to_string(play.filtered_digit())});
    }
    if (picture.conflicts.contains(cell)) name = fill(words::kCellConflict, {name});
    if (picture.differing.contains(cell)) name = fill(words::kCellDiffers, {name});
    if (picture.wrong.contains(cell)) {
        name = fill(digit.empty() ? words::kCellLost : words::kCellWrong, {name});
    }
    return name;
}

// What the note above the path says, as it is drawn.
std::vector<std::string> solutions_facts(const Model& model) {
    const Analysis& analysis = model.play.analysis();
    if (analysis.solutions == Analysis::Solutions::none) {
        return {std::string(words::kNoSolutionTitle) + ". " + std::string(words::kNoSolutionHelp)};
    }
    if (analysis.several == nullptr) return {};
    const int cells = analysis.several->differing().size();
    return {analysis.several->count_text() + ". " + counted(cells, words::kDifferingOne, words::kDifferingMany)};
}

}  // namespace

json twin_board_cells(const Model& model) {
    const Play& play = model.play;
    const BoardPicture picture = picture_on_page(model);
    json cells = json::array();
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const Digit digit = picture.digits[cell];
        cells.push_back({{"n", name_of_cell(play, picture, cell)},
                         {"v", digit == 0 ? "" : std::to_string(digit)},
                         {"s", play.selection().cells().contains(cell)}});
    }
    return cells;
}

json twin_play_facts(const Model& model) {
    json facts = json::array();
    if (model.mode != Mode::play) return facts;
    const std::string& title = model.play.board().title;
    if (!title.empty()) facts.push_back(fill(words::kTitleFact, {title}));
    for (std::string& fact : solutions_facts(model)) facts.push_back(std::move(fact));
    if (!model.timer.shown()) return facts;
    const bool paused = model.timer.paused();
    const std::string clock = clock_text(model.timer.seconds(model.host.now_seconds()));
    facts.push_back(fill(paused ? words::kTimerFactPaused : words::kTimerFact, {clock}));
    return facts;
}

bool is_board_event(std::string_view what) {
    constexpr std::array<std::string_view, 7> kEvents = {"digit", "candidate", "corner", "colour",
                                                         "why",   "select",    "extend"};
    return std::find(kEvents.begin(), kEvents.end(), what) != kEvents.end();
}

bool select_in_twin(Play& play, std::string_view what, int cell) {
    Selection next = play.selection();
    if (what == "select") {
        next.toggle(cell);
    } else if (what == "extend") {
        const int from = next.cursor();
        const auto [top, bottom] = std::minmax({from / 9, cell / 9});
        const auto [left, right] = std::minmax({from % 9, cell % 9});
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column) next.add(row * 9 + column);
        }
        next.go(cell);
    } else {
        return false;
    }
    play.change_selection(next);
    return true;
}

void enter_in_twin(Play& play, std::string_view what, int digit) {
    const CellSet cell = CellSet::single(play.cursor());
    if (what == "digit") play.put(cell, EntryMode::digit, digit);
    if (what == "candidate") play.put(cell, EntryMode::centre, digit);
    if (what == "corner") play.put(cell, EntryMode::corner, digit);
    if (what == "colour") play.put(cell, EntryMode::colour, digit);
    if (what == "why") play.ask_why(play.cursor(), digit);
}

}  // namespace rookery::shell
