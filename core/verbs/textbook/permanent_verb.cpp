// permanent: the permanent of a square matrix beside the bounds that are known; or the bound on the number of sudoku
// grids that follows from one of them.
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "textbook/combinatorics/decimal_text.hpp"
#include "textbook/combinatorics/derangements.hpp"
#include "textbook/combinatorics/grid_bound.hpp"
#include "textbook/combinatorics/permanent.hpp"
#include "textbook/combinatorics/square_matrix_text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

struct PermanentOptions : VerbOptions {
    NumberOption<int> ones{
        this, "ones", "N", "instead of a matrix: ones everywhere", {.low = 1, .high = kMaxMatrixRows}};
    NumberOption<int> derangements{
        this, "derangements", "N", "ones but on the diagonal", {.low = 1, .high = kMaxMatrixRows}};
    NumberOption<int> grids{this,
                            "grids",
                            "N",
                            "how many sudoku grids of order N there are at most, by the upper bound",
                            {.low = 2, .high = 4}};
};

// In JSON a number as far as all programs read it exactly, then the digits as text.
struct WideNumber {
    Wide value;
};
void put(RowWriter& row, const WideNumber& number) {
    constexpr Wide kExact = Wide{1} << 53;
    if (number.value <= kExact) {
        row.put(static_cast<std::int64_t>(number.value));
    } else {
        row.put(to_text(number.value));
    }
}
std::optional<WideNumber> shown(const std::optional<Wide>& value) {
    return value ? std::optional(WideNumber{*value}) : std::nullopt;
}

// In JSON too as it is shown, since the last digits of a logarithm differ between platforms.
struct ShownBound {
    double log10;
};
void put(RowWriter& row, const ShownBound& bound) {
    const std::string text = decimal_text_of_log10(bound.log10);
    row.put(text, std::strtod(text.c_str(), nullptr));
}
std::optional<ShownBound> shown_bound(const std::optional<double>& log10) {
    return log10 ? std::optional(ShownBound{*log10}) : std::nullopt;
}

struct PermanentRow {
    int n;
    std::optional<WideNumber> permanent;
    std::optional<ShownBound> lower;
    std::optional<ShownBound> upper;
};
constexpr std::array kPermanentColumns{column<&PermanentRow::n>("n"), column<&PermanentRow::permanent>("permanent"),
                                       column<&PermanentRow::lower>("van der Waerden"),
                                       column<&PermanentRow::upper>("Minc-Bregman")};

struct PermanentQuestion {
    SquareMatrix matrix{0};
    std::optional<Wide> by_formula;  // the permanent, where a formula is known
    std::optional<TextProblem> problem;
};

class PermanentJob : public Job {
  public:
    PermanentJob(PermanentQuestion question, bool json)
        : question_{std::move(question)}, table_(kPermanentColumns, json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const override {
        if (question_.problem) {
            sink.problem(question_.problem->line, question_.problem->column, question_.problem->sentence);
            return PartStatus::done;
        }
        const SquareMatrix& matrix = question_.matrix;
        const Permanent found = permanent(matrix, stop);
        if (found.end == Permanent::End::stopped) return PartStatus::stopped;
        std::optional<Wide> value = question_.by_formula;
        if (found.end == Permanent::End::known) value = found.value;
        const auto lower = van_der_waerden_log10(matrix);
        table_.send({matrix.n, shown(value), shown_bound(lower), shown_bound(minc_bregman_log10(matrix))}, sink);
        return PartStatus::done;
    }

  private:
    PermanentQuestion question_;
    Table<PermanentRow> table_;
};

struct GridBoundRow {
    int order;
    std::optional<ShownBound> at_most;
    std::optional<WideNumber> grids;
};
constexpr std::array kGridBoundColumns{column<&GridBoundRow::order>("order"), column<&GridBoundRow::at_most>("at most"),
                                       column<&GridBoundRow::grids>("grids")};

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
    if (const auto order = options.grids.if_given()) return std::make_unique<GridBoundJob>(*order, options.json.on());
    PermanentQuestion question;
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
         .help = "the permanent of a matrix (whole numbers, a row a line; -: more than 24 rows, or perhaps 2^128), van "
                 "der Waerden's lower and Minc's and Bregman's upper bound (-: does not apply)",
         .rows = {row_info(kPermanentColumns), row_info(kGridBoundColumns)},
         .instead_of_input = {"ones", "derangements", "grids"},
         .awaits = "a square matrix of whole numbers, a row a line"},
        make_permanent);
}

}  // namespace rookery
