// The options of the verb classic: those that all solvers take, and those that a solver's card
// declares as its own.
#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <variant>

#include "textbook/classic/classic.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb_options.hpp"

namespace rookery {

inline std::string_view name_of(const SolverCard* solver) {
    return solver->label.name;
}

// A setting of one solver as an option.
class SolverOption {
  public:
    SolverOption(VerbOptions* of, const SolverLabel& solver, const SolverSetting& setting);
    const SolverLabel& solver() const { return solver_; }
    const Option& option() const;
    std::uint32_t value() const;  // as ClassicSettings::own has it

  private:
    const SolverLabel& solver_;
    std::variant<ChoiceOption<std::uint32_t>, NumberOption<std::uint32_t>> option_;
};
// Of all solvers, in the order of the list.
std::list<SolverOption> solver_options(VerbOptions* of);

struct ClassicOptions : VerbOptions {
    ChoiceOption<const SolverCard*> method{
        this, "method", "", ChoiceOption<const SolverCard*>::named(all_solvers()), {.word = labels::kDlx.name}};
    NumberOption<int> order{
        this, "order", "N", "2, 3 or 4: without input, the empty grid of that order", {.low = 2, .high = 4}};
    SwitchOption diagonal{this, "diagonal", "both main diagonals hold every digit too"};
    NumberOption<> limit{this, "limit", "N", "end at N solutions", {.low = 1}, {.value = ClassicSettings().solutions}};
    NumberOption<> budget{this, "effort", "N", budget_help(), {.low = 1}};
    SeedOption seed{this, "of what is random"};
    std::list<SolverOption> own = solver_options(this);
    SwitchOption dimacs{behind_options_of(labels::kSat), "dimacs",
                        "of sat: the lines of the formula, instead of solving it"};
    SwitchOption trace{this, "trace", "what the method did, before each row: tables and notes"};
    NumberOption<std::size_t> rows{
        this, "rows", "N", "keep N rows of each table of the trace", {.low = 1, .high = 1'000'000}, {.value = 1000}};

  private:
    static std::string budget_help();
    OptionPlace behind_options_of(const SolverLabel& solver);
};

// What is asked for.
struct ClassicSpec {
    const SolverCard* solver = nullptr;
    ClassicSettings settings;
    Variant variant = Variant::plain;
    std::size_t trace_rows = 0;  // kept of each table of the trace; 0: no trace is wanted
    bool dimacs = false;         // the formula instead of its solutions
    bool json = false;
};

// Refuses options that do not belong to the solver.
ClassicSpec classic_spec(ClassicOptions& options);

}  // namespace rookery
