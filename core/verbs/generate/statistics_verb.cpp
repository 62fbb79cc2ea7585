// statistics: what the rows of the verb sample imply for all minimal puzzles.
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generate/unbiased/sample_statistics.hpp"
#include "text/numbers.hpp"
#include "text/scan/lines.hpp"
#include "text/tab_separated.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

constexpr double kPercent = 100;
constexpr double kTenths = 10;
// Number of puzzles that differ only by symmetry: 9! * 2 * 6^8. Those with automorphisms are too few to matter.
constexpr double kMorphs = 362'880.0 * 3'359'232.0;
constexpr std::string_view kSampledRows = "rows of sample: puzzle, clues, weight, trial, in trial, and optionally ER";

struct ShownSampleNumber {
    double value;
};
NumberValue put(RowWriter& row, const ShownSampleNumber& number) {
    return row.put(sample_number_text(number.value), number.value);
}

struct StatisticsRow {
    std::string_view quantity;
    std::optional<ShownSampleNumber> value;  // of the puzzles to which it applies
    SampleEstimate found;

    std::int64_t samples() const { return found.samples; }
    ShownSampleNumber estimate() const { return {found.value}; }
    std::optional<ShownSampleNumber> error() const {
        return found.error ? std::optional(ShownSampleNumber{*found.error}) : std::nullopt;
    }
};
constexpr std::string_view kTrials = "trials";
constexpr std::string_view kEffectiveSamples = "effective samples";
constexpr std::string_view kPuzzles = "puzzles";
constexpr std::string_view kClassesOfPuzzles = "classes of puzzles";
constexpr std::string_view kMeanClues = "mean clues";
constexpr std::string_view kCluesShare = "clues, %";
constexpr std::string_view kPuzzlesOfClues = "puzzles of so many clues";
constexpr std::string_view kMeanEr = "mean ER";
constexpr std::string_view kErShare = "ER, %";
constexpr std::string_view kErUpToShare = "ER up to, %";
std::vector<std::string_view> quantities() {
    return {kTrials,     kEffectiveSamples, kPuzzles, kClassesOfPuzzles, kMeanClues,
            kCluesShare, kPuzzlesOfClues,   kMeanEr,  kErShare,          kErUpToShare};
}
constexpr std::array kStatisticsColumns{
    column<&StatisticsRow::quantity>("quantity").one_of(quantities),
    column<&StatisticsRow::value>("value").means(
        "the number of clues, or the ER with a decimal point; null if the quantity has neither"),
    column<&StatisticsRow::samples>("samples"), column<&StatisticsRow::estimate>("estimate"),
    column<&StatisticsRow::error>("error").means(
        "the standard error; null if it has none, or if there is only one trial")};

struct SampledRow {
    int clues = 0;
    double weight = 0;
    std::int64_t trial = 0;
    std::int64_t in_trial = 0;
    std::optional<int> er;
};

template <class Number>
bool read_whole(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number > 0;
}

std::optional<double> read_decimal(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !(number > 0) || number > 1e300) return std::nullopt;
    return number;
}

// Nothing: it is not a row of sample.
std::optional<SampledRow> sampled_row(std::string_view line) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() != 5 && fields.size() != 6) return std::nullopt;
    SampledRow row;
    const std::optional<double> weight = read_decimal(fields[2]);
    if (!read_whole(fields[1], row.clues) || row.clues > Geometry9::kCells || !weight ||
        !read_whole(fields[3], row.trial) || !read_whole(fields[4], row.in_trial)) {
        return std::nullopt;
    }
    row.weight = *weight;
    if (fields.size() == 6) {
        if (const std::optional<double> er = read_decimal(fields[5])) {
            row.er = static_cast<int>(std::lround(*er * kTenths));
            if (*row.er > SampleStatistics::kMaxEr) return std::nullopt;
        }
    }
    return row;
}

