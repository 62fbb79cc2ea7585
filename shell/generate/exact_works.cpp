// ExactPage: its searches as works: for clues that strategies alone can solve, and for the fewest of them.
#include "shell/generate/exact_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "exact/techniques.hpp"
#include "shell/board/patterns.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings_exact.hpp"
#include "shell/words/strings_generate.hpp"

namespace rookery::shell {
namespace {

std::map<std::string, std::string> options_of(StrategySet strategies, const ExactPage::Limits& limits) {
    return {{"strategies", names_of(strategies)}, {"seed", std::to_string(limits.seed)}, {"json", ""}};
}

std::string clue_cells_text(CellSet pattern) {
    return counted(pattern.size(), words::kClueCellOne, words::kClueCellMany);
}

}  // namespace

void ExactPage::decide() {
    const auto limits = read_limits(ws_.fresh_seed());
    if (!limits) return say_limits_wrong();
    start_deciding(*limits);
}

void ExactPage::start_deciding(const Limits& limits) {
    const ExactQuestion asked = question(ws_.history.now().pattern);
    auto options = options_of(asked.strategies, limits);
    options["pattern"] = mask_of(asked.pattern);
    const std::string name = fill(words::kWorkDecide, {clue_cells_text(asked.pattern)});
    start(ws_.works.start(*this, WorkKind::exact, name, "exact", std::move(options), {}), asked, limits);
    ws_.notice.say({});
}

void ExactPage::search_fewest() {
    const auto limits = read_limits(ws_.fresh_seed());
    if (!limits) return say_limits_wrong();
    auto options = options_of(strategies, *limits);
    options["fewest"] = "";
    const int work =
        ws_.works.start(*this, WorkKind::exact, std::string(words::kWorkFewest), "exact", std::move(options), {});
    start_fewest(work, *limits);
    ws_.notice.say({});
}

void ExactPage::say_limits_wrong() {
    ws_.say_fields_wrong([this] { return any_wrong(*this); });
}

void ExactPage::decide_again(std::uint64_t new_seed) {
    auto limits = read_limits(ws_.last_seed());
    if (!limits) return say_limits_wrong();
    limits->seed = new_seed;
    start_deciding(*limits);
}

void ExactPage::end_when_time_is_up() {
    const WorkItem* search = running_ ? ws_.works.find(work_) : nullptr;
    if (search == nullptr || limits_.seconds <= 0 || time_is_up) return;
    if (ws_.works.seconds_of(*search) < limits_.seconds) return;
    time_is_up = true;
    ws_.works.cancel(work_);
}

void ExactPage::work_planned(const WorkItem& work, std::int64_t /*parts*/, std::string_view /*columns*/) {
    if (seeks_fewest_) ws_.works.forget_total(work.id);  // its items are no share of it
}

void ExactPage::work_rows(const WorkItem& work, std::string_view rows) {
    add_rows(work.id, rows);
}

void ExactPage::work_problem(const WorkItem& work, std::int64_t /*line*/, std::int64_t /*column*/,
                             std::string_view sentence) {
    problem(work.id, sentence);
}

void ExactPage::work_progressed(const WorkItem& /*work*/) {
    end_when_time_is_up();
}

void ExactPage::work_told(const WorkItem& /*work*/, std::string_view /*activity*/) {
    end_when_time_is_up();
}

std::string ExactPage::work_ended(const WorkItem& work, WorkEnd end, std::string_view message) {
    return ended(work, end, message).value_or("");
}

bool ExactPage::asked_elsewhere() const {
    return has_run() && !seeks_fewest_ && is_news() && asked_ != question(ws_.history.now().pattern);
}

std::string ExactPage::progress_text(const WorkItem& work) const {
    const double seconds = ws_.works.seconds_of(work);
    const double allowed = limits_.seconds;
    const std::string took = duration(std::floor(seconds));
    std::string text = seeks_fewest_ ? fewest_so_far() : parts_done(work);
    const auto add = [&](const std::string& part) { text += "  \u00B7  " + part; };
    if (seconds >= 1) add(allowed > 0 ? fill(words::kTookOf, {took, duration(allowed)}) : took);
    if (work.paused) {
        add(std::string(words::kPaused));
    } else if (const auto left = ws_.works.seconds_left(work); left && !seeks_fewest_) {
        add(fill(words::kTimeLeft, {duration(allowed > 0 ? std::min(*left, allowed - seconds) : *left)}));
    }
    return text;
}

}  // namespace rookery::shell
