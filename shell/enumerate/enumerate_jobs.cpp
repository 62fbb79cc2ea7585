// EnumeratePage: the jobs for its grid, and what they found.
#include "shell/enumerate/enumerate_page.hpp"

#include <algorithm>
#include <utility>

#include "generate/full_board.hpp"
#include "shell/jobs/page.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// The results of a search with that method, for use after the number of sets.
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

void EnumeratePage::take_grid(const Grid9& taken, std::string name, std::string said) {
    set_grid(taken, std::move(name));
    ws_.say_change(std::move(said));
}

void EnumeratePage::take_random_grid() {
    Random random(ws_.fresh_seed());
    take_grid(random_full_board(random), std::string(words::kGridRandom), std::string(words::kDidRandomGrid));
}

void EnumeratePage::close_grid() {
    set_grid(Grid9{}, std::string(words::kDidCloseGrid));
    ws_.notice.say_with_undo(std::string(words::kDidCloseGrid));
}

// Starts finding the sets of a new grid at once, and ends everything about the previous one except its search for
// puzzles, to which the user may return.
void EnumeratePage::apply_changes(bool in_sight) {
    loading_sets = loading_sets && has_grid();
    forget_number();
    if (!in_sight || sets.grid() == grid()) return;
    stop_sets();
    if (estimate.job() != 0) ws_.jobs.cancel(estimate.job());
    estimate.clear();
    sets.clear();
    if (!has_grid()) return;
    sets.method = SetMethod::small;
    sets.most_cells = {std::to_string(kMaxSmallCells), {}};
    find_sets();
}

bool EnumeratePage::advance(bool in_sight) {
    Enumeration* search = shown();
    return search != nullptr && (in_sight || search->table.change() != Ordering::Change::none) &&
           search->table.order_some();
}

void EnumeratePage::find_sets() {
    const auto options = sets.read_options(ws_.fresh_seed());
    if (!options) return ws_.say_fields_wrong([this] { return any_wrong(sets); });
    start_sets(*options, what_sets(sets, *options));
}

void EnumeratePage::load_sets(std::string_view text, std::string_view name) {
    loading_sets = false;
    start_sets({{"load", std::string(text)}}, fill(words::kSetsLoaded, {name.empty() ? words::kPastedList : name}));
    ws_.notice.say({});
}

void EnumeratePage::start_sets(CallOptions options, std::string what) {
    if (sets.job() != 0) ws_.jobs.cancel(sets.job());
    // A job of up to a second needs no row in the bar.
    const bool quick = options.count("load") != 0 || sets.method == SetMethod::small;
    const int job = ws_.jobs.start(sets, quick ? JobKind::analysis : JobKind::sets, std::string(words::kSetsJob),
                                   "unavoidable", std::move(options), input());
    set_searches_[job] = grid();
    int clique = 0;
    if (sets.grid() != grid()) {
        clique = ws_.jobs.start(sets, JobKind::analysis, std::string(words::kSetsJob), "unavoidable", {{"clique", ""}},
                                input());
    }
    sets.start(grid(), job, clique, std::move(what));
}

void EnumeratePage::stop_sets() {
    if (sets.job() != 0) ws_.jobs.cancel(sets.job());
}

void EnumeratePage::make_estimate() {
    auto options = read_options(false);
    if (!options) return ws_.say_fields_wrong([this] { return any_wrong(*this); });
    if (estimate.job() != 0) ws_.jobs.cancel(estimate.job());
    const std::string about = call_text(*options);
    (*options)["seed"] = "1";
    const int job = ws_.jobs.start(estimate, JobKind::analysis, std::string(words::kEstimate), "estimate",
                                   std::move(*options), input());
    estimate.start(job, about);
}

std::string EnumeratePage::call_text(const CallOptions& options) const {
    std::string text = input();
    for (const auto& [name, value] : options) text.append("\n").append(name).append("=").append(value);
    return text;
}

bool EnumeratePage::has_estimate() const {
    const auto options = options_now(false);
    return options && estimate.is_about(call_text(*options));
}

