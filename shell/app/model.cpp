#include "shell/app/model.hpp"

#include <algorithm>
#include <utility>

#include "shell/app/handoffs.hpp"
#include "shell/board/board_link.hpp"
#include "shell/board/board_text.hpp"
#include "shell/board/samples.hpp"
#include "shell/commands/commands.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_document.hpp"
#include "shell/words/strings_flow.hpp"
#include "shell/words/strings_play.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// Texts up to this size are read on the spot, longer ones by a work.
constexpr std::size_t kLargestReadNow = 200'000;
// A text that could not be read is kept for mending up to this size.
constexpr std::size_t kLargestKept = 20'000;

}  // namespace

Model::Model(Host& on)
    : Workspace{on},
      play{history, notice},
      analysis_run{*this, play},
      hints{*this, play},
      available{*this, play},
      list{*this},
      generate{*this},
      enumerate{*this},
      lab{*this, list.list().table} {
    const ParseResult sample = parse(kSamplePuzzle);
    Document first;
    if (!sample.puzzles.empty()) {
        if (const auto* grid = std::get_if<Grid9>(&sample.puzzles.front().grid)) first.board = board_of(*grid);
    }
    first.pattern = cells_of_mask(named_patterns().front().mask);
    history.start_with(first);
    play.note_change();
    settled_puzzle_ = play.puzzle_serial();
    notice.say_while(std::string(words::kWelcome),
                     [this, begun = history.changes()] { return history.changes() == begun; });
    sample_link_ = puzzle_link(first.board);
    remembered_.insert_or_assign("session", session_text());  // nothing has been done yet
    settle();
}

bool Model::run(std::string_view command) {
    return run_command(*this, command);
}

void Model::paste(std::string_view text, std::string_view name) {
    close_pages();              // what came is to be seen
    enumerate.problem.clear();  // of the text before
    lab.problem.clear();
    forget_text_problem();
    if (mode == Mode::enumerate && enumerate.loading_sets) return enumerate.load_sets(text, name);
    const std::string source(name.empty() ? words::kPastedList : name);
    const bool large = text.size() > kLargestReadNow;
    if (mode == Mode::lab && large) return lab.take_race_list(text, source);
    if (large) {
        list.survey_large(text, source);
        mode = Mode::list;
        return;
    }
    const ParseResult parsed = parse(text);
    if (mode == Mode::enumerate && enumerate.paste(parsed, text, name)) return settle();
    if (mode == Mode::lab) return lab.paste(parsed, text, name);
    if (mode == Mode::generate && generate.paste(parsed, text)) return;
    if (parsed.puzzles.empty()) return refuse_text(parsed, text);
    if (parsed.puzzles.size() > 1 || !std::holds_alternative<Grid9>(parsed.puzzles.front().grid)) {
        return start_list(*this, text, source, fill(words::kRecognised, {parsed.recognised}));
    }
    take_puzzle(parsed, name);
}

void Model::refuse_text(const ParseResult& parsed, std::string_view text) {
    text_box = std::string(text.substr(0, kLargestKept));
    text_problem = first_problem_of(parsed);
    text_box_open = true;
    sheet_open = true;
    mode = Mode::play;
    notice.say_while(std::string(words::kPasteNotRead), [this] { return !text_problem.empty(); });
}

void Model::take_puzzle(const ParseResult& parsed, std::string_view name) {
    const ParsedPuzzle& first = parsed.puzzles.front();
    const Board board = board_of(std::get<Grid9>(first.grid), first, parsed.format);
    play.load(board, fill(name.empty() ? words::kDidPaste : words::kDidOpen, {parsed.recognised}));
    mode = Mode::play;
    text_box_open = false;
    text_box.clear();
    text_problem.clear();
    std::string said = board.title.empty() ? fill(words::kRecognised, {parsed.recognised})
                                           : fill(words::kRecognisedTitle, {parsed.recognised, board.title});
    if (!parsed.problems.empty()) {
        said = fill(words::kRecognisedWithProblem, {parsed.recognised, first_problem_of(parsed)});
    }
    say_change(std::move(said));
    settle();
}

void Model::read_text_box() {
    const std::string text = std::exchange(text_box, {});  // what cannot be read is put back there
    text_problem.clear();
    text_box_open = false;
    paste(text);
}

void Model::brush(int cell, bool begins, bool clue) {
    if (cell < 0 || cell >= Geometry9::kCells) return;
    if (begins) brush_stroke_ = fresh_stroke();
    if (mode == Mode::generate) generate.draw(cell, clue, brush_stroke_);
    if (mode == Mode::enumerate && enumerate.has_grid() && enumerate.brush)
        enumerate.mark(cell, *enumerate.brush, brush_stroke_);
}

void Model::settle() {
    settle_puzzle();
    analysis_run.settle();
    hints.settle();
    available.settle();
    enumerate.settle(mode == Mode::enumerate);
    generate.settle(mode == Mode::generate);
    settle_timer();
    chains.follow(pictured_step());
    notice.settle(history.changes(), static_cast<int>(mode));
}

void Model::forget_text_problem() {
    if (text_problem.empty()) return;
    text_problem.clear();
    text_box_open = false;  // the text stays in it
}

void Model::settle_puzzle() {
    if (std::exchange(settled_puzzle_, play.puzzle_serial()) == play.puzzle_serial()) return;
    forget_text_problem();
    available.close();  // another puzzle begins with its path
}

