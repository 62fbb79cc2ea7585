// GeneratePage: hand-offs to other modes, and runs for puzzles like one of its own.
#include <algorithm>

#include "board/clue_cells.hpp"
#include "exact/strategies.hpp"
#include "generate/difficulty.hpp"
#include "rate/rate.hpp"
#include "shell/board/board_text.hpp"
#include "shell/generate/generate_page.hpp"
#include "shell/jobs/page.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

Board GeneratePage::board_in_sight() const {
    if (shows_exact()) {
        const ExactAnswer* found = exact_clues();
        return found != nullptr ? board_of(found->puzzle) : Board{};
    }
    if (view != GenerateView::puzzles) return {};
    const bool one_marked = results.marked_count() == 1;
    return board_of_row(results.table, one_marked ? static_cast<int>(results.marked_row()) : results.selected);
}

std::string GeneratePage::text_to_copy() const {
    if (shows_exact()) {
        const ExactAnswer* found = exact_clues();
        return found != nullptr ? to_line(found->puzzle) : mask_of(pattern());
    }
    const bool rows = view == GenerateView::puzzles && !results.is_empty();
    return rows ? results.puzzles_as_text() : mask_of(pattern());
}

void GeneratePage::open_row(std::size_t place) {
    if (shows_exact()) return open_fewest(place);
    open_table_row(ws_, results.table, place, results.selected, words::kOpenedResult);
}

void GeneratePage::open_solved(const Grid9& puzzle, StrategySet strategies) {
    const std::string said = fill(words::kOpenedExact, {names_in_sentence(strategies)});
    exact.techniques_before = ws_.techniques.set();
    ws_.techniques.take(techniques_of(strategies));
    ws_.hand_over(OpenPuzzle{board_of(puzzle), said, said, kUndoOpenExact});
}

void GeneratePage::open_answer() {
    if (const ExactAnswer* found = exact_clues()) open_solved(found->puzzle, found->question.strategies);
}

void GeneratePage::open_fewest(std::size_t index) {
    const auto& records = exact.fewest.records();
    if (index < records.size()) open_solved(records[index].puzzle, records[index].strategies);
}

void GeneratePage::list_results() {
    std::string text = results.puzzles_as_text();
    if (text.empty()) return;
    const auto count = static_cast<std::int64_t>(results.taken_count());
    ws_.hand_over(OpenList{std::move(text), std::string(words::kGeneratedList),
                           counted(count, words::kSentOne, words::kSentMany)});
}

void GeneratePage::start_like(const Grid9& puzzle, int er) {
    settings.start = StartFrom::anew;
    settings.wnef = {};
    settings.lowest = false;
    const bool known = er > 0 && er != kBeyondRating;
    settings.er.from = {known ? format_rating(std::max(kLowestRating, er - kLikeTenths)) : std::string{}, {}};
    settings.er.to = {known ? format_rating(std::min(kHighestRating, er + kLikeTenths)) : std::string{}, {}};
    set_pattern(clue_cells(puzzle), std::string(words::kDidMoreLike));
    ws_.go_to(Mode::generate);
    start();
    if (results.running()) ws_.say_change(std::string(words::kDidMoreLike));
}

void GeneratePage::start_like_result() {
    const std::vector<std::uint32_t> taken = results.taken();
    const bool one = results.marked_count() == 1 && taken.size() == 1;
    const int row = one ? static_cast<int>(taken.front()) : results.selected;
    if (row < 0) {
        return ws_.notice.say_while(std::string(words::kMarkOne),
                                    [this] { return results.selected < 0 && results.marked_count() != 1; });
    }
    const TableRow& chosen = results.table.row(static_cast<std::size_t>(row));
    const auto er = static_cast<int>(number_in(chosen, Column::er));
    if (const auto board = board_of_text(results.table.puzzle(chosen))) start_like(board->givens, er);
}

bool GeneratePage::show_job(const JobItem& job) {
    if (job.kind != JobKind::generate && job.kind != JobKind::exact) return false;
    ws_.go_to(Mode::generate);
    if (job.kind == JobKind::exact) {
        show_exact_of(job.id);
    } else {
        view = GenerateView::puzzles;
    }
    return true;
}

}  // namespace rookery::shell