void EnumeratePage::start() {
    const Enumeration* search = shown();
    if (!has_grid() || (search != nullptr && search->running)) return;
    const auto options = read_options(true);
    if (!options) return ws_.say_fields_wrong([this] { return any_wrong(*this); });
    run(input(), *options);
    ws_.notice.say({});
}

void EnumeratePage::start_fewest() {
    if (!has_grid() || (shown() != nullptr && shown()->running)) return;
    run(input(), {});
    ws_.notice.say({});
}

void EnumeratePage::run(std::string input, const CallOptions& options, JobKind kind) {
    const KeptJob* kept = kept_of(options);
    const std::int64_t before = kept == nullptr ? 0 : kept->parts_done;
    const int job =
        ws_.jobs.start(all, kind, std::string(is_fewest(options) ? words::kLeastClues : words::kJobEnumerate),
                       std::string(verb_of(options)), options, std::move(input), Keep::yes);
    Enumeration& search = all.start(grid(), options, job);
    // Until the job reports how many of them it resumes from.
    search.parts_before = search.parts_done = before;
    view = EnumerateView::puzzles;
}

void EnumeratePage::resume_kept(std::size_t index) {
    if (index >= kept_searches.size()) return;
    const KeptJob kept = kept_searches[index];
    const auto kept_grid = grid_of_input(kept.input);
    if (!kept_grid) return;
    set_grid(*kept_grid, std::string(words::kResumeKept));
    if (!is_fewest(kept.options)) take_options(kept.options);
    view = EnumerateView::puzzles;
    const Enumeration* search = shown();
    if (search == nullptr || !search->running) run(kept.input, kept.options);
    ws_.notice.say({});
}

// A cancelled one is listed among the kept searches instead.
void EnumeratePage::resume(const SavedRun& saved, const KeptJob* kept) {
    const bool on = saved.state == RunState::running || saved.state == RunState::paused;
    const bool complete = kept != nullptr && kept->finished && saved.state == RunState::finished;
    if (!has_grid() || input() != saved.input || shown() != nullptr) return;
    if (!on && !complete) return;
    const EnumerateView viewed = view;
    run(saved.input, saved.options, on ? JobKind::enumeration : JobKind::analysis);
    view = viewed;
    const Enumeration* search = shown();
    if (saved.state == RunState::paused && search != nullptr) ws_.jobs.set_paused(search->job, true);
}

// The first press asks for confirmation, the second discards: this cannot be undone.
void EnumeratePage::discard_kept(std::size_t index) {
    if (index >= kept_searches.size()) return;
    const KeptJob& kept = kept_searches[index];
    if (std::exchange(discarding, kept.key) != kept.key) return;
    discarding.clear();
    ws_.notice.say(fill(words::kDidDiscard, {kept_text(kept, kept.input == input())}));
    const std::string key = kept.key;
    ws_.host.forget_kept(key);
}

void EnumeratePage::take_kept(const std::vector<KeptJob>& jobs) {
    kept_searches.clear();
    for (const KeptJob& job : jobs) {
        if (job.verb == verb_of(job.options) && grid_of_input(job.input)) kept_searches.push_back(job);
    }
    discarding.clear();
    all.agree_with(kept_searches);
    for (const Enumeration& search : all.list()) {
        const JobItem* job = ws_.jobs.find(search.job);
        if (search.running || job == nullptr || job->running || job->kind == JobKind::analysis) continue;
        if (!ws_.notice.text.empty() && ws_.notice.text == job->result) ws_.notice.text = search.result();
        ws_.jobs.correct(search.job, search.result());
    }
}

void EnumeratePage::choose_found(std::size_t position) {
    Enumeration* search = shown();
    if (search == nullptr || position >= search->table.order().size()) return;
    const auto index = static_cast<int>(search->table.order()[position]);
    search->selected = search->selected == index ? -1 : index;
}

