#include "shell/app/handoffs.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "board/clue_cells.hpp"
#include "exact/techniques.hpp"
#include "generate/difficulty.hpp"
#include "rate/rate.hpp"
#include "shell/app/model.hpp"
#include "shell/board/board_text.hpp"
#include "shell/board/only_solution.hpp"
#include "shell/commands/handoff_commands.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_document.hpp"
#include "shell/words/strings_enumerate.hpp"
#include "shell/words/strings_exact.hpp"
#include "shell/words/strings_flow.hpp"
#include "shell/words/strings_generate.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

Board board_of_row(const Table& table, int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= table.size()) return {};
    return board_of_text(table.puzzle(table.row(static_cast<std::size_t>(row)))).value_or(Board{});
}

void say_none_chosen(Model& model) {
    model.notice.say_while(std::string(words::kNoPuzzleChosen), [&model, where = model.mode] {
        return model.mode == where && is_blank(board_in_sight(model));
    });
}

void take_grid(Model& model, const Grid9& grid, std::string name, std::string said) {
    model.go_to(Mode::enumerate);
    model.enumerate.take_grid(grid, std::move(name), std::move(said));
    model.settle();
}

void open_table_row(Model& model, const Table& table, std::size_t place, int& selected, std::string_view from) {
    const auto& order = table.order();
    if (place >= order.size()) return;
    selected = static_cast<int>(order[place]);
    const TableRow& row = table.row(order[place]);
    const auto board = board_of_text(table.puzzle(row));
    if (!board) return model.notice.say(std::string(words::kOnlyNineOnBoard));
    const std::string what = fill(from, {thousands(row.line)});
    model.play.load(*board, what);
    if (model.mode != Mode::list || !model.board_beside_list) model.mode = Mode::play;
    model.say_change(what);
    model.settle();
}

void more_like(Model& model, const Grid9& puzzle, int er) {
    GeneratePage& page = model.generate;
    page.wishes.start = StartFrom::anew;
    page.wishes.wnef = {};
    page.wishes.lowest = false;
    const bool known = er > 0 && er != kBeyondRating;
    page.wishes.er.from = {known ? format_rating(std::max(kLowestRating, er - kLikeTenths)) : std::string{}, {}};
    page.wishes.er.to = {known ? format_rating(std::min(kHighestRating, er + kLikeTenths)) : std::string{}, {}};
    page.set_pattern(clue_cells(puzzle), std::string(words::kDidMoreLike));
    model.go_to(Mode::generate);
    page.start();
    if (page.results.running()) model.say_change(std::string(words::kDidMoreLike));
}

void open_solved(Model& model, const Grid9& puzzle, StrategySet strategies) {
    const std::string said = fill(words::kOpenedExact, {names_in_sentence(strategies)});
    model.techniques_before_exact = model.techniques.set();
    model.techniques.take(techniques_of(strategies));
    model.play.load(board_of(puzzle), said);
    model.go_to(Mode::play);
    model.notice.say_with_undo(said, kUndoOpenExact);
    model.settle();
}

}  // namespace

Board board_in_sight(const Model& model) {
    switch (model.mode) {
        case Mode::play:
            return board_of(puzzle_of(model.play.board()));
        case Mode::list:
            return board_of_row(model.list.list().table, model.list.selected);
        case Mode::generate: {
            if (model.generate.shows_exact()) {
                const ExactAnswer* answer = model.generate.exact_answer();
                return answer != nullptr && answer->verdict == Answer::clues ? board_of(answer->puzzle) : Board{};
            }
            if (model.generate.view != GenerateView::puzzles) return {};
            const GenerateResults& results = model.generate.results;
            if (results.marked_count() == 1) return board_of_row(results.table, static_cast<int>(results.marked_row()));
            return board_of_row(results.table, results.selected);
        }
        case Mode::enumerate:
            return model.enumerate.has_grid() && model.enumerate.view == EnumerateView::puzzles
                       ? board_of_text(model.enumerate.found_puzzle()).value_or(Board{})
                       : Board{};
        case Mode::lab:
            return model.lab.puzzle().side() == 9 ? board_of_text(model.lab.puzzle().line).value_or(Board{}) : Board{};
    }
    return {};
}

Grid9 puzzle_in_sight(const Model& model) {
    return board_in_sight(model).givens;
}

void hand_to_play(Model& model) {
    const Board board = board_in_sight(model);
    if (is_blank(board)) return say_none_chosen(model);
    model.play.load(board, std::string(words::kDidToPlay));
    model.go_to(Mode::play);
    model.say_change(std::string(words::kDidToPlay));
}

