// permanent: the permanent of a square matrix beside the bounds that are known; or the bound on the number of sudoku
// grids that follows from one of them.
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "combinatorics/decimal_text.hpp"
#include "combinatorics/derangements.hpp"
#include "combinatorics/grid_bound.hpp"
#include "combinatorics/permanent.hpp"
#include "verbs/matrix_text.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

// In JSON a number as far as all programs read it exactly, then the digits as text.
void add_wide(Row& row, std::string_view column, Wide value) {
    constexpr Wide kExact = Wide{1} << 53;
    if (value <= kExact) {
        row.number(column, static_cast<std::int64_t>(value));
    } else {
        row.text(column, to_text(value));
    }
}

// In JSON too as it is shown, since the last digits of a logarithm differ between platforms.
void add_bound(Row& row, std::string_view column, std::optional<double> log10) {
    if (!log10) {
        row.absent(column);
        return;
    }
    const std::string text = decimal_text_of_log10(*log10);
    row.shown(column, text, std::strtod(text.c_str(), nullptr));
}

struct PermanentQuestion {
    SquareMatrix matrix{0};
    std::optional<Wide> by_formula;  // the permanent, where a formula is known
    std::optional<TextProblem> problem;
    bool json = false;
};

class PermanentWork : public Work {
  public:
    explicit PermanentWork(PermanentQuestion question) : question_{std::move(question)} {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        if (question_.json) return {"json"};
        return {"n", "permanent", "van der Waerden", "Minc-Bregman"};
    }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const override {
        if (question_.problem) {
            sink.problem(question_.problem->line, question_.problem->column, question_.problem->sentence);
            return PartStatus::done;
        }
        const SquareMatrix& matrix = question_.matrix;
        const Permanent found = permanent(matrix, stop.flag());
        if (found.end == Permanent::End::stopped) return PartStatus::stopped;
        std::optional<Wide> value = question_.by_formula;
        if (found.end == Permanent::End::known) value = found.value;
        Row row(question_.json);
        row.number("n", matrix.n);
        if (value) {
            add_wide(row, "permanent", *value);
        } else {
            row.absent("permanent");
        }
        add_bound(row, "van der Waerden", van_der_waerden_log10(matrix));
        add_bound(row, "Minc-Bregman", minc_bregman_log10(matrix));
        sink.row(row.write());
        return PartStatus::done;
    }

  private:
    PermanentQuestion question_;
};

class GridBoundWork : public Work {
  public:
    GridBoundWork(int order, bool json) : order_{order}, json_{json} {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        if (json_) return {"json"};
        return {"order", "at most", "grids"};
    }

    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        Row row(json_);
        row.number("order", order_);
        add_bound(row, "at most", grid_bound_log10(order_));
        if (const std::optional<Wide> grids = number_of_grids(order_)) {
            add_wide(row, "grids", *grids);
        } else {
            row.absent("grids");
        }
        sink.row(row.write());
        return PartStatus::done;
    }

  private:
    int order_;
    bool json_;
};

std::unique_ptr<Work> make_permanent(const Call& call, Options& options) {
    int questions = call.input.empty() ? 0 : 1;
    for (const std::string_view name : {"ones", "derangements", "grids"}) questions += options.has(name) ? 1 : 0;
    if (questions > 1) options.reject_call("expected one of a matrix, ones, derangements and grids, found several");
    PermanentQuestion question;
    question.json = options.flag("json");
    if (options.has("grids")) {
        return std::make_unique<GridBoundWork>(static_cast<int>(options.number("grids", 3, 2, 4)), question.json);
    }
    if (options.has("ones")) {
        const auto n = static_cast<int>(options.number("ones", 1, 1, kMostMatrixRows));
        question.matrix = all_ones(n);
        question.by_formula = factorial(n);
    } else if (options.has("derangements")) {
        const auto n = static_cast<int>(options.number("derangements", 1, 1, kMostMatrixRows));
        question.matrix = ones_off_the_diagonal(n);
        question.by_formula = derangements(n);
    } else {
        auto read = parse_square_matrix(call.input);
        if (auto* problem = std::get_if<TextProblem>(&read)) {
            question.problem = std::move(*problem);
        } else {
            question.matrix = std::get<SquareMatrix>(std::move(read));
        }
    }
    return std::make_unique<PermanentWork>(std::move(question));
}

}  // namespace

Verb permanent_verb() {
    return {{"permanent",
             "the permanent of a matrix (whole numbers, a row a line; -: more than 24 rows, or perhaps 2^128), van der "
             "Waerden's lower and Minc's and Bregman's upper bound (-: does not apply)",
             true,
             {{"ones", "N", "instead of a matrix: ones everywhere"},
              {"derangements", "N", "ones but on the diagonal"},
              {"grids", "N", "how many sudoku grids of order N there are at most, by the upper bound"},
              kJsonOption},
             {"ones", "derangements", "grids"},
             "a square matrix of whole numbers, a row a line"},
            make_permanent};
}

}  // namespace rookery
