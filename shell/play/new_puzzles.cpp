#include "shell/play/new_puzzles.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "shell/board/board_text.hpp"
#include "shell/jobs/jobs.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr std::size_t kMaxOpenedDays = 62;

// Symmetric, and with more clues at easy levels, as players like them. The ranges are typical of each level, so that no
// search takes long.
std::map<std::string, std::string> options_for(Level level, std::uint64_t seed) {
    std::map<std::string, std::string> options{{"level", std::string(name_of(level))},
                                               {"symmetry", "half-turn"},
                                               {"count", "1"},
                                               {"seed", std::to_string(seed)}};
    if (level == Level::easy) options["clues"] = "30..36";
    if (level == Level::medium) options["clues"] = "26..32";
    return options;
}

}  // namespace

// ------------------------------------------------------------------------------------------------------------ requests

void NewPuzzles::ask(Level level) {
    cancel();
    problem_.clear();
    order_ = {level, std::nullopt};
    if (has(level)) return open(order_, std::exchange(ready_[index_of(level)], {}));
    asked_ = start(order_);
}

void NewPuzzles::ask_day(Day day) {
    cancel();
    problem_.clear();
    order_ = {level_of_day(day), day};
    const auto known = std::find_if(opened_.begin(), opened_.end(), [&](const OpenedDay& o) { return o.day == day; });
    if (known != opened_.end()) return open(order_, std::string(known->puzzle));
    asked_ = start(order_);
}

const JobItem* NewPuzzles::asked_job() const {
    return asked_ == 0 ? nullptr : ws_.jobs.find(asked_);
}

void NewPuzzles::cancel() {
    if (asked_ != 0) ws_.jobs.cancel(std::exchange(asked_, 0));
}

int NewPuzzles::start(const Order& order) {
    // One at a time: a request takes precedence over work ahead.
    if (ahead_ != 0) ws_.jobs.cancel(std::exchange(ahead_, 0));
    made_.clear();
    const std::uint64_t seed = order.day ? seed_of_day(*order.day) : ws_.fresh_seed();
    return ws_.jobs.start(*this, JobKind::analysis, std::string(words::kNewPuzzleJob), "generate",
                          options_for(order.level, seed), {});
}

void NewPuzzles::open(const Order& order, std::string_view puzzle) {
    const auto grid = read_grid(puzzle);
    if (!grid) return;
    Board board = board_of(*grid);
    opened_puzzle_ = line_of(board);
    std::string said = fill(words::kDidNewPuzzle, {level_in_sentence(static_cast<int>(order.level))});
    if (order.day) {
        remember_day(*order.day, puzzle);
        board.title = fill(words::kDayTitle, {day_text(*order.day)});
        said = board.title;
        if (const Game* begun = games_.find(puzzle_text_of(board))) board = begun->board;
    }
    ws_.close_panel_page();
    ws_.sheet_open = false;
    ws_.hand_over(OpenPuzzle{std::move(board), said, said});
}

// ---------------------------------------------------------------------------------------------------------- work ahead

void NewPuzzles::apply_changes() {
    // It would delay any other job: the first rating by ten seconds or more on a busy machine.
    if (!makes_ahead_ || ws_.jobs.any_active()) return;
    const auto lacking = std::find_if(kAllLevels.begin(), kAllLevels.end(), [&](Level level) { return !has(level); });
    if (lacking == kAllLevels.end()) return;
    ahead_level_ = *lacking;
    ahead_ = start({*lacking, std::nullopt});
}

void NewPuzzles::job_rows(const JobItem& job, std::string_view rows) {
    if (job.id != asked_ && job.id != ahead_) return;
    for_each_row(rows, [&](std::string_view row) {
        if (made_.empty()) made_ = row.substr(0, row.find('\t'));
    });
}

std::string NewPuzzles::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == asked_) {
        asked_ = 0;
        if (!made_.empty()) {
            open(order_, std::exchange(made_, {}));
        } else if (end == JobEnd::failed) {
            problem_ = fill(words::kNewPuzzleFailed, {message});
        }
    } else if (job.id == ahead_) {
        ahead_ = 0;
        // A failure is not retried automatically: the network may be down.
        if (made_.empty()) {
            makes_ahead_ = false;
        } else {
            ready_[index_of(ahead_level_)] = std::exchange(made_, {});
        }
    }
    return {};
}

// ---------------------------------------------------------------------------------------------------------------- days

void NewPuzzles::remember_day(Day day, std::string_view puzzle) {
    std::erase_if(opened_, [&](const OpenedDay& o) { return o.day == day; });
    opened_.push_back({day, std::string(puzzle)});
    if (opened_.size() > kMaxOpenedDays) opened_.erase(opened_.begin());
}

std::optional<Day> NewPuzzles::day_of(std::string_view puzzle) const {
    const auto found =
        std::find_if(opened_.begin(), opened_.end(), [&](const OpenedDay& o) { return o.puzzle == puzzle; });
    return found == opened_.end() ? std::nullopt : std::optional(found->day);
}

// --------------------------------------------------------------------------------------------------------- saved state

Json NewPuzzles::as_json() const {
    Json days = Json::array();
    for (const OpenedDay& opened : opened_) days.push_back({{"day", opened.day}, {"puzzle", opened.puzzle}});
    return days;
}

void NewPuzzles::take(const Json& value) {
    if (!value.is_array()) return;
    opened_.clear();
    for (const Json& one : value) {
        const auto day = saved::number(saved::member(one, "day"));
        const std::string puzzle = saved::text_in(one, "puzzle");
        if (day && *day >= kFirstDailyDay && *day < 1'000'000 && read_grid(puzzle)) {
            remember_day(static_cast<Day>(*day), puzzle);
        }
    }
}

}  // namespace rookery::shell
