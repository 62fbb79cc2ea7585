#include "shell/generate/generate_results.hpp"

#include <algorithm>
#include <utility>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/joined.hpp"

namespace rookery::shell {

namespace {

constexpr std::string_view kPuzzleColumn = "puzzle";

// The part with that zero-based number, between `separator`s.
std::string_view part_of(std::string_view text, char separator, std::size_t number) {
    std::size_t at = 0;
    for (; number > 0; --number) {
        at = text.find(separator, at);
        if (at == std::string_view::npos) return {};
        ++at;
    }
    return text.substr(at, text.find(separator, at) - at);
}

std::size_t place_of_puzzle(std::string_view columns) {
    std::size_t place = 0;
    for (std::size_t at = 0;; ++place) {
        const std::size_t end = std::min(columns.find('\t', at), columns.size());
        if (columns.substr(at, end - at) == kPuzzleColumn || end == columns.size()) return place;
        at = end + 1;
    }
}

}  // namespace

void GenerateResults::start(int job, std::int64_t wanted, std::string seed, double seconds) {
    job_ = job;
    running_ = true;
    wanted_ = wanted;
    seed_ = std::move(seed);
    seconds_ = seconds;
    found_ = repeated_ = 0;
    result_.clear();
    failure_.clear();
    time_is_up = false;
    batches_.push_back({});
}

void GenerateResults::take_back(SavedRun run, const std::string& seed, std::string result,
                                const std::vector<Batch>& batches) {
    constexpr int kNoJob = -1;  // no job has this number
    for (const Batch& batch : batches) {
        start(kNoJob, run.wanted, seed, 0);
        planned(kNoJob, batch.columns);
        rows(kNoJob, batch.rows);
    }
    ended(kNoJob, run.state == RunState::finished ? JobEnd::finished : JobEnd::cancelled, {});
    if (!result.empty()) result_ = std::move(result);
    ended_run = std::move(run);
}

bool GenerateResults::planned(int job, std::string_view columns) {
    if (job != job_) return false;
    table.add_columns(columns);
    if (!batches_.empty()) batches_.back().columns = std::string(columns);
    return true;
}

bool GenerateResults::rows(int job, std::string_view rows) {
    if (job != job_) return false;
    if (rows.empty() || batches_.empty()) return true;
    Batch& batch = batches_.back();
    const std::size_t place = place_of_puzzle(batch.columns);
    for (std::size_t at = 0; at <= rows.size() && !is_full();) {
        const std::size_t end = std::min(rows.find('\n', at), rows.size());
        const std::string_view row = rows.substr(at, end - at);
        at = end + 1;
        ++found_;
        if (!puzzles_.emplace(part_of(row, '\t', place)).second) {
            ++repeated_;
            continue;
        }
        table.add_rows(row);
        append_item(batch.rows, row, "\n");
    }
    return true;
}

bool GenerateResults::ended(int job, JobEnd end, std::string_view message, std::string_view odds) {
    if (job != job_) return false;
    running_ = false;
    ++revision_;
    if (!batches_.empty() && batches_.back().rows.empty()) batches_.pop_back();
    const std::string number = thousands(found());
    if (end == JobEnd::failed) {
        failure_ = std::string(message);
        result_ = fill(words::kGenerateFailed, {message});
    } else if (time_is_up) {
        result_ = counted(found(), words::kGenerateTimeOne, words::kGenerateTimeMany);
    } else if (is_full() && found() < wanted_) {
        result_ = fill(words::kGenerateFull, {number, thousands(static_cast<std::int64_t>(kMaxRows))});
    } else if (end == JobEnd::cancelled) {
        result_ = counted(found(), words::kGenerateCancelledOne, words::kGenerateCancelledMany);
    } else if (found() < wanted_) {
        result_ = fill(words::kGenerateGaveUp, {number, thousands(wanted_)});
    } else {
        result_ = counted(found(), words::kGenerateFinishedOne, words::kGenerateFinishedMany);
    }
    if (repeated_ > 0) result_ += "; " + counted(repeated_, words::kGenerateRepeatedOne, words::kGenerateRepeatedMany);
    if (!odds.empty()) result_.append(". ").append(odds);
    return true;
}

std::span<const GenerateResults::Batch> GenerateResults::ended_batches() const {
    return {batches_.data(), batches_.size() - (running_ ? 1 : 0)};
}

void GenerateResults::forget_failure() {
    if (!failure_.empty()) result_.clear();
    failure_.clear();
}

void GenerateResults::flip_mark(std::uint32_t row) {
    if (!marked_.erase(row) && row < table.size()) marked_.insert(row);
}

void GenerateResults::mark_shown(bool marked) {
    if (!marked) return marked_.clear();
    const auto& order = table.order();
    marked_.insert(order.begin(), order.end());
}

std::vector<std::uint32_t> GenerateResults::taken() const {
    const auto& order = table.order();
    if (marked_.empty()) return order;
    std::vector<std::uint32_t> rows;
    std::copy_if(order.begin(), order.end(), std::back_inserter(rows), [&](auto row) { return is_marked(row); });
    return rows;
}

std::size_t GenerateResults::taken_count() const {
    const auto& order = table.order();
    if (marked_.empty()) return order.size();
    return static_cast<std::size_t>(
        std::count_if(order.begin(), order.end(), [&](auto row) { return is_marked(row); }));
}

std::string GenerateResults::puzzles_as_text() const {
    return table.puzzles_as_text(taken());
}
std::string GenerateResults::as_tsv() const {
    return table.as_tsv(taken());
}
std::string GenerateResults::as_rating_lines() const {
    return table.as_rating_lines(taken());
}

}  // namespace rookery::shell
