// classic: a solver from the literature on each puzzle, with its counters and optionally its trace.
#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/joined.hpp"
#include "text/scan/lines.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/sat_encodings.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/sink_progress.hpp"
#include "verbs/textbook/classic_row.hpp"

namespace rookery {

// Found by ChoiceOption::named, which looks in this namespace.
static std::string_view name_of(const SolverCard* solver) {
    return solver->label.name;
}

namespace {

// The options of the verb classic: the common ones, and those that a solver's card declares.

// A setting of one solver as an option.
class SolverOption {
  public:
    SolverOption(VerbOptions* of, const SolverLabel& solver, const SolverSetting& setting);
    const SolverLabel& solver() const { return solver_; }
    const Option& option() const;
    std::uint32_t value() const;  // as in ClassicSettings::own

  private:
    const SolverLabel& solver_;
    std::variant<ChoiceOption<std::uint32_t>, NumberOption<std::uint32_t>> option_;
};

// For all solvers, in the order of the list.
std::list<SolverOption> solver_options(VerbOptions* of);

struct ClassicOptions : VerbOptions {
    ChoiceOption<const SolverCard*> method{
        this, "method", "", ChoiceOption<const SolverCard*>::named(all_solvers()), {.word = labels::kDlx.name}};
    NumberOption<int> order{
        this, "order", "N", "2, 3 or 4: without an input, solve the empty grid of that order", {.low = 2, .high = 4}};
    SwitchOption diagonal{this, "diagonal", "both main diagonals also contain every digit"};
    NumberOption<> limit{
        this, "limit", "N", "stop after N solutions", kFromOne, {.value = ClassicSettings().solutions}};
    NumberOption<> budget{this, "effort", "N", budget_help(), kFromOne};
    SeedOption seed{this, "random seed"};
    std::list<SolverOption> own = solver_options(this);
    SwitchOption dimacs{behind_options_of(labels::kSat), "dimacs", "with sat: print the formula instead of solving it"};
    SwitchOption trace{this, "trace", "before each row, show what the method did: tables and notes"};
    NumberOption<std::size_t> rows{
        this,           "rows", "N", "keep at most N rows of each table in the trace", {.low = 1, .high = 1'000'000},
        {.value = 1000}};

  private:
    static std::string budget_help();
    OptionPlace behind_options_of(const SolverLabel& solver);
};

// The request.
struct ClassicSpec {
    const SolverCard* solver = nullptr;
    ClassicSettings settings;
    Variant variant = Variant::plain;
    std::size_t trace_rows = 0;  // rows kept of each table of the trace; 0: no trace
    bool dimacs = false;         // the formula instead of its solutions
    bool json = false;
};

using Choice = ChoiceOption<std::uint32_t>;
using Number = NumberOption<std::uint32_t>;
using AnyOption = std::variant<Choice, Number>;

AnyOption option_of(VerbOptions* of, const SolverLabel& solver, const SolverSetting& setting) {
    std::string help = "with " + std::string(solver.name);
    if (!setting.help.empty()) append_item(help, setting.help, setting.words.empty() ? ": " : ", ");
    if (setting.words.empty()) {
        const NumberLimits limits{.low = 1, .high = setting.high};
        return AnyOption(std::in_place_type<Number>, of, setting.name, "N", std::move(help), limits);
    }
    std::vector<Choice::Meaning> words;
    for (const SettingWord& word : setting.words) {
        words.push_back({word.word, static_cast<std::uint32_t>(words.size())});
    }
    const Choice::Default preset{.word = setting.words.front().word};
    return AnyOption(std::in_place_type<Choice>, of, setting.name, std::move(help), std::move(words), preset);
}

void check_owner(ClassicOptions& options, const Option& option, const SolverLabel& owner) {
    if (!option.given() || &options.method.value()->label == &owner) return;
    const std::string method(owner.name);
    options.refuse(std::string(option.name()) + " belongs to the method " + method + ": add --method " + method);
}

SolverOption::SolverOption(VerbOptions* of, const SolverLabel& solver, const SolverSetting& setting)
    : solver_{solver}, option_(option_of(of, solver, setting)) {}

const Option& SolverOption::option() const {
    return std::visit([](const auto& option) -> const Option& { return option; }, option_);
}

std::uint32_t SolverOption::value() const {
    return std::visit([](const auto& option) { return option.value(); }, option_);
}

std::list<SolverOption> solver_options(VerbOptions* of) {
    std::list<SolverOption> options;
    for (const SolverLabel* solver : all_solver_labels()) {
        for (const SolverSetting& setting : solver->settings) options.emplace_back(of, *solver, setting);
    }
    return options;
}

std::string ClassicOptions::budget_help() {
    std::string endless;
    for (const SolverLabel* solver : all_solver_labels()) {
        if (!solver->ends) append_item(endless, solver->name, ", ");
    }
    return "stop when the method's first counter reaches N; without this (or --time), some methods never end on a "
           "puzzle without a solution: " +
           endless;
}

OptionPlace ClassicOptions::behind_options_of(const SolverLabel& solver) {
    const SolverOption* last = nullptr;
    for (const SolverOption& one : own) last = &one.solver() == &solver ? &one : last;
    return {this, last->option()};
}

// Refuses options that do not belong to the solver.
ClassicSpec classic_spec(ClassicOptions& options) {
    ClassicSpec wanted;
    wanted.solver = options.method.value();
    ClassicSettings& settings = wanted.settings;
    settings.solutions = options.limit.value();
    settings.budget = options.budget.value_or(settings.budget);
    settings.seed = options.seed.value();
    if (options.diagonal.on()) wanted.variant = Variant::diagonal;
    if (options.trace.on()) {
        wanted.trace_rows = options.rows.value();
    } else if (options.rows.given()) {
        options.refuse("rows works only with the trace: add --trace");
    }
    wanted.dimacs = options.dimacs.on();
    wanted.json = options.json.on();
    for (const SolverOption& own : options.own) {
        check_owner(options, own.option(), own.solver());
        if (&own.solver() == &wanted.solver->label) settings.own.push_back(own.value());
    }
    check_owner(options, options.dimacs, labels::kSat);
    if (wanted.dimacs && wanted.json) options.refuse("expected either dimacs or json, found both");
    return wanted;
}

constexpr std::string_view kDimacs = "DIMACS";

// Some methods may take minutes per puzzle; even the best do not need large parts.
constexpr std::size_t kClassicChunk = 1;

class ClassicJob : public ListJob {
  public:
    ClassicJob(const Call& call, const ClassicSpec& wanted)
        : ListJob(call, kClassicChunk), wanted_{wanted}, table_{classic_table(wanted.solver->label, wanted.json)} {}

