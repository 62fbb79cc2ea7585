// Model: the mode "Generate". The run and what becomes of its puzzles; patterns that outlive the page.
#include <algorithm>
#include <cmath>
#include <utility>

#include "board/clue_cells.hpp"
#include "board/symmetry.hpp"
#include "generate/difficulty.hpp"
#include "generate/geometry/reasons.hpp"
#include "model/board_text.hpp"
#include "model/format.hpp"
#include "model/model.hpp"
#include "model/strings_generate.hpp"
#include "rate/rate.hpp"
#include "text/text.hpp"

namespace rookery::shell {

void Model::open_generated_row(std::size_t position) {
    open_table_row(generate.results.table, position, generate.results.selected, words::kOpenedResult);
}

void Model::start_generating() {
    if (generate.results.running()) return;
    if (generate.results.is_full()) {
        const auto most = static_cast<std::int64_t>(GenerateResults::kMostRows);
        return notice.say(fill(words::kResultsFull, {thousands(most)}));
    }
    if (techniques.is_empty()) return say_no_technique();
    GenerateWishes& wishes = generate.wishes;
    const bool from_board = wishes.start != StartFrom::anew;
    const Grid9 puzzle = board_puzzle();
    if (from_board && puzzle == Grid9{}) return notice.say(std::string(words::kStartNeedsPuzzle));
    const bool asks_clues = !generate.uses_pattern() && wishes.start != StartFrom::like;
    auto call = wishes.read(asks_clues, ++seed_, from_board ? to_line(puzzle) : std::string{});
    if (!call) {
        generate.view = GenerateView::wishes;
        return say_fields_wrong({&wishes.count, &wishes.er.from, &wishes.er.to, &wishes.clues.from, &wishes.clues.to,
                                 &wishes.ep.from, &wishes.ep.to, &wishes.ed.from, &wishes.ed.to, &wishes.steps.from,
                                 &wishes.steps.to, &wishes.wnef, &wishes.tolerance, &wishes.guesses, &wishes.minutes,
                                 &wishes.give_up, &wishes.seed});
    }
    auto& options = call->options;
    if (generate.uses_pattern()) {
        options["pattern"] = mask_of(generate.pattern());
    } else if (generate.symmetry() != PatternSymmetry::none && !wishes.frees_cells()) {
        options["symmetry"] = std::string(name_of(generate.symmetry()));
    }
    if (!techniques.is_full()) options["techniques"] = techniques.names();
    SavedRun run{.verb = "generate", .options = std::move(options), .wanted = call->wanted};
    run.seconds = static_cast<std::int64_t>(call->seconds);
    start_generator(std::move(run), call->seconds);
    generate.view = GenerateView::puzzles;
    notice.say({});
}

int Model::start_generator(SavedRun run, double seconds) {
    const std::string name = counted(run.wanted, words::kWorkGenerateOne, words::kWorkGenerateMany);
    const int work = works.start(WorkKind::generate, name, run.verb, run.options, {}, Keep::yes);
    generate.results.start(work, run.wanted, run.options.at("seed"), seconds);
    run.state = RunState::running;
    runs_.note(work, std::move(run));
    return work;
}

void Model::clear_results() {
    const std::string said =
        counted(generate.results.listed(), words::kDidClearResultsOne, words::kDidClearResultsMany);
    Document next = history.now();
    next.results = ++last_results_;
    history.change(next, said, Mode::generate);
    generate.clear_results(next.results);
    say_change(said);
}

// Goes with the results that the history says were shown.
void Model::follow_results(int before) {
    const int now = history.now().results;
    if (now != before && !generate.show_results(now)) notice.say(std::string(words::kResultsGone));
}

void Model::end_when_time_is_up() {
    GenerateResults& results = generate.results;
    const WorkItem* work = results.running() ? works.find(results.work()) : nullptr;
    if (work == nullptr || results.seconds_allowed() <= 0 || results.time_is_up) return;
    const double seconds = works.seconds_of(*work);
    if (seconds < results.seconds_allowed()) return;
    results.time_is_up = true;
    works.cancel(results.work());
}

void Model::rate_generated() {
    const std::string text = generate.results.puzzles_as_text();
    if (text.empty()) return;
    const auto count = static_cast<std::int64_t>(generate.results.taken().size());
    start_list(text, std::string(words::kGeneratedList), counted(count, words::kSentOne, words::kSentMany));
}

void Model::more_like(const Grid9& puzzle, int er) {
    generate.wishes.start = StartFrom::anew;
    generate.wishes.wnef = {};
    generate.wishes.lowest = false;
    const bool known = er > 0 && er != kBeyondRating;
    generate.wishes.er.from = {known ? format_rating(std::max(kLowestRating, er - kLikeTenths)) : std::string{}, {}};
    generate.wishes.er.to = {known ? format_rating(std::min(kHighestRating, er + kLikeTenths)) : std::string{}, {}};
    generate.set_pattern(clue_cells(puzzle), std::string(words::kDidMoreLike));
    mode = Mode::generate;
    close_pages();
    start_generating();
    if (generate.results.running()) say_change(std::string(words::kDidMoreLike));
}

void Model::more_like_board() {
    more_like(board_puzzle(), play.analysis().outcome.er);
}

Grid9 Model::board_puzzle() const {
    const Board& board = play.board();
    return board.givens == Grid9{} ? board.entered : board.givens;
}

void Model::more_like_result() {
    const GenerateResults& results = generate.results;
    const std::vector<std::uint32_t> taken = results.taken();
    const bool one = results.marked_count() == 1 && taken.size() == 1;
    const int row = one ? static_cast<int>(taken.front()) : results.selected;
    if (row < 0) {
        return notice.say_while(std::string(words::kMarkOne), [this] {
            return generate.results.selected < 0 && generate.results.marked_count() != 1;
        });
    }
    const TableRow& chosen = results.table.row(static_cast<std::size_t>(row));
    if (const auto board = board_of_text(results.table.puzzle(chosen))) more_like(board->givens, chosen.er);
}

void Model::save_pattern() {
    generate.shelf.put(generate.pattern());
    host_.remember(kShelfKey, generate.shelf.as_text());
    notice.say_done(fill(words::kDidSavePattern, {title_of(generate.pattern())}));
}

void Model::forget_pattern(std::size_t index) {
    const auto& patterns = generate.shelf.patterns();
    if (index >= patterns.size()) return;
    const std::string title = title_of(patterns[index]);
    generate.shelf.remove(index);
    host_.remember(kShelfKey, generate.shelf.as_text());
    notice.say_done(fill(words::kDidForgetPattern, {title}));
}

void Model::share_pattern() {
    const std::string fragment = std::string(kPatternLink) + mask_of(generate.pattern());
    const std::string link = host_.link_to(fragment);
    host_.copy_text(link.empty() ? fragment : link);
    notice.say_done(std::string(words::kDidSharePattern));
}

// While a pattern is drawn, one verdict is waited for before the next is asked for.
void Model::settle_verdict() {
    PatternVerdict& verdict = generate.verdict;
    const CellSet pattern = generate.pattern();
    if (mode != Mode::generate || !generate.asks_of_pattern()) return;
    if (verdict.work() != 0 || verdict.is_about(pattern) || !impossible_by_lines(pattern).empty()) return;
    verdict.start(works.start(WorkKind::analysis, std::string(words::kVerdict), "pattern", {}, mask_of(pattern)),
                  pattern);
}

void Model::test_levels() {
    if (generate.levels.work() != 0) return;
    const EaseWeight weight = generate.wishes.weight;
    const int work = works.start(WorkKind::analysis, std::string(words::kLevelTest), "levels",
                                 {{"table", ""}, {"weight", std::string(name_of(weight))}}, {});
    generate.levels.start(work, weight);
}

void Model::open_pattern_link(std::string_view mask) {
    const auto pattern = read_mask(mask);
    if (!pattern) return notice.say(std::string(words::kLinkNotRead));
    generate.set_pattern(*pattern, std::string(words::kDidOpenLink));
    if (!generate.shows_exact()) generate.view = GenerateView::wishes;
    mode = Mode::generate;
    close_pages();
    say_change(fill(words::kDidOpenLinkOf, {title_of(*pattern)}));
}

std::string generate_progress_text(const Model& model, const WorkItem& work) {
    const GenerateResults& results = model.generate.results;
    std::string text = fill(words::kFoundOf, {thousands(results.found()), thousands(results.wanted())});
    const auto add = [&](const std::string& part) { text += "  \u00B7  " + part; };
    const double seconds = model.works.seconds_of(work);
    if (results.found() == 0 && seconds >= 1) add(duration(std::floor(seconds)));
    if (results.found() > work.before && seconds > 0.5) {
        const double per_second = static_cast<double>(results.found() - work.before) / seconds;
        add(rate_of(per_second));
        add(fill(words::kAnHour, {thousands(std::llround(per_second * 3600))}));
    }
    if (work.paused) {
        add(std::string(words::kPaused));
    } else if (const auto left = model.works.seconds_left(work)) {
        add(fill(words::kTimeLeft, {duration(*left)}));
    }
    return text;
}

}  // namespace rookery::shell
