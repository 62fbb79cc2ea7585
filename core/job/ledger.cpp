#include "job/ledger.hpp"

#include <algorithm>
#include <utility>

namespace rookery {
namespace {

// What follows the first `count` of the lines.
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

// `is_last`: nothing will be asked of the part after this. Then it allocates nothing.
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

}  // namespace rookery
