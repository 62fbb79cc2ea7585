#include "model/model.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "model/board_link.hpp"
#include "model/board_text.hpp"
#include "model/commands.hpp"
#include "model/format.hpp"
#include "model/samples.hpp"
#include "model/strings_document.hpp"
#include "model/strings_flow.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// Texts up to this size are read on the spot, longer ones by a work.
constexpr std::size_t kLargestReadNow = 200'000;
// A text that could not be read is kept for mending up to this size.
constexpr std::size_t kLargestKept = 20'000;

}  // namespace

std::string first_problem_of(const ParseResult& parsed) {
    if (parsed.problems.empty()) return std::string(words::kNothingInText);
    const TextProblem& problem = parsed.problems.front();
    return place_and_sentence(problem.line, problem.column, problem.sentence);
}

Model::Model(Host& host)
    : works{host}, play{history, notice}, generate{history}, enumerate{history}, lab{history}, host_{host} {
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
    seed_ = static_cast<std::uint64_t>(host.now_seconds() * 1e6);
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
    if (mode == Mode::enumerate && enumerate.loading_sets) return load_sets(text, name);
    const std::string source(name.empty() ? words::kPastedList : name);
    if (mode == Mode::lab && text.size() > kLargestReadNow) return take_race_list(text, source);
    if (text.size() > kLargestReadNow) {
        reading_kilobytes_ = text.size() / 1000;
        start_list(text, source,
                   fill(words::kReadingLarge, {thousands(static_cast<std::int64_t>(reading_kilobytes_))}));
        reading_notice_ = notice.serial();
        return;
    }
    const ParseResult parsed = parse(text);
    if (mode == Mode::enumerate && parsed.puzzles.empty()) {
        return refuse_grid(first_problem_of(parsed));
    }
    if (mode == Mode::enumerate && paste_grid(parsed, text, name)) return;
    if (mode == Mode::lab) return paste_in_lab(parsed, text, name);
    if (mode == Mode::generate && paste_pattern(parsed, text)) return;
    if (parsed.puzzles.empty()) {
        text_box = std::string(text.substr(0, kLargestKept));
        text_problem = first_problem_of(parsed);
        text_box_open = true;
        sheet_open = true;
        mode = Mode::play;
        return notice.say_while(std::string(words::kPasteNotRead), [this] { return !text_problem.empty(); });
    }
    const ParsedPuzzle& first = parsed.puzzles.front();
    const auto* grid = std::get_if<Grid9>(&first.grid);
    if (parsed.puzzles.size() > 1 || grid == nullptr) {
        return start_list(text, source, fill(words::kRecognised, {parsed.recognised}));
    }
    const Board board = board_of(*grid, first, parsed.format);
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

void Model::start_list(std::string_view text, std::string name, std::string said) {
    if (list.list().running) works.cancel(list.list().work);
    const int id =
        works.start(WorkKind::list, std::string(words::kWorkList), "survey", {}, std::string(text), Keep::yes);
    std::erase_if(pending_, [](const SavedRun& run) { return run.verb == "survey"; });
    runs_.note(id, {.verb = "survey", .mark = mark_of(text), .name = name});
    Document next = history.now();
    next.list = id;
    history.change(next, fill(words::kDidStartList, {name}), Mode::list);
    list.start(std::move(name), id);
    mode = Mode::list;
    problems_open = false;
    notice.say_with_undo(std::move(said));
}

void Model::open_table_row(const Table& table, std::size_t position, int& selected, std::string_view from) {
    const auto& order = table.order();
    if (position >= order.size()) return;
    selected = static_cast<int>(order[position]);
    const TableRow& row = table.row(order[position]);
    const auto board = board_of_text(table.puzzle(row));
    if (!board) return notice.say(std::string(words::kOnlyNineOnBoard));
    const std::string what = fill(from, {thousands(row.line)});
    play.load(*board, what);
    if (mode != Mode::list || !board_beside_list) mode = Mode::play;
    say_change(what);
    settle();
}

void Model::brush(int cell, bool begins, bool clue) {
    if (cell < 0 || cell >= Geometry9::kCells) return;
    if (begins) brush_stroke_ = fresh_stroke();
    if (mode == Mode::generate) generate.draw(cell, clue, brush_stroke_);
    if (mode == Mode::enumerate && enumerate.has_grid() && enumerate.brush)
        enumerate.mark(cell, *enumerate.brush, brush_stroke_);
}

void Model::open_list_row(std::size_t position) {
    open_table_row(list.list().table, position, list.selected, words::kOpenedLine);
}

void Model::analyse() {
    Analysis analysis = first_look(play.board());
    if (analysis_work_ != 0) works.cancel(std::exchange(analysis_work_, 0));
    const bool wanted = !analysis.puzzle.empty();
    analysis.techniques = techniques.set();
    if (wanted && techniques.is_empty()) {  // the end is known
        analysis.state = Analysis::State::done;
        analysis.outcome.end = "beyond";
        if (const Analysis* whole = known_.find(analysis.puzzle)) analysis.borrow_rating(*whole);
        return play.set_analysis(std::move(analysis));
    }
    if (wanted) analysis.state = Analysis::State::working;
    const std::string text = analysis.puzzle;
    play.set_analysis(std::move(analysis));
    if (wanted) {
        std::map<std::string, std::string> options{{"json", ""}};
        if (!techniques.is_full()) options["technique"] = techniques.names();
        analysis_work_ =
            works.start(WorkKind::analysis, std::string(words::kWorkAnalysis), "explain", std::move(options), text);
    }
}

void Model::settle() {
    settle_puzzle();
    settle_analysis();
    settle_solutions();
    settle_searches();
    settle_enumeration();
    settle_exact();
    settle_verdict();
    settle_paste_offer();
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
    close_available();  // another puzzle begins with its path
}

void Model::say_fields_wrong(std::initializer_list<const Field*> fields) {
    std::vector<const Field*> wrong;
    std::copy_if(fields.begin(), fields.end(), std::back_inserter(wrong),
                 [](const Field* field) { return !field->problem.empty(); });
    notice.say_while(std::string(words::kFieldsWrong), [wrong = std::move(wrong)] {
        return std::any_of(wrong.begin(), wrong.end(), [](const Field* field) { return !field->problem.empty(); });
    });
}

void Model::settle_analysis() {
    const Board& board = play.board();
    const bool empty = is_blank(board);
    const std::string puzzle = empty ? std::string{} : puzzle_text_of(board);
    const Analysis& now = play.analysis();
    const bool same = puzzle == now.puzzle && (empty || now.techniques == techniques.set());
    if (same && (empty || now.state != Analysis::State::none)) return;
    if (const Analysis* known = known_.find(puzzle, techniques.set())) {
        play.set_analysis(*known);
        if (analysis_work_ != 0) works.cancel(std::exchange(analysis_work_, 0));
        return;
    }
    analyse();
}

// The first look may have left open how many solutions there are.
void Model::settle_solutions() {
    Analysis& analysis = play.analysis();
    if (analysis.solutions != Analysis::Solutions::several || analysis.several_sought) return;
    analysis.several_sought = true;
    analysis.several = SeveralSolutions::of(play.board());
}

void Model::go_where_changed(Mode where) {
    // Beside a list the board is in sight already.
    if (where == Mode::play && mode == Mode::list && board_beside_list) return;
    mode = where;
}

// Goes with the list that the history says was shown.
void Model::follow_list(int before) {
    const int now = history.now().list;
    if (now == before || now == list.list().work) return;
    if (!list.show(now)) notice.say(std::string(words::kListGone));
    problems_open = false;
}

void Model::close_list() {
    if (list.list().running) works.cancel(list.list().work);
    Document next = history.now();
    next.list = 0;
    history.change(next, std::string(words::kDidClearList), Mode::list);
    list.clear();
    problems_open = false;
    notice.say_with_undo(std::string(words::kDidClearList));
}

void Model::restore_list() {
    list.restore();
    Document next = history.now();
    next.list = list.list().work;
    history.change(next, std::string(words::kDidRestoreList), Mode::list);
    problems_open = false;
    go_to(Mode::list);
    notice.say(std::string(words::kDidRestoreList));
}

void Model::undo() {
    const int list_before = history.now().list;
    const int results_before = history.now().results;
    const History::Undone undone = history.undo();
    if (!undone.changed) return notice.say(std::string(words::kNothingToUndo));
    go_where_changed(undone.where);
    play.note_change();
    notice.say_with_undo(fill(words::kUndid, {undone.name}), "redo");
    follow_list(list_before);
    follow_results(results_before);
    settle();
}

void Model::redo() {
    const int list_before = history.now().list;
    const int results_before = history.now().results;
    const History::Undone redone = history.redo();
    if (!redone.changed) return notice.say(std::string(words::kNothingToRedo));
    go_where_changed(redone.where);
    play.note_change();
    notice.say_with_undo(fill(words::kRedid, {redone.name}));
    follow_list(list_before);
    follow_results(results_before);
    settle();
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
        const std::string puzzle = enumerate.view == EnumerateView::puzzles ? found_puzzle() : std::string{};
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
    play.tick(now);
    end_when_time_is_up();
    end_deciding_when_time_is_up();
    chains.follow(pictured_step());
    const double wait = mode == Mode::play ? timer.until_next_second(now) : -1;
    if (wait >= 0) host_.wake_after(wait);
    return play.is_playing();
}

void Model::work_planned(int id, std::int64_t parts, std::int64_t items, std::string_view columns) {
    const bool fewest = generate.exact.seeks_fewest() && generate.exact.work() == id;
    works.planned(id, fewest ? 0 : items);  // its items are no share of it
    if (id == list.list().work) {
        notice.reword(std::exchange(reading_notice_, 0),
                      fill(words::kReadLarge, {thousands(static_cast<std::int64_t>(reading_kilobytes_)),
                                               counted(items, words::kRowOne, words::kRowMany)}));
    }
    if (std::erase(replays_, id) > 0) works.cancel(id);
    if (list.planned(id, columns)) return;
    if (enumerate.all.planned(id, parts, columns)) return;
    if (enumerate.estimate.planned(id, host_.now_seconds())) return;
    if (generate.levels.planned(id, columns)) return;
    if (GenerateResults* results = generate.results_of(id)) results->planned(id, columns);
}

void Model::work_resumed(int id, std::int64_t parts_done, std::int64_t items_done) {
    works.resumed(id, items_done);
    enumerate.all.resumed(id, parts_done);
}

void Model::work_rows(int id, std::string_view rows) {
    if (list.rows(id, rows) || lab_rows(id, rows)) return;
    if (enumerate.all.rows(id, rows) || enumerate.sets.rows(id, rows) || enumerate.estimate.rows(id, rows)) return;
    if (GenerateResults* results = generate.results_of(id)) {
        results->rows(id, rows);
        if (results->running() && results->is_full()) works.cancel(id);
        return;
    }
    if (generate.levels.add_rows(id, rows)) return;
    if (generate.verdict.add_rows(id, rows) || generate.exact.add_rows(id, rows)) return;
    for (std::size_t at = 0; at <= rows.size();) {
        const std::size_t end = std::min(rows.find('\n', at), rows.size());
        const std::string_view row = rows.substr(at, end - at);
        if (id == analysis_work_) play.analysis().add_row(row);
        if (id == hint_search_.work) hint_search_.add_row(row);
        if (id == available.work()) available.add_row(row);
        at = end + 1;
    }
}

void Model::work_problem(int id, std::int64_t line, std::int64_t column, std::string_view sentence) {
    if (list.problem(id, {line, column, std::string(sentence)})) return;
    if (enumerate.all.problem(id, sentence) || enumerate.sets.problem(id, sentence)) return;
    if (enumerate.estimate.problem(id, sentence) || generate.exact.problem(id, sentence)) return;
    if (lab_problem(id, line, sentence)) return;
    if (id == analysis_work_) play.analysis().message = std::string(sentence);
}

void Model::work_progress(int id, std::int64_t items_done) {
    works.progressed(id, items_done);
    end_when_time_is_up();
    end_deciding_when_time_is_up();
}

void Model::work_workers(int id, const std::vector<WorkerState>& workers) {
    works.told_workers(id, workers);
    enumerate.all.told_workers(id, workers);
}

void Model::work_time(int id, double seconds) {
    if (!lab.runs.took(id, seconds)) lab.race.took(id, seconds);
}

void Model::work_not_kept(int id, std::string_view sentence) {
    if (!enumerate.all.not_kept(id, sentence)) notice.say(fill(words::kWorkNotKept, {sentence}));
}

void Model::work_activity(int id, std::string_view text) {
    works.told(id, text);
    lab_told(id, text);
    end_deciding_when_time_is_up();
}

// The lab tells of its works together; a list that another has taken the place of is no news.
bool Model::is_news(int work) const {
    const WorkItem* item = works.find(work);
    if (item == nullptr || item->kind == WorkKind::analysis || item->kind == WorkKind::lab) return false;
    return item->kind != WorkKind::list || work == list.list().work;
}

void Model::work_ended(int id, WorkEnd end, std::string_view message) {
    std::string result;
    runs_.ended(id, end);
    if (list.ended(id)) {
        result = id == list.list().work ? result_of_list(end, message) : std::string(words::kListReplaced);
    } else if (GenerateResults* results = generate.results_of(id)) {
        results->ended(id, end, message, works.odds_of(id));
        result = results->result();
        if (const SavedRun* run = runs_.of(id)) results->ended_run = *run;
    } else if (const Enumeration* done = enumerate.all.ended(id, end, message)) {
        result = done->result();
    } else if (enumerate.sets.ended(id, end, message)) {
        result = enumerate.sets.failure().empty() ? count_text(enumerate.sets) : summary_of(enumerate.sets);
    }
    if (auto said = exact_ended(id, end, message)) result = std::move(*said);
    if (auto said = lab_ended(id, end, message)) result = std::move(*said);
    enumerate.estimate.ended(id, end, message, host_.now_seconds());
    generate.levels.ended(id, end, message);
    generate.verdict.ended(id);
    works.ended(id, end, result);
    if (id == analysis_work_) {
        end_analysis(end, message);
    } else if (id == hint_search_.work) {
        end_hint(end, message);
    } else if (id == available.work()) {
        available.end(end, message);
    } else if (is_news(id) && !result.empty()) {
        notice.say_while(result, [this, id] { return works.find(id) != nullptr; });
    }
    const WorkItem* work = works.find(id);
    if (work != nullptr && work->kind == WorkKind::analysis) works.dismiss(id);
}

void Model::end_analysis(WorkEnd end, std::string_view message) {
    analysis_work_ = 0;
    Analysis& analysis = play.analysis();
    if (end == WorkEnd::failed) {
        analysis.state = Analysis::State::failed;
        analysis.message = std::string(message);
    } else if (end == WorkEnd::cancelled) {
        analysis.state = Analysis::State::cancelled;
    } else {
        analysis.state = Analysis::State::done;
        if (const Analysis* whole = analysis.is_whole() ? nullptr : known_.find(analysis.puzzle)) {
            analysis.borrow_rating(*whole);
        }
        known_.keep(analysis);
    }
}

std::string Model::result_of_list(WorkEnd end, std::string_view message) const {
    if (end == WorkEnd::failed) return fill(words::kListFailed, {message});
    const ListPage::Counts counts = list.counts();
    std::string text = fill(end == WorkEnd::cancelled ? words::kListCancelled : words::kListFinished,
                            {thousands(static_cast<std::int64_t>(list.list().table.size())), thousands(counts.rated)});
    if (counts.beyond > 0) text += fill(words::kListBeyond, {thousands(counts.beyond)});
    if (counts.invalid > 0) text += fill(words::kListInvalid, {thousands(counts.invalid)});
    if (list.list().problem_count > 0) {
        text += counted(list.list().problem_count, words::kListProblemOne, words::kListProblemMany);
    }
    return text;
}

}  // namespace rookery::shell
