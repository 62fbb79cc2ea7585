// permanent: the permanent of a square matrix with the known bounds, and an estimate from random samples; or the bound
// on the number of sudoku grids that follows from one of them.
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "textbook/combinatorics/decimal_text.hpp"
#include "textbook/combinatorics/grid_bound.hpp"
#include "textbook/combinatorics/permanent.hpp"
#include "textbook/combinatorics/permanent_estimate.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/sink_progress.hpp"
#include "verbs/textbook/estimate_row.hpp"

namespace rookery {
namespace {

struct PermanentOptions : VerbOptions {
    NumberOption<int> ones{this, "ones", "N", "instead of a matrix: N by N ones", {.low = 1, .high = kMaxMatrixRows}};
    NumberOption<int> derangements{this,
                                   "derangements",
                                   "N",
                                   "instead of a matrix: N by N ones with a diagonal of zeros",
                                   {.low = 1, .high = kMaxMatrixRows}};
    NumberOption<int> grids{this,
                            "grids",
                            "N",
                            "instead of a matrix: the upper bound on the number of sudoku grids of order N",
                            {.low = 2, .high = 4}};
    NumberOption<> samples{this,
                           "samples",
                           "N",
                           "also estimate the permanent from N random assignments, with the standard error",
                           {.high = kMaxSamples},
                           {.note = "none"}};
    SwitchOption convergence{this, "convergence",
                             "with samples: the estimate after 1, 2, ... 10, 20, ... of them, one row each"};
    SeedOption seed{this, "random seed for the samples"};
};

// In JSON a number as long as all programs read it exactly, otherwise its digits as text.
constexpr std::string_view kWideMeaning = "above 2^53 its digits as text; null if it is unknown";
struct WideNumber {
    Wide value;
};
ValueOf<"number | string"> put(RowWriter& row, const WideNumber& number) {
    constexpr Wide kExact = Wide{1} << 53;
    if (number.value <= kExact) {
        row.put(static_cast<std::int64_t>(number.value));
    } else {
        row.put(to_text(number.value));
    }
    return {};
}
std::optional<WideNumber> shown(const std::optional<Wide>& value) {
    return value ? std::optional(WideNumber{*value}) : std::nullopt;
}

std::optional<ShownNumber> shown_bound(const std::optional<double>& log10) {
    return log10 ? std::optional(ShownNumber{std::pow(10, *log10), *log10}) : std::nullopt;
}

struct PermanentRow {
    int n;
    std::optional<WideNumber> permanent;
    std::optional<ShownNumber> lower;
    std::optional<ShownNumber> upper;
    std::optional<EstimateRow> sampled = {};

    std::optional<ShownNumber> estimate() const { return sampled ? sampled->estimate : std::nullopt; }
    std::optional<ShownNumber> error() const { return sampled ? sampled->error : std::nullopt; }
};
constexpr std::array kPermanentColumns{
    column<&PermanentRow::n>("n").means("number of rows"),
    column<&PermanentRow::permanent>("permanent").means(kWideMeaning),
    column<&PermanentRow::lower>("van der Waerden").means("the lower bound; null if it does not apply"),
    column<&PermanentRow::upper>("Minc-Bregman").means("the upper bound; null if it does not apply")};

constexpr std::array kSampledPermanentColumns{column<&PermanentRow::estimate>("estimate").means(kNoEstimate),
                                              column<&PermanentRow::error>("standard error").means(kNoEstimate)};
constexpr auto kPermanentSampleColumns = estimate_columns("samples");

struct PermanentQuestion {
    SquareMatrix matrix{0};
    std::optional<Wide> by_formula;  // the permanent, if a formula is known
    std::optional<TextProblem> problem;
    std::uint64_t samples = 0;
    std::uint64_t seed = 1;
    bool convergence = false;  // only the estimates
};

class PermanentJob : public Job {
  public:
    PermanentJob(PermanentQuestion question, bool json)
        : question_{std::move(question)}, table_(kPermanentColumns, json), convergence_(kPermanentSampleColumns, json) {
        if (question_.samples > 0) table_.add(kSampledPermanentColumns);
    }

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        return question_.convergence ? convergence_.header() : table_.header();
    }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const override {
        if (question_.problem) {
            sink.problem(question_.problem->line, question_.problem->column, question_.problem->sentence);
            return PartStatus::done;
        }
        const SquareMatrix& matrix = question_.matrix;
        const SinkProgress progress(sink, stop);
        RowSender estimates(convergence_, sink);
        const RunningMean sampled = estimate_permanent(
            matrix, question_.samples, question_.seed, progress.callback(), [&](const RunningMean& mean) {
                progress.callback().report(grouped(static_cast<std::int64_t>(mean.count())) + " samples");
                if (question_.convergence) estimates.send(estimate_row(mean));
            });
        if (sampled.count() < question_.samples) return PartStatus::stopped;
        if (question_.convergence) return PartStatus::done;
        const Permanent found = permanent(matrix, stop);
        if (found.end == Permanent::End::stopped) return PartStatus::stopped;
        std::optional<Wide> value = question_.by_formula;
        if (found.end == Permanent::End::known) value = found.value;
        PermanentRow row{matrix.n, shown(value), shown_bound(van_der_waerden_log10(matrix)),
                         shown_bound(minc_bregman_log10(matrix))};
        if (sampled.count() > 0) row.sampled = estimate_row(sampled);
        table_.send(row, sink);
        return PartStatus::done;
    }