void Model::go_where_changed(Mode where) {
    // Beside a list the board is in sight already.
    if (where == Mode::play && mode == Mode::list && board_beside_list) return;
    mode = where;
}

void Model::go_with_history(const History::Undone& step, const Document& before) {
    go_where_changed(step.where);
    play.note_change();
    list.follow(before.list);
    generate.follow_results(before.results);
    settle();
}

void Model::undo() {
    const Document before = history.now();
    const History::Undone undone = history.undo();
    if (!undone.changed) return notice.say(std::string(words::kNothingToUndo));
    notice.say_with_undo(fill(words::kUndid, {undone.name}), "redo");
    go_with_history(undone, before);
}

void Model::redo() {
    const Document before = history.now();
    const History::Undone redone = history.redo();
    if (!redone.changed) return notice.say(std::string(words::kNothingToRedo));
    notice.say_with_undo(fill(words::kRedid, {redone.name}));
    go_with_history(redone, before);
}

void Model::go_to(Mode where) {
    mode = where;
    close_pages();
}

void Model::toggle_page(bool Model::*page) {
    const bool open = !(this->*page);
    close_pages();
    this->*page = open;
}

void Model::open_available() {
    available.open = true;
    techniques_open = false;
    shortcuts_open = false;
    text_box_open = false;
    sheet_open = true;
    mode = Mode::play;
    play.path().show_step(-1);
    available.look_if_new();
}

std::string Model::text_to_copy() const {
    if (mode == Mode::list) {
        const Table& table = list.list().table;
        if (list.selected >= 0) return std::string(table.puzzle(table.row(static_cast<std::size_t>(list.selected))));
        return table.size() == 0 ? std::string{} : table.as_tsv();
    }
    if (mode == Mode::generate) {
        if (generate.shows_exact()) {
            const ExactAnswer* answer = generate.exact_answer();
            const bool puzzle = answer != nullptr && answer->verdict == Answer::clues;
            return puzzle ? to_line(answer->puzzle) : mask_of(generate.pattern());
        }
        const bool rows = generate.view == GenerateView::puzzles && !generate.results.is_empty();
        return rows ? generate.results.puzzles_as_text() : mask_of(generate.pattern());
    }
    if (mode == Mode::enumerate) {
        const std::string puzzle = enumerate.view == EnumerateView::puzzles ? enumerate.found_puzzle() : std::string{};
        return puzzle.empty() && enumerate.has_grid() ? enumerate.input() : puzzle;
    }
    if (mode == Mode::lab) {
        const bool table = lab.view == LabView::race && !lab.race.is_empty();
        return table ? lab.race.as_tsv() : lab.puzzle().line;
    }
    const Board& board = play.board();
    return board.givens == Grid9{} ? line_of(board) : puzzle_text_of(board);
}

bool Model::tick(double now) {
    play.path().tick(now);
    generate.end_when_time_is_up();
    generate.exact.end_when_time_is_up();
    chains.follow(pictured_step());
    const double wait = mode == Mode::play ? timer.until_next_second(now) : -1;
    if (wait >= 0) host.wake_after(wait);
    return play.path().is_playing();
}

void Model::set_page_hidden(bool hidden) {
    timer.hide_page(hidden, host.now_seconds());
}

void Model::settle_timer() {
    const double now = host.now_seconds();
    const Board& board = play.board();
    if (timed_givens_ != board.givens) {
        timed_givens_ = board.givens;
        timer.reset(now);
    }
    const bool solved = values_of(board).is_full() && conflicts_of(board).empty();
    if (solved == timer.stopped()) return;
    timer.stop(solved, now);
    if (!solved || !timer.shown() || notice.text != words::kBoardSolved) return;
    notice.say(fill(words::kTimerSolved, {clock_text(timer.seconds(now))}));
}

void Model::work_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) {
    works.planned(id, parts, items, columns);
}

void Model::work_resumed(int id, std::int64_t parts_done, std::int64_t items_done) {
    works.resumed(id, parts_done, items_done);
}

void Model::work_rows(int id, std::string_view rows) {
    works.rows(id, rows);
}

void Model::work_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) {
    works.problem(id, line, column, sentence);
}

void Model::work_progress(int id, std::int64_t items_done) {
    works.progressed(id, items_done);
}

void Model::work_activity(int id, std::string_view text) {
    works.told(id, text);
}

void Model::work_ended(int id, WorkEnd end, std::string_view message) {
    works.ended(id, end, message);
}

void Model::work_time(int id, double seconds) {
    works.took(id, seconds);
}

void Model::work_workers(int id, const std::vector<WorkerState>& workers) {
    works.told_workers(id, workers);
}

void Model::work_not_kept(int id, std::string_view sentence) {
    works.not_kept(id, sentence);
}

void Model::picture_ended(PictureEnd end) {
    switch (end) {
        case PictureEnd::copied:
            return notice.say_done(std::string(words::kPictureCopied));
        case PictureEnd::saved:
            return notice.say_done(std::string(words::kPictureSaved));
        case PictureEnd::no_clipboard:
            return notice.say(std::string(words::kPictureNoClipboard));
        case PictureEnd::failed:
            return notice.say(std::string(words::kPictureFailed));
    }
}

}  // namespace rookery::shell