void hand_to_generate(Model& model) {
    const Grid9 puzzle = puzzle_in_sight(model);
    if (puzzle == Grid9{}) return say_none_chosen(model);
    model.generate.set_pattern(clue_cells(puzzle), std::string(words::kDidToGenerate));
    if (!model.generate.shows_exact()) model.generate.view = GenerateView::wishes;
    model.go_to(Mode::generate);
    model.say_change(std::string(words::kDidToGenerate));
}

void hand_to_enumerate(Model& model) {
    const Board board = board_in_sight(model);
    if (is_blank(board)) return say_none_chosen(model);
    // The board may have candidates that make its solution the only one.
    if (model.mode == Mode::play && model.play.analysis().solutions == Analysis::Solutions::one) {
        if (const auto grid = grid_of_input(model.play.analysis().solution)) {
            return take_grid(model, *grid, std::string(words::kDidToEnumerate), std::string(words::kDidToEnumerate));
        }
    }
    const OnlySolution solution = only_solution(board);
    if (solution.found()) {
        return take_grid(model, solution.grid, std::string(words::kDidToEnumerate),
                         std::string(words::kDidToEnumerate));
    }
    model.notice.say(std::string(solution.answer == Uniqueness::several ? words::kSeveralToTake
                                 : solution.answer == Uniqueness::none  ? words::kNoSolutionToTake
                                                                        : words::kTooHardToTake));
}

void hand_to_lab(Model& model) {
    const Grid9 puzzle = puzzle_in_sight(model);
    if (puzzle == Grid9{}) return say_none_chosen(model);
    if (model.mode == Mode::play) {
        model.lab.take_from_board(std::string(words::kDidToLab));
    } else {
        model.lab.take(to_line(puzzle), false, std::string(words::kDidToLab));
    }
    model.lab.view = LabView::puzzle;
    model.go_to(Mode::lab);
    model.say_change(std::string(words::kDidToLab));
}

void open_list_row(Model& model, std::size_t place) {
    open_table_row(model, model.list.list().table, place, model.list.selected, words::kOpenedLine);
}

void open_generated_row(Model& model, std::size_t place) {
    GenerateResults& results = model.generate.results;
    open_table_row(model, results.table, place, results.selected, words::kOpenedResult);
}

void open_found(Model& model) {
    const auto puzzle = puzzle_of_line(model.enumerate.found_puzzle());
    if (!puzzle) return;
    const std::string what = fill(words::kOpenedFound, {thousands(model.enumerate.place_of_found() + 1)});
    model.play.load(board_of(*puzzle), what);
    model.mode = Mode::play;
    model.say_change(what);
    model.settle();
}

void start_list(Model& model, std::string_view text, std::string_view name, std::string_view said) {
    model.list.survey(text, std::string(name), std::string(said));
    model.mode = Mode::list;
}

void take_board_grid(Model& model) {
    const Analysis& analysis = model.play.analysis();
    const auto grid = grid_of_input(analysis.solution);
    if (analysis.solutions != Analysis::Solutions::one || !grid) {
        return model.notice.say_while(std::string(words::kBoardNotUnique),
                                      [&model] { return model.play.analysis().solutions != Analysis::Solutions::one; });
    }
    take_grid(model, *grid, std::string(words::kGridFromBoard), std::string(words::kDidBoardGrid));
}

void list_generated(Model& model) {
    const std::string text = model.generate.results.puzzles_as_text();
    if (text.empty()) return;
    const auto count = static_cast<std::int64_t>(model.generate.results.taken().size());
    start_list(model, text, std::string(words::kGeneratedList), counted(count, words::kSentOne, words::kSentMany));
}

void list_found(Model& model) {
    const Enumeration* shown = model.enumerate.shown();
    if (shown == nullptr || shown->found() == 0) return;
    start_list(model, shown->table.puzzles_as_text(), fill(words::kFoundList, {wishes_text(shown->options)}),
               counted(shown->found(), words::kSentOne, words::kSentMany));
}

void list_race(Model& model) {
    std::string text;
    for (const std::string& line : model.lab.pasted.puzzles) text += line + '\n';
    if (text.empty()) return;
    const auto count = static_cast<std::int64_t>(model.lab.pasted.puzzles.size());
    start_list(model, text, model.lab.pasted.name, counted(count, words::kSentOne, words::kSentMany));
    model.close_pages();
}

