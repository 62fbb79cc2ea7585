// Model: the mode "Enumerate". Where a grid comes from, and the works about it.
#include <algorithm>
#include <array>
#include <utility>

#include "generate/full_board.hpp"
#include "model/format.hpp"
#include "model/model.hpp"
#include "model/only_solution.hpp"
#include "model/strings_enumerate.hpp"
#include "model/walking.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// All digits of `part` stand in `grid` too, and some are missing.
bool is_part_of(const Grid9& part, const Grid9& grid) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (part[cell] != 0 && part[cell] != grid[cell]) return false;
    }
    return !part.is_full();
}

bool are_parts_of(const ParseResult& parsed, const Grid9& grid) {
    return std::all_of(parsed.puzzles.begin(), parsed.puzzles.end(), [&](const ParsedPuzzle& puzzle) {
        const auto* part = std::get_if<Grid9>(&puzzle.grid);
        return part != nullptr && is_part_of(*part, grid);
    });
}

// What a search by that method gives, to be said behind the number of sets.
std::string what_sets(const UnavoidableSets& sets, const CallOptions& options) {
    const auto value = [&](const char* name) { return options.find(name)->second; };
    const auto up_to = [&] { return fill(words::kSetsUpTo, {value("max-cells")}); };
    std::string what;
    switch (sets.method) {
        case SetMethod::small:
            return up_to();
        case SetMethod::digits:
            what = fill(words::kSetsWithinDigits, {value("digits")});
            break;
        case SetMethod::boxes:
            what = fill(words::kSetsWithinBoxes, {value("boxes")});
            break;
        case SetMethod::random:
            what = fill(words::kSetsRandom, {value("rounds")});
            break;
    }
    const bool any_size = value("max-cells") == std::to_string(Geometry9::kCells);
    return any_size ? what : fill(words::kSetsAnd, {what, up_to()});
}

}  // namespace

void Model::refuse_grid(std::string sentence) {
    enumerate.problem = std::move(sentence);
    sheet_open = true;
    notice.say_while(std::string(words::kGridNotRead), [this] { return !enumerate.problem.empty(); });
}

bool Model::paste_grid(const ParseResult& parsed, std::string_view text, std::string_view name) {
    const ParsedPuzzle& first = parsed.puzzles.front();
    const auto* grid = std::get_if<Grid9>(&first.grid);
    const bool several = parsed.puzzles.size() > 1;
    const bool in_sets = enumerate.has_grid() && enumerate.view == EnumerateView::sets;
    if (several && in_sets && are_parts_of(parsed, enumerate.grid())) {
        load_sets(text, name);
    } else if (grid == nullptr) {
        refuse_grid(std::string(words::kGridNeedsNine));
    } else if (is_solution(*grid)) {
        const auto said = several ? words::kTookFirst : words::kTookGrid;
        take_grid(*grid, fill(words::kDidTakeGrid, {parsed.recognised}), fill(said, {parsed.recognised}));
    } else if (several) {
        return false;
    } else {
        take_solution(*grid, first, parsed.recognised);
    }
    return true;
}

void Model::take_solution(const Grid9& grid, const ParsedPuzzle& puzzle, std::string_view recognised) {
    const OnlySolution solution =
        only_solution(puzzle.candidates ? board_of(grid, *puzzle.candidates) : board_of(grid));
    if (solution.found()) {
        return take_grid(solution.grid, fill(words::kDidTakeGrid, {recognised}),
                         fill(words::kTookSolution, {recognised}));
    }
    refuse_grid(std::string(solution.answer == Uniqueness::several ? words::kGridSeveral
                            : solution.answer == Uniqueness::none  ? words::kGridNoSolution
                                                                   : words::kGridTooHard));
}

void Model::take_grid(const Grid9& grid, std::string name, std::string said) {
    enumerate.set_grid(grid, std::move(name));
    mode = Mode::enumerate;
    close_pages();
    say_change(std::move(said));
    settle();
}

void Model::take_board_grid() {
    const Analysis& analysis = play.analysis();
    const auto grid = grid_of_input(analysis.solution);
    if (analysis.solutions != Analysis::Solutions::one || !grid) {
        return notice.say_while(std::string(words::kBoardNotUnique),
                                [this] { return play.analysis().solutions != Analysis::Solutions::one; });
    }
    take_grid(*grid, std::string(words::kGridFromBoard), std::string(words::kDidBoardGrid));
}

void Model::take_random_grid() {
    Random random(++seed_);
    take_grid(random_full_board(random), std::string(words::kGridRandom), std::string(words::kDidRandomGrid));
}

void Model::close_grid() {
    enumerate.set_grid(Grid9{}, std::string(words::kDidCloseGrid));
    notice.say_with_undo(std::string(words::kDidCloseGrid));
}

