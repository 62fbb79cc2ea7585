// SizedPage: mistakes and hints, and the jobs that solve and make puzzles.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "board/names.hpp"
#include "shell/sized/sized_hint.hpp"
#include "shell/sized/sized_page.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/tab_separated.hpp"

namespace rookery::shell {
namespace {

constexpr int kByFormula = 16;

}  // namespace

// ------------------------------------------------------------------------------------------------------------ mistakes

bool SizedPage::knows_answer() const {
    return answer_.known && answer_.puzzle == puzzle();
}

SizedCells SizedPage::wrong_digits() const {
    SizedCells cells;
    if (!knows_answer() || answer_.solution.empty()) return cells;
    const SizedBoard& now = board();
    for (std::size_t at = 0; at < now.entered.size(); ++at) {
        if (now.entered[at] != '.' && now.entered[at] != answer_.solution[at]) cells.set(at);
    }
    return cells;
}

SizedCells SizedPage::wrong() const {
    if (ws_.mistake_marks == MistakeMarks::at_once) return wrong_digits();
    return checked_after_ == ws_.history.changes() ? checked_ : SizedCells{};
}

// On 16 rows, only a textbook method is always fast.
void SizedPage::ask_answer() {
    const SizedBoard asked = puzzle();
    if (answer_job_ != 0) {
        if (answer_.puzzle == asked) return;
        ws_.jobs.cancel(std::exchange(answer_job_, 0));
    }
    answer_ = {asked, false, {}};
    std::map<std::string, std::string> options{{"limit", "2"}};
    if (asked.diagonal) options["diagonal"] = "";
    const bool by_formula = asked.side() == kByFormula;
    if (by_formula) options.insert({{"method", "sat"}, {"json", ""}});
    answer_job_ = ws_.jobs.start(*this, JobKind::analysis, std::string(words::kHandCheckJob),
                                 by_formula ? "classic" : "solve", std::move(options), asked.givens);
}

void SizedPage::check() {
    if (!knows_answer()) ask_answer();
    checks_ = !knows_answer();
    if (!checks_) return say_checked();
    ws_.notice.say_while(std::string(words::kHandChecking), [this] { return checks_; });
}

void SizedPage::say_checked() {
    checks_ = false;
    if (answer_.solution.empty()) return ws_.notice.say(std::string(words::kCheckNeedsOne));
    checked_ = wrong_digits();
    checked_after_ = ws_.history.changes();
    if (checked_.none()) {
        const bool nothing = board().entered.find_first_not_of('.') == std::string::npos;
        return ws_.notice.say(std::string(nothing ? words::kCheckNothing : words::kCheckRight));
    }
    ws_.notice.say(counted(static_cast<std::int64_t>(checked_.count()), words::kCheckWrongOne, words::kCheckWrongMany));
}

// --------------------------------------------------------------------------------------------------------------- hints

void SizedPage::hint() {
    if (!can_enter()) return;
    const bool follows = shown_hint() != nullptr;
    const SizedBoard& now = board();
    ShapeState state(now.grid());
    ShapeState filled = state;
    const bool is_wrong = conflicts_of(now).any() || wrong_digits().any() || !filled.propagate();
    if (!follows) hints_ = is_wrong ? std::vector<ShapeStep>{} : steps_to_digit(state);
    hint_ = follows ? (hint_ + 1) % hints_.size() : 0;
    hinted_after_ = ws_.history.changes();
    if (is_full(now) || hints_.empty()) {
        hints_.clear();
        const auto& text = is_wrong       ? words::kSizedHintWrong
                           : is_full(now) ? words::kBoardSolved
                                          : words::kSizedHintNone;
        return ws_.notice.say(std::string(text));
    }
    if (!follows) ++help_.hints;
    const ShapeStep& step = hints_[hint_];
    if (step.is_placement()) select(step.cells.front());
    ws_.notice.say_while(hint_text(), [this] { return shown_hint() != nullptr; });
}

void SizedPage::enter_hint() {
    const ShapeStep* step = shown_hint();
    if (step == nullptr || !step->is_placement()) return;
    const int cell = step->cells.front();
    put(cell, wide::lowest(step->digits));
}

const ShapeStep* SizedPage::shown_hint() const {
    const bool is_current = hinted_after_ == ws_.history.changes() && hint_ < hints_.size();
    return is_current && can_enter() ? &hints_[hint_] : nullptr;
}

std::string SizedPage::hint_text() const {
    const ShapeStep* step = shown_hint();
    if (step == nullptr) return {};
    std::string text = sized_hint_text(*step, side());
    if (hints_.size() == 1) return text;
    return fill(words::kSizedHintOf, {std::to_string(hint_ + 1), std::to_string(hints_.size()), text});
}

// --------------------------------------------------------------------------------------------------------- new puzzles

void SizedPage::ask(const PuzzleSize& wanted) {
    cancel();
    problem_.clear();
    made_.clear();
    asked_ = &wanted;
    const ShapeLevel asked_level = has_level(wanted, level) ? level : ShapeLevel::easy;
    std::map<std::string, std::string> options{{"size", std::to_string(wanted.side)},
                                               {"level", std::string(name_of(asked_level))},
                                               {"clues", std::to_string(clues_of(wanted, asked_level))},
                                               {"seed", std::to_string(ws_.fresh_seed())}};
    if (wanted.diagonal) options["diagonal"] = "";
    ask_job_ =
        ws_.jobs.start(*this, JobKind::analysis, std::string(words::kNewPuzzleJob), "sizes", std::move(options), {});
    ws_.notice.say_while(std::string(words::kMakingSize), [this] { return ask_job_ != 0; });
}

void SizedPage::ask_next() {
    const auto same = std::find_if(kPuzzleSizes.begin(), kPuzzleSizes.end(), [&](const PuzzleSize& size) {
        return size.side == side() && size.diagonal == board().diagonal;
    });
    if (level_) level = *level_;
    ask(same == kPuzzleSizes.end() ? kPuzzleSizes.front() : *same);
}

void SizedPage::cancel() {
    if (ask_job_ != 0) ws_.jobs.cancel(std::exchange(ask_job_, 0));
}

void SizedPage::open_made() {
    const auto fields = fields_of(made_);
    if (fields.size() < 3 || asked_ == nullptr) return;
    const SizedBoard made = sized_puzzle(fields[0], asked_->diagonal);
    answer_ = {made, true, std::string(fields[2])};
    enters_marks = false;
    open(made, fill(words::kDidNewPuzzle, {asked_->name}));
}

// ---------------------------------------------------------------------------------------------------------- job events

void SizedPage::job_rows(const JobItem& job, std::string_view rows) {
    const std::string_view row = rows.substr(0, rows.find('\n'));
    if (job.id == ask_job_ && made_.empty()) made_ = row;
    if (job.id != answer_job_) return;
    if (answer_.puzzle.side() != kByFormula) {
        const auto fields = fields_of(row);
        answer_.known = fields.size() >= 3;
        if (answer_.known && fields[1] == "1") answer_.solution = fields[2];
        return;
    }
    const saved::Json result = saved::Json::parse(row, nullptr, false);
    if (!saved::member(result, "solutions").is_number()) return;
    answer_.known = true;
    const bool is_only = saved::number(saved::member(result, "solutions")) == 1;
    if (is_only && saved::text_in(result, "end") == "complete")
        answer_.solution = saved::text_in(result, "first_solution");
}

std::string SizedPage::job_ended(const JobItem& job, JobEnd end, std::string_view message) {
    if (job.id == ask_job_) {
        ask_job_ = 0;
        if (!made_.empty()) {
            open_made();
        } else if (end == JobEnd::failed) {
            problem_ = fill(words::kNewPuzzleFailed, {message});
        }
    } else if (job.id == answer_job_) {
        answer_job_ = 0;
        const bool is_asked = std::exchange(checks_, false);
        answer_.known = answer_.known || end == JobEnd::finished;
        if (is_asked && knows_answer()) say_checked();
        if (is_asked && end == JobEnd::failed) ws_.notice.say(fill(words::kHandCheckFailed, {message}));
    }
    return {};
}

}  // namespace rookery::shell