// The rows of a trial are consecutive. An incomplete trial, at the end of the sample, is left out: what it would have
// added is not known.
class TrialReader {
  public:
    // Returns an error in the row, or nothing.
    std::string_view add(const SampledRow& row) {
        if (rows_.empty() || rows_.front().trial != row.trial) {
            end();
            if (!seen_.insert(row.trial).second) return "expected each trial once, found this one again";
        }
        rows_.push_back(row);
        return {};
    }
    void end() {
        if (!rows_.empty() && static_cast<std::int64_t>(rows_.size()) == rows_.front().in_trial) {
            for (const SampledRow& row : rows_) statistics_.add(row.clues, row.weight, row.er);
            statistics_.end_trial();
        }
        rows_.clear();
    }
    const SampleStatistics& statistics() const { return statistics_; }

  private:
    std::vector<SampledRow> rows_;
    std::set<std::int64_t> seen_;
    SampleStatistics statistics_;
};

SampleEstimate times(SampleEstimate estimate, double factor) {
    estimate.value *= factor;
    if (estimate.error) *estimate.error *= factor;
    return estimate;
}

class StatisticsJob final : public Job {
  public:
    StatisticsJob(const Call& call, bool json) : input_{call.input}, table_(kStatisticsColumns, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const override {
        TrialReader trials;
        reading::LineCutter lines(input_);
        for (reading::Line line; lines.next(line);) {
            if (stop.stop_requested()) return PartStatus::stopped;
            if (reading::is_blank(line) || line.whole.substr(0, 7) == "puzzle\t") continue;
            const std::optional<SampledRow> row = sampled_row(line.whole);
            std::string_view problem;
            if (row) problem = trials.add(*row);
            if (!row) sink.problem(line.number, 1, "expected " + std::string(kSampledRows));
            if (!problem.empty()) sink.problem(line.number, 1, problem);
        }
        trials.end();
        if (trials.statistics().trials() > 0) send(trials.statistics(), sink);
        return PartStatus::done;
    }

  private:
    void send(const SampleStatistics& statistics, Sink& sink) const {
        const auto row = [&](std::string_view quantity, const SampleEstimate& found,
                             std::optional<ShownSampleNumber> value = {}) {
            table_.send({quantity, value, found}, sink);
        };
        const SampleEstimate all = statistics.puzzles();
        row(kTrials, {all.samples, static_cast<double>(statistics.trials()), {}});
        row(kEffectiveSamples, {all.samples, statistics.effective_samples(), {}});
        row(kPuzzles, all);
        row(kClassesOfPuzzles, times(all, 1 / kMorphs));
        row(kMeanClues, statistics.mean_clues());
        for (int clues = 0; clues <= Geometry9::kCells; ++clues) {
            const SampleEstimate number = statistics.puzzles_of(clues);
            if (number.samples == 0) continue;
            const ShownSampleNumber value{static_cast<double>(clues)};
            row(kCluesShare, times(statistics.share_of(clues), kPercent), value);
            row(kPuzzlesOfClues, number, value);
        }
        if (statistics.mean_er().samples == 0) return;
        row(kMeanEr, times(statistics.mean_er(), 1 / kTenths));
        for (int er = 0; er <= SampleStatistics::kMaxEr; ++er) {
            const SampleEstimate share = statistics.share_of_er(er);
            if (share.samples == 0) continue;
            const ShownSampleNumber value{er / kTenths};
            row(kErShare, times(share, kPercent), value);
            row(kErUpToShare, times(statistics.share_up_to_er(er), kPercent), value);
        }
    }

    std::string input_;
    Table<StatisticsRow> table_;
};

std::unique_ptr<Job> make_statistics(const Call& call, VerbOptions& options) {
    return std::make_unique<StatisticsJob>(call, options.json.on());
}

}  // namespace

Verb statistics_verb() {
    return declared_verb({.name = "statistics",
                          .help = "estimates for all minimal puzzles from the rows of sample, with standard errors: "
                                  "their number, and shares by clues and by ER",
                          .rows = {row_info(kStatisticsColumns)},
                          .awaits = kSampledRows},
                         make_statistics);
}

}  // namespace rookery
