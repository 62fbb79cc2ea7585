#include "job/ledger.hpp"

#include <algorithm>
#include <utility>

namespace rookery {
namespace {

constexpr std::int64_t kRowsAtOnce = 200;
constexpr std::size_t kBytesAtOnce = std::size_t{128} * 1024;

// The lines after the first `count`.
std::string_view without_first(std::string_view lines, std::int64_t count) {
    for (; count > 0; --count) lines.remove_prefix(lines.find('\n') + 1);
    return lines;
}

}  // namespace

LedgerRules ledger_rules_of(const Job& job) {
    const bool open_ended = job.parts() == kOpenEnded;
    return {.parts = open_ended ? LedgerRules::kNoLast : job.parts(),
            .most_rows = open_ended ? kAllRows : job.most_rows(),
            .in_order = open_ended || !job.stages().empty()};
}

Ledger::Ledger(const LedgerRules& rules, const Reducer& reducer)
    : rules_{rules}, reducer_{reducer}, parts_{rules.parts} {}

void Ledger::end_at(std::int64_t parts) {
    if (parts >= parts_) return;
    parts_ = parts;
    again_.erase(again_.lower_bound(parts), again_.end());
    restored_.erase(restored_.lower_bound(parts), restored_.end());
}

std::int64_t Ledger::remaining() const {
    if (is_finished()) return 0;
    if (parts_ == LedgerRules::kNoLast) return parts_;
    const auto fresh = parts_ - next_ - static_cast<std::int64_t>(restored_.size());
    return static_cast<std::int64_t>(again_.size()) + std::max<std::int64_t>(0, fresh);
}

bool Ledger::restore(std::int64_t part, PartOutput output) {
    if (part < next_ || part >= parts_ || known_.count(part) != 0) return false;
    Known& known = known_[part];
    known.rows = output.row_count;
    known.problems = output.problems.size();
    known.results = results_in_lines(output.rows, output.row_count);
    known.is_done = true;
    bytes_held_ += output.rows.size();
    known.output = std::move(output);
    restored_.insert(part);
    pass_restored();
    end_behind_if_enough(part, known);
    return true;
}

void Ledger::pass_restored() {
    while (restored_.erase(next_) > 0) ++next_;
}

std::optional<std::int64_t> Ledger::take() {
    if (is_finished()) return std::nullopt;
    if (again_.empty() && next_ >= parts_) return std::nullopt;
    const std::int64_t part = again_.empty() ? next_ : *again_.begin();
    Known& known = known_[part];  // before anything else changes: this may run out of memory
    known.rows_sent = 0;
    known.problems_sent = 0;
    if (again_.erase(part) == 0) {
        ++next_;
        pass_restored();
    }
    return part;
}

void Ledger::give_back(std::int64_t part) {
    if (part < parts_) again_.insert(part);
}

void Ledger::lose(std::int64_t part, int attempts, std::string_view sentence) {
    const auto found = known_.find(part);
    if (found == known_.end() || found->second.is_done) return;
    Known& known = found->second;
    if (++known.losses < attempts) return give_back(part);
    known.output.problems.push_back({0, 0, std::string(sentence)});
    known.is_done = true;
}

void Ledger::add_rows(std::int64_t part, std::string_view lines, std::int64_t count) {
    const auto found = known_.find(part);
    if (found == known_.end() || found->second.is_done) return;
    Known& known = found->second;
    const std::int64_t repeated = std::min(known.rows - known.rows_sent, count);
    const std::string_view fresh = without_first(lines, repeated);
    known.output.rows += fresh;  // before anything else changes: this may run out of memory
    known.output.row_count += count - repeated;
    known.rows_sent += count;
    known.rows += count - repeated;
    known.results += results_in_lines(fresh, count - repeated);
    bytes_held_ += fresh.size();
}

void Ledger::add_problem(std::int64_t part, InputProblem problem) {
    const auto found = known_.find(part);
    if (found == known_.end() || found->second.is_done) return;
    Known& known = found->second;
    if (known.problems_sent == known.problems) {
        known.output.problems.push_back(std::move(problem));
        ++known.problems;
    }
    ++known.problems_sent;
}

void Ledger::end(std::int64_t part) {
    const auto found = known_.find(part);
    if (found == known_.end()) return;
    found->second.is_done = true;
    end_behind_if_enough(part, found->second);
}

void Ledger::end_behind_if_enough(std::int64_t part, const Known& known) {
    if (rules_.most_rows != kAllRows && known.results >= rules_.most_rows) end_at(part + 1);
}

// Counted only where it can end the job.
std::int64_t Ledger::results_in_lines(std::string_view lines, std::int64_t count) const {
    if (rules_.most_rows == kAllRows || count == 0) return 0;
    if (reducer_.only_results()) return count;
    std::int64_t results = 0;
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        if (reducer_.is_result(lines.substr(0, end))) ++results;
        lines.remove_prefix(end + 1);
    }
    return results;
}

const PartOutput* Ledger::all_of(std::int64_t part) const {
    const auto found = known_.find(part);
    return found == known_.end() ? nullptr : &found->second.output;
}

std::int64_t Ledger::rows_held(std::int64_t part) const {
    const auto found = known_.find(part);
    if (found == known_.end()) return 0;
    return found->second.output.row_count - found->second.released_rows;
}

