#include "verbs/exact/exact_options.hpp"

#include <utility>
#include <variant>

#include "text/joined.hpp"
#include "text/scan/lines.hpp"

namespace rookery {
namespace {

std::vector<std::string> strategy_names() {
    std::vector<std::string> names;
    names.reserve(std::size(kAllStrategies));
    for (const Strategy strategy : kAllStrategies) names.emplace_back(name_of(strategy));
    return names;
}

bool takes_steps(ExactMethod method) {
    return method == ExactMethod::find || method == ExactMethod::refute || method == ExactMethod::states;
}

}  // namespace

StrategiesOption::StrategiesOption(OptionPlace place)
    : Option(place, "strategies", "LIST", joined(strategy_names(), ", ")) {
    describe_default(names_of(kBasicStrategies));
    declare_members(strategy_names());
}

std::string StrategiesOption::read(std::string_view text) {
    const auto named = strategies_named(text);
    if (!named) return refusal("a comma-separated list of " + joined(strategy_names(), ", "), text);
    if (!named->places_digits()) return refusal("a list with naked or hidden, since the others place no digits", text);
    strategies_ = *named;
    return {};
}

ExactLimits ExactSpec::limits() const {
    ExactLimits limits;
    limits.attempts = attempts.value_or(limits.attempts);
    limits.conflicts = conflicts.value_or(limits.conflicts);
    limits.proof_conflicts = conflicts.value_or(limits.proof_conflicts);
    return limits;
}

ExactSpec exact_spec(ExactOptions& options) {
    ExactSpec wanted;
    wanted.strategies = options.strategies.value();
    wanted.method = options.method.value();
    wanted.order = options.order.value_or(wanted.order);
    wanted.steps = options.steps.value_or(wanted.steps);
    if (wanted.steps != 0 && !takes_steps(wanted.method)) {
        options.refuse("steps works only with the methods find, refute and states: add one of them");
    }
    wanted.cubes = options.cubes.if_given();
    if (wanted.cubes && wanted.method != ExactMethod::portfolio) {
        options.refuse("cubes works only with the method portfolio: leave out other methods");
    }
    wanted.attempts = options.attempts.if_given();
    wanted.conflicts = options.conflicts.if_given();
    wanted.seed = options.seed.value();
    wanted.proof = options.proof.on();
    wanted.clues = options.clues.if_given();
    if (wanted.clues && !options.fewest.on()) {
        options.refuse("clues works only with fewest: add fewest");
    }
    wanted.max_idle_parts = options.give_up.value();
    if (options.give_up.given() && !options.fewest.on()) {
        options.refuse("give-up works only with fewest: add fewest");
    }
    if (!options.fewest.on() && (wanted.method == ExactMethod::sat || options.count.on() || options.each.on())) {
        options.refuse("the method sat, count and each work only with fewest: add fewest");
    }
    wanted.json = options.json.on();
    return wanted;
}

std::vector<ExactPattern> read_exact_patterns(const ExactSpec& wanted, ExactOptions& options, std::string_view input) {
    std::vector<ExactPattern> patterns;
    reading::LineCutter lines(input);
    for (reading::Line line; lines.next(line);) {
        if (!reading::is_blank(line) && !reading::is_comment(line)) {
            patterns.push_back(read_exact_pattern(line.whole, line.number, wanted.order));
        }
    }
    if (!options.pattern.given()) return patterns;
    if (!patterns.empty()) options.refuse("expected either the option pattern or patterns as input, found both");
    const ExactPattern pattern = read_exact_pattern(options.pattern.text(), 1, wanted.order);
    if (pattern.problem) {
        options.refuse("option pattern, character " + std::to_string(pattern.problem->column) + ": " +
                       pattern.problem->sentence);
    }
    return {pattern};
}

ExactPattern read_exact_pattern(std::string_view text, std::int64_t line, int order) {
    ExactPattern pattern;
    pattern.line = line;
    pattern.order = order == 0 ? 3 : order;
    auto mask = parse_mask(text, order == 2 ? Geometry<2>::kCells : Geometry9::kCells);
    if (order == 0 && std::holds_alternative<TextProblem>(mask)) {
        auto small = parse_mask(text, Geometry<2>::kCells);
        if (std::holds_alternative<std::vector<int>>(small)) {
            mask = std::move(small);
            pattern.order = 2;
        }
    }
    if (const auto* problem = std::get_if<TextProblem>(&mask)) {
        pattern.problem = *problem;
        return pattern;
    }
    for (const int cell : std::get<std::vector<int>>(mask)) pattern.cells.add(cell);
    if (pattern.cells.empty()) pattern.problem = TextProblem{line, 1, "expected at least one clue cell, found none"};
    return pattern;
}

}  // namespace rookery