// The sets of a new grid are looked for at once, and whatever concerns the one before ends. A search for puzzles goes
// on: it may be come back to.
void Model::settle_enumeration() {
    enumerate.loading_sets = enumerate.loading_sets && enumerate.has_grid();
    if (mode != Mode::enumerate || enumerate.sets.grid() == enumerate.grid()) return;
    stop_sets();
    if (enumerate.estimate.work() != 0) works.cancel(enumerate.estimate.work());
    enumerate.estimate.clear();
    enumerate.sets.clear();
    if (!enumerate.has_grid()) return;
    enumerate.sets.method = SetMethod::small;
    enumerate.sets.most_cells = {std::to_string(kMostSmallCells), {}};
    find_sets();
}

void Model::find_sets() {
    UnavoidableSets& sets = enumerate.sets;
    const auto options = sets.read_options(++seed_);
    if (!options) return say_fields_wrong({&sets.most_cells, &sets.digits, &sets.boxes, &sets.rounds});
    start_sets(*options, what_sets(sets, *options));
}

void Model::load_sets(std::string_view text, std::string_view name) {
    enumerate.loading_sets = false;
    start_sets({{"load", std::string(text)}}, fill(words::kSetsLoaded, {name.empty() ? words::kPastedList : name}));
    notice.say({});
}

void Model::start_sets(CallOptions options, std::string what) {
    UnavoidableSets& sets = enumerate.sets;
    if (sets.work() != 0) works.cancel(sets.work());
    // A second or less needs no row in the bar.
    const bool quick = options.count("load") != 0 || sets.method == SetMethod::small;
    const std::string input = enumerate.input();
    const int work = works.start(quick ? WorkKind::analysis : WorkKind::sets, std::string(words::kSetsWork),
                                 "unavoidable", std::move(options), input);
    set_searches_[work] = enumerate.grid();
    int clique = 0;
    if (sets.grid() != enumerate.grid()) {
        clique = works.start(WorkKind::analysis, std::string(words::kSetsWork), "unavoidable", {{"clique", ""}}, input);
    }
    sets.start(enumerate.grid(), work, clique, std::move(what));
}

void Model::stop_sets() {
    if (enumerate.sets.work() != 0) works.cancel(enumerate.sets.work());
}

void Model::estimate_enumeration() {
    auto options = enumerate.read_options(false);
    if (!options) return say_fields_wrong({&enumerate.clues, &enumerate.most});
    if (enumerate.estimate.work() != 0) works.cancel(enumerate.estimate.work());
    const std::string about = call_text(*options);
    (*options)["seed"] = "1";
    const int work = works.start(WorkKind::analysis, std::string(words::kEstimate), "estimate", std::move(*options),
                                 enumerate.input());
    enumerate.estimate.start(work, about, host_.now_seconds());
}

std::string Model::call_text(const CallOptions& options) const {
    std::string text = enumerate.input();
    for (const auto& [name, value] : options) text.append("\n").append(name).append("=").append(value);
    return text;
}

bool Model::has_estimate() const {
    const auto options = enumerate.options_now(false);
    return options && enumerate.estimate.is_about(call_text(*options));
}

void Model::start_enumeration() {
    const Enumeration* shown = enumerate.shown();
    if (!enumerate.has_grid() || (shown != nullptr && shown->running)) return;
    const auto options = enumerate.read_options(true);
    if (!options) return say_fields_wrong({&enumerate.clues, &enumerate.most});
    run_enumeration(enumerate.input(), *options);
    notice.say({});
}

void Model::run_enumeration(std::string input, const CallOptions& options, WorkKind kind) {
    const KeptWork* kept = enumerate.kept_of(options);
    const std::int64_t before = kept == nullptr ? 0 : kept->parts_done;
    const int work =
        works.start(kind, std::string(words::kWorkEnumerate), "enumerate", options, std::move(input), Keep::yes);
    Enumeration& search = enumerate.all.start(enumerate.grid(), options, work);
    // Until it says how many of them it goes on from.
    search.parts_before = search.parts_done = before;
    enumerate.view = EnumerateView::puzzles;
}

void Model::resume_kept(std::size_t index) {
    if (index >= enumerate.kept.size()) return;
    const KeptWork kept = enumerate.kept[index];
    const auto grid = grid_of_input(kept.input);
    if (!grid) return;
    enumerate.set_grid(*grid, std::string(words::kResumeKept));
    enumerate.take_options(kept.options);
    enumerate.view = EnumerateView::puzzles;
    mode = Mode::enumerate;
    const Enumeration* shown = enumerate.shown();
    if (shown == nullptr || !shown->running) run_enumeration(kept.input, kept.options);
    notice.say({});
}