  private:
    PermanentQuestion question_;
    Table<PermanentRow> table_;
    Table<EstimateRow> convergence_;
};

struct GridBoundRow {
    int order;
    std::optional<ShownNumber> at_most;
    std::optional<WideNumber> grids;
};
constexpr std::array kGridBoundColumns{column<&GridBoundRow::order>("order"),
                                       column<&GridBoundRow::at_most>("at most").means("the upper bound"),
                                       column<&GridBoundRow::grids>("grids").means(kWideMeaning)};

class GridBoundJob : public Job {
  public:
    GridBoundJob(int order, bool json) : order_{order}, table_(kGridBoundColumns, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        table_.send({order_, shown_bound(grid_bound_log10(order_)), shown(number_of_grids(order_))}, sink);
        return PartStatus::done;
    }

  private:
    int order_;
    Table<GridBoundRow> table_;
};

std::unique_ptr<Job> make_permanent(const Call& call, PermanentOptions& options) {
    int questions = call.input.empty() ? 0 : 1;
    for (const auto* option : {&options.ones, &options.derangements, &options.grids}) questions += option->given();
    if (questions > 1) options.refuse("expected one of a matrix, ones, derangements and grids, found several");
    if (options.convergence.on() && options.samples.value() == 0) {
        options.refuse("the option convergence needs a number of samples: add samples");
    }
    if (options.grids.given() && options.samples.given()) {
        options.refuse("the option samples works only with a matrix, not with grids");
    }
    if (const auto order = options.grids.if_given()) return std::make_unique<GridBoundJob>(*order, options.json.on());
    PermanentQuestion question;
    question.samples = options.samples.value();
    question.seed = options.seed.value();
    question.convergence = options.convergence.on();
    if (const auto n = options.ones.if_given()) {
        question.matrix = all_ones(*n);
        question.by_formula = factorial(*n);
    } else if (const auto size = options.derangements.if_given()) {
        question.matrix = ones_off_the_diagonal(*size);
        question.by_formula = derangements(*size);
    } else {
        auto read = parse_square_matrix(call.input);
        if (auto* problem = std::get_if<TextProblem>(&read)) {
            question.problem = std::move(*problem);
        } else {
            question.matrix = std::get<SquareMatrix>(std::move(read));
        }
    }
    return std::make_unique<PermanentJob>(std::move(question), options.json.on());
}

}  // namespace

Verb permanent_verb() {
    return declared_verb(
        {.name = "permanent",
         .help =
             "the permanent of a matrix of whole numbers, one row per line (-: more than 24 rows, or possibly 2^128 or "
             "more), with van der Waerden's lower bound and the upper bound of Minc and Bregman (-: does not apply)",
         .rows = {instead_with({"convergence"}, row_info(kPermanentSampleColumns)),
                  instead_with({"grids"}, row_info(kGridBoundColumns)),
                  row_info(kPermanentColumns) + only_with({"samples"}, row_info(kSampledPermanentColumns))},
         .instead_of_input = {"ones", "derangements", "grids"},
         .awaits = "a square matrix of whole numbers, one row per line"},
        make_permanent);
}

}  // namespace rookery