void race_list(Model& model) {
    const bool replaces = !model.lab.pasted.puzzles.empty();
    if (replaces) model.lab.pasted_before = std::exchange(model.lab.pasted, {});
    model.lab.view = LabView::race;
    model.go_to(Mode::lab);
    const auto count = static_cast<std::int64_t>(model.lab.race_candidates());
    std::string said = fill(words::kDidListToRace, {thousands(count)});
    if (replaces) {
        model.notice.say_with_undo(std::move(said), kRestoreRaceList);
    } else {
        model.notice.say(std::move(said));
    }
}

void restore_race_list(Model& model) {
    if (!model.lab.pasted_before) return;
    std::swap(model.lab.pasted, *model.lab.pasted_before);
    if (model.lab.pasted_before->puzzles.empty()) model.lab.pasted_before.reset();
    model.lab.view = LabView::race;
    model.go_to(Mode::lab);
    model.notice.say(std::string(words::kDidRestoreRaceList));
}

void more_like_board(Model& model) {
    more_like(model, puzzle_of(model.play.board()), model.play.analysis().outcome.er);
}

void more_like_result(Model& model) {
    const GenerateResults& results = model.generate.results;
    const std::vector<std::uint32_t> taken = results.taken();
    const bool one = results.marked_count() == 1 && taken.size() == 1;
    const int row = one ? static_cast<int>(taken.front()) : results.selected;
    if (row < 0) {
        return model.notice.say_while(std::string(words::kMarkOne), [&model] {
            return model.generate.results.selected < 0 && model.generate.results.marked_count() != 1;
        });
    }
    const TableRow& chosen = results.table.row(static_cast<std::size_t>(row));
    if (const auto board = board_of_text(results.table.puzzle(chosen))) more_like(model, board->givens, chosen.er);
}

void open_exact(Model& model) {
    const ExactAnswer* answer = model.generate.exact_answer();
    if (answer != nullptr && answer->verdict == Answer::clues)
        open_solved(model, answer->puzzle, answer->question.strategies);
}

void open_fewest(Model& model, std::size_t index) {
    const auto& records = model.generate.exact.fewest.records();
    if (index < records.size()) open_solved(model, records[index].puzzle, records[index].strategies);
}

bool can_undo_open_exact(const Model& model) {
    return model.notice.undo_command == kUndoOpenExact;
}

void undo_open_exact(Model& model) {
    model.techniques.take(model.techniques_before_exact);
    model.undo();
    model.mode = Mode::generate;
}

void take_pasted_puzzle(Model& model) {
    if (!model.generate.paste_offer) return;
    const PasteOffer offer = *std::exchange(model.generate.paste_offer, std::nullopt);
    // The pattern was the puzzle's for a moment only: one undo leads back to before the paste.
    if (offer.changed) model.history.undo();
    model.play.load(offer.board, fill(words::kDidPaste, {offer.recognised}));
    model.mode = Mode::play;
    model.say_change(fill(words::kPastedAsPuzzle, {offer.recognised}));
    model.settle();
}

void open_pattern_link(Model& model, std::string_view mask) {
    const auto pattern = read_mask(mask);
    if (!pattern) return model.notice.say(std::string(words::kLinkNotRead));
    model.generate.set_pattern(*pattern, std::string(words::kDidOpenLink));
    if (!model.generate.shows_exact()) model.generate.view = GenerateView::wishes;
    model.go_to(Mode::generate);
    model.say_change(fill(words::kDidOpenLinkOf, {title_of(*pattern)}));
}

void show_work(Model& model, int id) {
    const WorkItem* work = model.works.find(id);
    if (work == nullptr) return;
    model.palette.open = false;
    switch (work->kind) {
        case WorkKind::analysis:  // of the board; has no row
            return model.go_to(Mode::play);
        case WorkKind::list:
            model.go_to(Mode::list);
            return model.list.show_work(id);
        case WorkKind::generate:
            model.go_to(Mode::generate);
            model.generate.view = GenerateView::puzzles;
            return;
        case WorkKind::exact:
            model.go_to(Mode::generate);
            return model.generate.show_exact_of(id);
        case WorkKind::sets:
            model.go_to(Mode::enumerate);
            return model.enumerate.show_sets_of(id);
        case WorkKind::enumeration:
            model.go_to(Mode::enumerate);
            return model.enumerate.show_search_of(id);
        case WorkKind::lab:
            model.go_to(Mode::lab);
            return model.lab.show_work(id);
    }
}

}  // namespace rookery::shell