// The first press asks, the second does it: there is no way back.
void Model::discard_kept(std::size_t index) {
    if (index >= enumerate.kept.size()) return;
    const KeptWork& kept = enumerate.kept[index];
    if (std::exchange(enumerate.discarding, kept.key) != kept.key) return;
    enumerate.discarding.clear();
    notice.say(fill(words::kDidDiscard, {kept_text(kept, kept.input == enumerate.input())}));
    const std::string key = kept.key;
    host_.forget_kept(key);
}

void Model::kept_works(const std::vector<KeptWork>& kept) {
    enumerate.kept.clear();
    for (const KeptWork& work : kept) {
        if (work.verb == "enumerate" && grid_of_input(work.input)) enumerate.kept.push_back(work);
    }
    enumerate.discarding.clear();
    enumerate.all.agree_with(enumerate.kept);
    for (const Enumeration& search : enumerate.all.list()) {
        const WorkItem* work = works.find(search.work);
        if (search.running || work == nullptr || work->running || work->kind == WorkKind::analysis) continue;
        if (!notice.text.empty() && notice.text == work->result) notice.text = search.result();
        works.correct(search.work, search.result());
    }
    resume_saved(kept);
}

void Model::choose_found(std::size_t position) {
    Enumeration* shown = enumerate.shown();
    if (shown == nullptr || position >= shown->table.order().size()) return;
    const auto index = static_cast<int>(shown->table.order()[position]);
    shown->selected = shown->selected == index ? -1 : index;
}

int Model::place_of_found() const {
    const Enumeration* shown = enumerate.shown();
    if (shown == nullptr || shown->selected < 0) return -1;
    const auto& order = shown->table.order();
    const auto found = std::find(order.begin(), order.end(), static_cast<std::uint32_t>(shown->selected));
    return found == order.end() ? -1 : static_cast<int>(found - order.begin());
}

bool Model::has_chosen() const {
    if (enumerate.view == EnumerateView::sets) return enumerate.sets.chosen >= 0;
    return enumerate.shown() != nullptr && enumerate.shown()->selected >= 0;
}

void Model::walk_chosen(int by) {
    if (enumerate.view == EnumerateView::sets) return enumerate.sets.walk(by, play.cursor());
    Enumeration* shown = enumerate.shown();
    if (shown == nullptr || shown->table.order().empty()) return;
    const auto& order = shown->table.order();
    shown->selected = static_cast<int>(order[walked(place_of_found(), by, order.size())]);
}

void Model::choose_none() {
    enumerate.sets.choose(-1);
    enumerate.sets.shows_clique = false;
    enumerate.brush.reset();
    enumerate.discarding.clear();
    if (Enumeration* shown = enumerate.shown()) shown->selected = -1;
}

std::string Model::found_puzzle() const {
    const Enumeration* shown = enumerate.shown();
    if (shown == nullptr || shown->selected < 0) return {};
    return std::string(shown->table.puzzle(shown->table.row(static_cast<std::size_t>(shown->selected))));
}

void Model::play_found() {
    const auto puzzle = puzzle_of_line(found_puzzle());
    if (!puzzle) return;
    const std::string what = fill(words::kOpenedFound, {thousands(place_of_found() + 1)});
    play.load(board_of(*puzzle), what);
    mode = Mode::play;
    say_change(what);
    settle();
}

void Model::list_found() {
    const Enumeration* shown = enumerate.shown();
    if (shown == nullptr || shown->found() == 0) return;
    start_list(shown->table.puzzles_as_text(), fill(words::kFoundList, {wishes_text(shown->options)}),
               counted(shown->found(), words::kSentOne, words::kSentMany));
}

std::string search_progress_text(const Model& model, const Enumeration& search, const WorkItem& work) {
    if (search.parts <= 0) return std::string(words::kStarting);
    constexpr std::string_view kBetween = "  \u00B7  ";
    std::string text = fill(words::kPartsDone, {thousands(search.parts_done), thousands(search.parts)});
    const auto add = [&](std::string_view part) { text += std::string(kBetween) + std::string(part); };
    const std::int64_t lately = search.parts_done - search.parts_before;
    if (work.paused) {
        add(words::kPaused);
    } else if (lately > 0 && work.seconds > 0) {
        add(rate_of(static_cast<double>(lately) / work.seconds));
    }
    if (const auto left = model.works.seconds_left(work)) add(fill(words::kTimeLeft, {duration(*left)}));
    return text;
}

std::string worker_text(const WorkerState& worker, std::size_t index) {
    const std::string number = std::to_string(index + 1);
    const std::string done = thousands(worker.parts_done);
    if (worker.part < 0) return fill(words::kWorkerIdle, {number, done});
    return fill(words::kWorkerAt, {number, thousands(worker.part + 1), done});
}

}  // namespace rookery::shell