int EnumeratePage::place_of_found() const {
    const Enumeration* search = shown();
    if (search == nullptr || search->selected < 0) return -1;
    const auto place = search->table.place_of(static_cast<std::uint32_t>(search->selected));
    return place ? static_cast<int>(*place) : -1;
}

bool EnumeratePage::has_chosen() const {
    if (view == EnumerateView::sets) return sets.chosen >= 0;
    return view == EnumerateView::puzzles && shown() != nullptr && shown()->selected >= 0;
}

void EnumeratePage::walk_chosen(int by, int cell) {
    if (view == EnumerateView::sets) return sets.walk(by, cell);
    Enumeration* search = shown();
    if (search == nullptr || search->table.order().empty()) return;
    const auto& order = search->table.order();
    search->selected = static_cast<int>(order[walked(place_of_found(), by, order.size())]);
}

void EnumeratePage::choose_none() {
    sets.choose(-1);
    sets.shows_clique = false;
    marks.brush.reset();
    discarding.clear();
    if (Enumeration* search = shown()) search->selected = -1;
}

std::string EnumeratePage::found_puzzle() const {
    const Enumeration* search = shown();
    if (search == nullptr || search->selected < 0) return {};
    return search->table.puzzle(search->table.row(static_cast<std::size_t>(search->selected)));
}

// If it is another grid, this is one undo step.
void EnumeratePage::show_grid(const Grid9& other) {
    if (grid() == other) return;
    set_grid(other, std::string(words::kDidShowGrid));
    ws_.notice.say_with_undo(std::string(words::kDidShowGrid));
}

bool EnumeratePage::show_job(const JobItem& job) {
    if (job.kind != JobKind::sets && job.kind != JobKind::enumeration) return false;
    ws_.go_to(Mode::enumerate);
    job.kind == JobKind::sets ? show_sets_of(job.id) : show_search_of(job.id);
    return true;
}

void EnumeratePage::show_sets_of(int job) {
    view = EnumerateView::sets;
    ws_.sheet_open = true;
    const auto searched = set_searches_.find(job);
    if (searched != set_searches_.end()) show_grid(searched->second);
    if (sets.last_job() != job || sets.grid() != grid()) ws_.notice.say(std::string(words::kSetsReplaced));
}

void EnumeratePage::show_search_of(int job) {
    view = EnumerateView::puzzles;
    ws_.sheet_open = true;
    const Enumeration* search = std::as_const(all).with_job(job);
    if (search == nullptr) return ws_.notice.say(std::string(words::kSearchReplaced));
    if (grid() == search->grid) return;
    const CallOptions options = search->options;
    show_grid(search->grid);
    if (!is_fewest(options)) take_options(options);
}

std::string EnumeratePage::progress_text(const Enumeration& search, const JobItem& job) const {
    if (search.parts <= 0) return std::string(words::kStarting);
    constexpr std::string_view kBetween = "  \u00B7  ";
    // Nearly all parts of a search for the fewest clues are for numbers of clues that hardly any grid needs.
    std::string text =
        is_fewest(search.options)
            ? percent(static_cast<double>(job.done), static_cast<double>(std::max<std::int64_t>(1, job.total)))
            : fill(words::kPartsDone, {thousands(search.parts_done), thousands(search.parts)});
    const auto add = [&](std::string_view part) { text += std::string(kBetween) + std::string(part); };
    const std::int64_t lately = search.parts_done - search.parts_before;
    if (job.paused) {
        add(words::kPaused);
    } else if (lately > 0 && job.seconds > 0) {
        add(rate_of(static_cast<double>(lately) / job.seconds));
    }
    if (const auto left = ws_.jobs.seconds_left(job)) add(fill(words::kTimeLeft, {duration(*left)}));
    return text;
}

std::string worker_text(const WorkerState& worker, std::size_t index) {
    const std::string number = std::to_string(index + 1);
    const std::string done = thousands(worker.parts_done);
    if (worker.part < 0) return fill(words::kWorkerIdle, {number, done});
    return fill(words::kWorkerAt, {number, thousands(worker.part + 1), done});
}

}  // namespace rookery::shell
