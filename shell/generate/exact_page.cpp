#include "shell/generate/exact_page.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

struct MethodWords {
    std::string_view name;
    words::Text title, help;
};
constexpr std::array<MethodWords, kDecideByCount> kDecideWords = {{
    {"portfolio", words::kByPortfolio, words::kByPortfolioHelp},
    {"anneal", words::kByAnnealing, words::kByAnnealingHelp},
    {"test", words::kByTesting, words::kByTestingHelp},
    {"find", words::kByFinding, words::kByFindingHelp},
    {"refute", words::kByRefuting, words::kByRefutingHelp},
    {"states", words::kByStates, words::kByStatesHelp},
}};
constexpr std::array<MethodWords, kFewestByCount> kFewestWords = {{
    {"anneal", words::kFewestByAnnealing, words::kFewestByAnnealingHelp},
    {"sat", words::kFewestByFormulas, words::kFewestByFormulasHelp},
}};

const MethodWords& words_of(DecideBy method) {
    return kDecideWords[static_cast<std::size_t>(method)];
}
const MethodWords& words_of(FewestBy method) {
    return kFewestWords[static_cast<std::size_t>(method)];
}

}  // namespace

std::string_view name_of(DecideBy method) {
    return words_of(method).name;
}
std::string_view title_of(DecideBy method) {
    return words_of(method).title;
}
std::string_view help_of(DecideBy method) {
    return words_of(method).help;
}
std::string_view name_of(FewestBy method) {
    return words_of(method).name;
}
std::string_view title_of(FewestBy method) {
    return words_of(method).title;
}
std::string_view help_of(FewestBy method) {
    return words_of(method).help;
}

namespace {

constexpr std::size_t kMaxAnswers = 200;

}  // namespace

std::string parts_done(const JobItem& job) {
    const std::string done = thousands(job.done);
    if (job.total > 0) return fill(words::kPartsOf, {done, thousands(job.total)});
    return counted(job.done, words::kPartOne, words::kPartMany);
}

std::optional<ExactPage::Limits> ExactPage::read_limits(std::uint64_t fresh_seed) {
    const auto at_most = number_in(*this, &ExactPage::minutes);
    const auto number = number_in(*this, &ExactPage::seed, fresh_seed);
    const auto k = takes_steps(method) ? number_in(*this, &ExactPage::steps) : 0;
    const auto clues = number_in(*this, &ExactPage::fewest_count);
    if (!at_most || !number || !k || !clues) return std::nullopt;
    return Limits{60.0 * static_cast<double>(*at_most), *number, static_cast<int>(*k), static_cast<int>(*clues)};
}

void ExactPage::look_at(CellSet pattern) {
    const ExactQuestion now = question(pattern);
    if (!running_ && now == asked_) unseen_ = false;
    if (looked_at_ == now) return;
    looked_at_ = now;
    position_reason_.reset();
    if (pattern.empty() || !strategies.places_digits()) return;
    position_reason_ = impossible_at_sight<3>(pattern, strategies);
}

void ExactPage::start(int job, const ExactQuestion& asked, const Limits& limits) {
    job_ = job;
    running_ = true;
    seeks_fewest_ = false;
    asked_ = asked;
    asked_by_[job] = {asked, false};
    limits_ = limits;
    found_.reset();
    problem_.clear();
    failure_.clear();
    time_is_up = false;
}

void ExactPage::start_fewest(int job, const Limits& limits) {
    start(job, {CellSet{}, strategies}, limits);
    seeks_fewest_ = asked_by_[job].fewest = true;
    found_fewer_ = false;
    fewest_said_.clear();
}

const ExactPage::Asked* ExactPage::asked_by(int job) const {
    const auto found = asked_by_.find(job);
    return found == asked_by_.end() ? nullptr : &found->second;
}

std::string ExactPage::end_of_answer(const JobItem& job, JobEnd end) {
    ExactAnswer answer = found_.value_or(ExactAnswer{});
    answer.question = asked_;
    answer.seed = limits_.seed;
    answer.job = job.id;
    if (answer.feasibility == Answer::undecided) {
        const std::string took = duration(job.seconds);
        if (time_is_up) {
            answer.reason = fill(words::kUndecidedTime, {took, parts_done(job)});
        } else if (end == JobEnd::cancelled) {
            answer.reason = fill(words::kUndecidedCancelled, {took, parts_done(job)});
        } else if (!problem_.empty()) {
            answer.reason = problem_;
        } else if (answer.reason.empty()) {
            answer.reason = std::string(words::kUndecidedEnd);
        }
        if (!job.odds.empty()) answer.reason += ". " + job.odds;
        const ExactAnswer* before = find(asked_);
        if (before != nullptr && before->feasibility != Answer::undecided) return std::string(words::kNoOther);
    }
    constexpr std::array<words::Text, 3> kSaid = {words::kDidFindClues, words::kDidRefute, words::kDidNotDecide};
    const auto feasibility = static_cast<std::size_t>(answer.feasibility);
    ++answers_reported_;
    keep(std::move(answer));
    return std::string(kSaid[feasibility]);
}

std::string ExactPage::end_of_fewest() const {
    const std::string names = names_in_sentence(asked_.strategies);
    const FewestRecord* record = fewest.find(asked_.strategies);
    if (!fewest_said_.empty()) return fewest_said_;
    if (record == nullptr) return fill(words::kFewestNothing, {names});
    const std::string clues = std::to_string(record->clues());
    return fill(found_fewer_ ? words::kFewestNew : words::kFewestSame, {clues, names});
}

std::string ExactPage::fewest_so_far() const {
    const FewestRecord* record = fewest.find(asked_.strategies);
    return record == nullptr ? std::string(words::kFewestNone) : fill(words::kFewestSummary, {clues_text(*record)});
}

const ExactAnswer* ExactPage::find(const ExactQuestion& question) const {
    const auto found = std::find_if(answers_.rbegin(), answers_.rend(),
                                    [&](const ExactAnswer& answer) { return answer.question == question; });
    return found == answers_.rend() ? nullptr : &*found;
}

const ExactAnswer* ExactPage::answer(CellSet pattern) const {
    return find(question(pattern));
}

int ExactPage::proof_job(CellSet pattern) const {
    if (has_run() && seeks_fewest_ && !running_) return job_;
    const ExactAnswer* known = answer(pattern);
    return known != nullptr && known->feasibility == Answer::impossible ? known->job : 0;
}

void ExactPage::keep(ExactAnswer answer) {
    std::erase_if(answers_, [&](const ExactAnswer& other) { return other.question == answer.question; });
    if (answers_.size() >= kMaxAnswers) answers_.erase(answers_.begin());
    answers_.push_back(std::move(answer));
}

}  // namespace rookery::shell