    std::vector<std::string> columns() const override {
        if (wanted_.dimacs) return {std::string(kDimacs)};
        return table_.header();
    }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        if (puzzle.candidates) {
            sink.problem(puzzle.line, 1, "classic expects given digits, found candidates");
            return true;
        }
        return std::visit([&](const auto& grid) { return answer_for(grid, puzzle.line, sink, stop); }, puzzle.grid);
    }

  private:
    static bool answer_for(const ShapedGrid& givens, std::int64_t line, Sink& sink, StopToken /*stop*/) {
        sink.problem(line, 1, "classic expects puzzles of 4x4, 9x9 or 16x16, found one of " + size_name(givens));
        return true;
    }
    template <int N>
    bool answer_for(const Grid<N>& givens, std::int64_t line, Sink& sink, StopToken stop) const {
        const ClassicPuzzle<N> puzzle{givens, wanted_.variant};
        if (wanted_.dimacs) {
            const std::string formula = dimacs_of(puzzle, encoding_in(wanted_.settings));
            reading::LineCutter lines(formula);
            reading::Line line;
            while (lines.next(line)) sink.row(line.whole);
            return true;
        }
        const SolverLabel& solver = wanted_.solver->label;
        if (const auto conflict = first_conflict(givens, wanted_.variant); conflict && !solver.ends) {
            std::string sentence(solver.title);
            sentence.front() = static_cast<char>(sentence.front() | 0x20);  // lower case, inside the line's problem
            sink.problem(line, 1,
                         sentence + " expects clues without conflicts; " +
                             cell_name(conflict->first_cell, Geometry<N>::kSize) + " and " +
                             cell_name(conflict->second_cell, Geometry<N>::kSize) +
                             " have the same digit, so it would never end");
            return true;
        }
        const SinkProgress progress(sink, stop);
        ClassicSettings settings = wanted_.settings;
        settings.progress = progress.callback();
        Trace trace(wanted_.trace_rows);
        const ClassicResult<N> result = solve_classic(*wanted_.solver, puzzle, settings, trace);
        if (result.end == ClassicEnd::stopped) return false;
        if (wanted_.trace_rows > 0 && !wanted_.json) {
            for (const std::string& row : trace_rows(trace)) sink.row(row);
        }
        ClassicRow row{trace,
                       wanted_.trace_rows > 0,
                       to_line(givens),
                       solver,
                       N,
                       wanted_.variant == Variant::diagonal,
                       {result.solutions, result.end == ClassicEnd::complete},
                       {},
                       result.end};
        if (result.solutions > 0) row.first = to_line(result.first);
        table_.send(row, sink);
        return true;
    }

    ClassicSpec wanted_;
    Table<ClassicRow> table_;
};

std::unique_ptr<Job> make_classic(const Call& call, ClassicOptions& options) {
    const ClassicSpec wanted = classic_spec(options);
    Call with_input = call;
    if (const auto order = options.order.if_given()) {
        if (!call.input.empty()) options.refuse("order is for the empty grid: leave out the puzzles");
        with_input.input = std::string(static_cast<std::size_t>(*order * *order * *order * *order), '.');
    }
    if (!options.error().empty()) return nullptr;
    return std::make_unique<ClassicJob>(with_input, wanted);
}

}  // namespace

Verb classic_verb() {
    return declared_verb(
        {.name = "classic",
         .help = "puzzles solved by a textbook method, with its counters and trace (4x4, 9x9, 16x16)",
         .rows = {instead_with({"dimacs"}, RowInfo{.columns = {std::string(kDimacs)}}), row_info(kClassicColumns)},
         .instead_of_input = {"order"}},
        make_classic);
}

}  // namespace rookery