bool Ledger::is_done(std::int64_t part) const {
    const auto found = known_.find(part);
    return found == known_.end() ? part < frontier_ : found->second.is_done;
}

// `is_last`: the part is not used after this, so its output is moved and nothing is allocated.
PartOutput Ledger::take_output(Known& known, bool is_last) {
    PartOutput& all = known.output;
    const auto released_problems = all.problems.begin() + static_cast<std::ptrdiff_t>(known.released_problems);
    PartOutput fresh;
    if (is_last || !rules_.keeps_all) {
        all.rows.erase(0, known.released_bytes);
        all.row_count -= known.released_rows;
        all.problems.erase(all.problems.begin(), released_problems);
        fresh = std::exchange(all, {});
    } else {
        fresh.rows = all.rows.substr(known.released_bytes);
        fresh.row_count = all.row_count - known.released_rows;
        fresh.problems.assign(released_problems, all.problems.end());
        known.released_bytes = all.rows.size();
        known.released_rows = all.row_count;
        known.released_problems = all.problems.size();
    }
    bytes_held_ -= fresh.rows.size();
    return fresh;
}

std::optional<Ledger::Release> Ledger::release(bool only_whole) {
    const auto found = known_.find(frontier_);
    if (found == known_.end() || is_finished()) return std::nullopt;
    if (only_whole && !found->second.is_done) return std::nullopt;
    Release release{frontier_, take_output(found->second, found->second.is_done), found->second.is_done};
    if (release.is_done) {
        known_.erase(found);
        ++frontier_;
    } else if (release.output.row_count == 0 && release.output.problems.empty()) {
        return std::nullopt;
    }
    return release;
}

std::optional<Ledger::Release> Ledger::release_rest() {
    const auto found = known_.begin();
    if (found == known_.end() || found->first >= parts_ || is_closed_ || has_gap_) return std::nullopt;
    if (rules_.in_order && found->first != frontier_) return std::nullopt;
    Release release{found->first, take_output(found->second, true), found->second.is_done};
    has_gap_ = rules_.in_order && !release.is_done;
    frontier_ = found->first + 1;
    known_.erase(found);
    return release;
}

bool RowQueue::is_full(const Block& block) {
    return block.rows >= kRowsAtOnce || block.lines.size() >= kBytesAtOnce;
}

void RowQueue::add(std::string_view lines, std::int64_t count) {
    while (count > 0) {
        if (blocks_.empty() || is_full(blocks_.back())) blocks_.emplace_back();
        Block& block = blocks_.back();
        std::size_t length = lines.size();
        std::int64_t rows = count;
        if (block.rows + rows > kRowsAtOnce || block.lines.size() + length > kBytesAtOnce) {
            length = 0;
            rows = 0;
            do {
                length = lines.find('\n', length) + 1;
                ++rows;
            } while (rows < count && block.rows + rows < kRowsAtOnce && block.lines.size() + length < kBytesAtOnce);
        }
        block.lines += lines.substr(0, length);
        block.rows += rows;
        bytes_ += length;
        lines.remove_prefix(length);
        count -= rows;
    }
}

std::optional<std::string_view> RowQueue::next() {
    if (blocks_.empty()) return std::nullopt;
    delivered_ = std::move(blocks_.front().lines);
    blocks_.pop_front();
    bytes_ -= delivered_.size();
    return std::string_view(delivered_).substr(0, delivered_.size() - 1);
}

JobOutput::JobOutput(ReducerRules reducing, const LedgerRules& rules)
    : reducer_{std::move(reducing)}, parts_{rules, reducer_} {
    release();
}

void JobOutput::release() {
    if (reducer_.closed()) parts_.close();
    while (const auto fresh = parts_.release()) {
        take(fresh->part, fresh->output);
        if (fresh->is_done) reducer_.end_part();
        if (reducer_.closed()) parts_.close();
    }
}

bool JobOutput::finish() {
    const bool complete = parts_.frontier() >= parts_.parts() && problem_count_ == 0;
    while (const auto rest = parts_.release_rest()) take(rest->part, rest->output);
    const bool is_whole = complete && reducer_.taken() == 0 && !reducer_.left_open();
    if (const auto last = reducer_.end(complete)) add_row(*last);
    return is_whole;
}

std::optional<std::int64_t> JobOutput::last_part() const {
    if (!reducer_.closed()) return std::nullopt;
    return last_row_of_;
}

const InputProblem* JobOutput::next_problem() {
    if (problems_.empty()) return nullptr;
    problem_ = std::move(problems_.front());
    problems_.pop_front();
    return &problem_;
}

void JobOutput::take(std::int64_t part, const PartOutput& output) {
    problem_count_ += output.problems.size();
    problems_.insert(problems_.end(), output.problems.begin(), output.problems.end());
    if (reducer_.passes_all()) {
        reducer_.pass(output.row_count);
        rows_.add(output.rows, output.row_count);
        return;
    }
    for (std::string_view lines = output.rows; !lines.empty();) {
        const std::size_t end = lines.find('\n');
        if (const auto row = reducer_.take(lines.substr(0, end))) {
            add_row(*row);
            last_row_of_ = part;
        }
        lines.remove_prefix(end + 1);
    }
}

void JobOutput::add_row(std::string_view row) {
    line_.assign(row).push_back('\n');
    rows_.add(line_, 1);
}

}  // namespace rookery
