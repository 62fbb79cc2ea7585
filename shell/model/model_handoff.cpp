// Model: what is taken from one mode to another. Each hand-off is one undo step; where it changes nothing, there is
// nothing to take back.
#include <algorithm>
#include <utility>

#include "board/clue_cells.hpp"
#include "model/board_text.hpp"
#include "model/format.hpp"
#include "model/handoff_commands.hpp"
#include "model/model.hpp"
#include "model/only_solution.hpp"
#include "model/strings_flow.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

Board board_of_row(const Table& table, int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= table.size()) return {};
    return board_of_text(table.puzzle(table.row(static_cast<std::size_t>(row)))).value_or(Board{});
}

}  // namespace

Board Model::board_in_sight() const {
    switch (mode) {
        case Mode::play:
            return board_of(board_puzzle());
        case Mode::list:
            return board_of_row(list.list().table, list.selected);
        case Mode::generate: {
            if (generate.shows_exact()) {
                const ExactAnswer* answer = generate.exact_answer();
                return answer != nullptr && answer->verdict == Answer::clues ? board_of(answer->puzzle) : Board{};
            }
            if (generate.view != GenerateView::puzzles) return {};
            const GenerateResults& results = generate.results;
            if (results.marked_count() == 1) return board_of_row(results.table, static_cast<int>(results.marked_row()));
            return board_of_row(results.table, results.selected);
        }
        case Mode::enumerate:
            return enumerate.has_grid() && enumerate.view == EnumerateView::puzzles
                       ? board_of_text(found_puzzle()).value_or(Board{})
                       : Board{};
        case Mode::lab:
            return lab.puzzle().side() == 9 ? board_of_text(lab.puzzle().line).value_or(Board{}) : Board{};
    }
    return {};
}

Grid9 Model::puzzle_in_sight() const {
    return board_in_sight().givens;
}

void Model::say_change(std::string sentence) {
    if (history.made_change()) {
        notice.say_with_undo(std::move(sentence));
    } else {
        notice.say(std::move(sentence));
    }
}

void Model::go_to(Mode where) {
    mode = where;
    close_pages();
}

void Model::say_none_chosen() {
    notice.say_while(std::string(words::kNoPuzzleChosen),
                     [this, where = mode] { return mode == where && is_blank(board_in_sight()); });
}

void Model::hand_to_play() {
    const Board board = board_in_sight();
    if (is_blank(board)) return say_none_chosen();
    play.load(board, std::string(words::kDidToPlay));
    go_to(Mode::play);
    say_change(std::string(words::kDidToPlay));
}

void Model::hand_to_generate() {
    const Grid9 puzzle = puzzle_in_sight();
    if (puzzle == Grid9{}) return say_none_chosen();
    generate.set_pattern(clue_cells(puzzle), std::string(words::kDidToGenerate));
    if (!generate.shows_exact()) generate.view = GenerateView::wishes;
    go_to(Mode::generate);
    say_change(std::string(words::kDidToGenerate));
}

void Model::hand_to_enumerate() {
    const Board board = board_in_sight();
    if (is_blank(board)) return say_none_chosen();
    // The board may have candidates that make its solution the only one.
    if (mode == Mode::play && play.analysis().solutions == Analysis::Solutions::one) {
        if (const auto grid = grid_of_input(play.analysis().solution)) {
            return take_grid(*grid, std::string(words::kDidToEnumerate), std::string(words::kDidToEnumerate));
        }
    }
    const OnlySolution solution = only_solution(board);
    if (solution.found()) {
        return take_grid(solution.grid, std::string(words::kDidToEnumerate), std::string(words::kDidToEnumerate));
    }
    notice.say(std::string(solution.answer == Uniqueness::several ? words::kSeveralToTake
                           : solution.answer == Uniqueness::none  ? words::kNoSolutionToTake
                                                                  : words::kTooHardToTake));
}

void Model::hand_to_lab() {
    const Grid9 puzzle = puzzle_in_sight();
    if (puzzle == Grid9{}) return say_none_chosen();
    if (mode == Mode::play) {
        lab.take_from_board(std::string(words::kDidToLab));
    } else {
        lab.take(to_line(puzzle), false, std::string(words::kDidToLab));
    }
    lab.view = LabView::puzzle;
    go_to(Mode::lab);
    say_change(std::string(words::kDidToLab));
}

void Model::race_list() {
    const bool replaces = !lab.pasted.puzzles.empty();
    if (replaces) lab.pasted_before = std::exchange(lab.pasted, {});
    lab.view = LabView::race;
    go_to(Mode::lab);
    const auto count = static_cast<std::int64_t>(race_candidates());
    std::string said = fill(words::kDidListToRace, {thousands(count)});
    if (replaces) {
        notice.say_with_undo(std::move(said), kRestoreRaceList);
    } else {
        notice.say(std::move(said));
    }
}

void Model::list_race() {
    std::string text;
    for (const std::string& line : lab.pasted.puzzles) text += line + '\n';
    if (text.empty()) return;
    const auto count = static_cast<std::int64_t>(lab.pasted.puzzles.size());
    start_list(text, lab.pasted.name, counted(count, words::kSentOne, words::kSentMany));
    go_to(Mode::list);
}

void Model::restore_race_list() {
    if (!lab.pasted_before) return;
    std::swap(lab.pasted, *lab.pasted_before);
    if (lab.pasted_before->puzzles.empty()) lab.pasted_before.reset();
    lab.view = LabView::race;
    go_to(Mode::lab);
    notice.say(std::string(words::kDidRestoreRaceList));
}

}  // namespace rookery::shell
