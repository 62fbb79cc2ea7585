#include "verbs/textbook/classic_options.hpp"

#include <string_view>
#include <vector>

#include "text/joined.hpp"

namespace rookery {
namespace {

using Choice = ChoiceOption<std::uint32_t>;
using Number = NumberOption<std::uint32_t>;
using AnyOption = std::variant<Choice, Number>;

AnyOption option_of(VerbOptions* of, const SolverLabel& solver, const SolverSetting& setting) {
    std::string help = "of " + std::string(solver.name);
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

}  // namespace

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
        if (!solver->ends) append_item(endless, solver->name, " or ");
    }
    return "stop after N of the method's first counter; without this (or --time) " + endless +
           " never end on a puzzle that has no solution";
}

OptionPlace ClassicOptions::behind_options_of(const SolverLabel& solver) {
    const SolverOption* last = nullptr;
    for (const SolverOption& one : own) last = &one.solver() == &solver ? &one : last;
    return {this, last->option()};
}

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
        options.refuse("rows is about the trace: add --trace");
    }
    wanted.dimacs = options.dimacs.on();
    wanted.json = options.json.on();
    for (const SolverOption& own : options.own) {
        check_owner(options, own.option(), own.solver());
        if (&own.solver() == &wanted.solver->label) settings.own.push_back(own.value());
    }
    check_owner(options, options.dimacs, labels::kSat);
    return wanted;
}

}  // namespace rookery
