// alldifferent: the domains that remain under the constraint that all variables differ, by one consistency or by each;
// or the reason for each removed value.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "text/joined.hpp"
#include "textbook/combinatorics/alldifferent.hpp"
#include "textbook/combinatorics/alldifferent_reasons.hpp"
#include "textbook/combinatorics/domain.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

// The rows of the verb alldifferent with --reasons: one for each removed value, with its Hall set, and one for how it
// ends. Variables are x1, x2, ... for people and 1, 2, ... for programs.

// As text "{1,2} {3}", in JSON a list.
struct ShownDomains {
    std::vector<Domain> domains;
};

TextsValue put(RowWriter& row, const ShownDomains& shown) {
    std::vector<std::string> texts;
    for (const Domain domain : shown.domains) texts.push_back(text_of_domain(domain));
    return row.put(texts);
}

constexpr std::string_view kDomainsMeaning = "of the variables, as \"{1,2}\"";

struct ShownVariable {
    int variable;
};

NumberValue put(RowWriter& row, const ShownVariable& shown) {
    return row.put('x' + std::to_string(shown.variable + 1), std::int64_t{shown.variable} + 1);
}

struct ShownVariables {
    VariableSet variables;
};

struct ShownValues {
    Domain values;
};

// The value of each variable, in order; as text "-" for one without.
struct ShownMatching {
    std::vector<int> values;
};

NumbersValue put(RowWriter& row, const ShownVariables& shown);
NumbersValue put(RowWriter& row, const ShownValues& shown);
NumbersValue put(RowWriter& row, const ShownMatching& shown);

struct AlldifferentReasonRow {
    ShownDomains domains;
    Consistency consistency;
    std::optional<ShownVariable> variable = {};
    std::optional<int> value = {};
    std::optional<ShownVariables> hall_variables = {};
    std::optional<ShownValues> hall_values = {};
    std::optional<ShownMatching> matching = {};
    std::string reason = {};

    std::string_view consistency_name() const { return name_of(consistency); }
};

inline constexpr std::array kAlldifferentReasonColumns{
    column<&AlldifferentReasonRow::domains>("domains").means(kDomainsMeaning),
    column<&AlldifferentReasonRow::consistency_name>("consistency").one_of(names_of_all<kAllConsistencies>),
    column<&AlldifferentReasonRow::variable>("variable")
        .means("the one that loses a value, from 1; null in the last row of a constraint"),
    column<&AlldifferentReasonRow::value>("value").means("the value that is removed; null in the last row"),
    column<&AlldifferentReasonRow::hall_variables>("Hall variables").means("of the Hall set that uses the value up"),
    column<&AlldifferentReasonRow::hall_values>("Hall values").means("of that set: as many as variables"),
    column<&AlldifferentReasonRow::matching>("matching")
        .means("a value for each variable, -1 for one without; null if the consistency does not use a matching"),
    column<&AlldifferentReasonRow::reason>("reason"),
};

std::vector<std::int64_t> members_of(std::uint64_t set, std::int64_t first) {
    std::vector<std::int64_t> members;
    for (std::uint64_t rest = set; rest != 0; rest = without_least(rest)) members.push_back(first + least_of(rest));
    return members;
}

std::vector<std::string> names_of_variables(VariableSet variables) {
    std::vector<std::string> names;
    for (const std::int64_t number : members_of(variables, 1)) names.push_back('x' + std::to_string(number));
    return names;
}

// "x1", "x1 and x2", "x1, x2 and x3"
std::string enumeration(std::vector<std::string> words) {
    const std::string last = words.back();
    words.pop_back();
    return words.empty() ? last : joined(words, ", ") + " and " + last;
}

std::string phrase_of_values(Domain values) {
    std::vector<std::string> words;
    for (const std::int64_t value : members_of(values, 0)) words.push_back(std::to_string(value));
    return enumeration(words);
}

std::string phrase_of_removal(const HallSet& because) {
    const std::string variables = enumeration(names_of_variables(because.variables));
    const std::string values = phrase_of_values(because.values);
    return is_single(because.variables) ? variables + " is " + values : variables + " take " + values + " between them";
}

std::string phrase_of_conflict(const HallSet& conflict) {
    const std::string variables = enumeration(names_of_variables(conflict.variables));
    if (conflict.values == 0) return "no solution: " + variables + " has no value";
    return "no solution: " + variables + " have only " + phrase_of_values(conflict.values) + " between them";
}

ShownMatching shown_matching(const Matching& matching, std::size_t variables) {
    return {{matching.value_of.begin(), matching.value_of.begin() + static_cast<std::ptrdiff_t>(variables)}};
}

NumbersValue put(RowWriter& row, const ShownVariables& shown) {
    return row.put(joined(names_of_variables(shown.variables), " "), members_of(shown.variables, 1));
}

NumbersValue put(RowWriter& row, const ShownValues& shown) {
    return row.put(text_of_domain(shown.values), members_of(shown.values, 0));
}

NumbersValue put(RowWriter& row, const ShownMatching& shown) {
    std::vector<std::string> texts;
    std::vector<std::int64_t> values;
    for (const int value : shown.values) {
        texts.push_back(value == Matching::kNone ? "-" : std::to_string(value));
        values.push_back(value);
    }
    return row.put(joined(texts, " "), values);
}

std::vector<AlldifferentReasonRow> alldifferent_reason_rows(const std::vector<Domain>& domains,
                                                            Consistency consistency) {
    const AlldifferentReasons reasons = explain_alldifferent(domains, consistency);
    AlldifferentReasonRow begun{.domains = {domains}, .consistency = consistency};
    if (reasons.matching) begun.matching = shown_matching(*reasons.matching, domains.size());
    std::vector<AlldifferentReasonRow> rows;
    for (const ValueRemoval& removal : reasons.removals) {
        AlldifferentReasonRow row = begun;
        row.variable = {removal.variable};
        row.value = removal.value;
        row.hall_variables = {removal.because.variables};
        row.hall_values = {removal.because.values};
        row.reason = phrase_of_removal(removal.because);
        rows.push_back(std::move(row));
    }
    AlldifferentReasonRow last = begun;
    if (reasons.conflict) {
        last.hall_variables = {reasons.conflict->variables};
        last.hall_values = {reasons.conflict->values};
        last.reason = phrase_of_conflict(*reasons.conflict);
    } else if (reasons.removals.empty()) {
        last.reason = "no value is removed";
    } else {
        std::vector<std::string> texts;
        for (const Domain domain : reasons.left) texts.push_back(text_of_domain(domain));
        last.reason = joined(texts, " ") + " stay";
    }
    rows.push_back(std::move(last));
    return rows;
}

struct AlldifferentOptions : VerbOptions {
    ChoiceOption<Consistency> consistency{this,
                                          "consistency",
                                          "",
                                          ChoiceOption<Consistency>::named(kAllConsistencies),
                                          {.note = "all of them, one row each"}};
    SwitchOption reasons{this, "reasons",
                         "one row per removed value, with the Hall set that uses it up: as many variables as values"};
};

// The remaining domains; nothing if there is no solution: as text "none".
struct Pruned {
    std::optional<ShownDomains> domains;
};
OrNull<TextsValue> put(RowWriter& row, const Pruned& pruned) {
    if (!pruned.domains) return row.put("none", nullptr);
    return put(row, *pruned.domains);
}

struct AlldifferentRow {
    ShownDomains domains;
    Consistency consistency;
    Pruned pruned;
    std::optional<std::uint64_t> removed;

    std::string_view consistency_name() const { return name_of(consistency); }
};
constexpr std::array kAlldifferentColumns{
    column<&AlldifferentRow::domains>("domains").means(kDomainsMeaning),
    column<&AlldifferentRow::consistency_name>("consistency").one_of(names_of_all<kAllConsistencies>),
    column<&AlldifferentRow::pruned>("pruned").means("the domains that remain; null if there is no solution"),
    column<&AlldifferentRow::removed>("removed").means("number of values removed; null if there is no solution")};

AlldifferentRow pruned_row(const std::vector<Domain>& domains, Consistency consistency) {
    std::vector<Domain> pruned = domains;
    std::uint64_t removed = 0;
    const bool solvable = prune_alldifferent(pruned, consistency, removed);
    AlldifferentRow row{{domains}, consistency, {}, {}};
    if (solvable) {
        row.pruned.domains = {std::move(pruned)};
        row.removed = removed;
    }
    return row;
}

// A part is a line; comments and blank lines are skipped.
class AlldifferentJob : public Job {
  public:
    AlldifferentJob(const Call& call, std::vector<Consistency> consistencies, bool reasons, bool json)
        : consistencies_{std::move(consistencies)},
          reasons_{reasons},
          table_(kAlldifferentColumns, json),
          reason_table_(kAlldifferentReasonColumns, json),
          input_{call.input} {
        reading::LineCutter lines(input_);
        for (reading::Line line; lines.next(line);) {
            if (!reading::is_blank(line) && !reading::is_comment(line)) lines_.push_back(line);
        }
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(lines_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return reasons_ ? reason_table_.header() : table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken) const override {
        const auto read = parse_domains(lines_[static_cast<std::size_t>(part)]);
        if (const auto* problem = std::get_if<TextProblem>(&read)) {
            sink.problem(problem->line, problem->column, problem->sentence);
            return PartStatus::done;
        }
        const auto& domains = std::get<std::vector<Domain>>(read);
        for (const Consistency consistency : consistencies_) {
            if (reasons_) {
                for (const auto& row : alldifferent_reason_rows(domains, consistency)) reason_table_.send(row, sink);
            } else {
                table_.send(pruned_row(domains, consistency), sink);
            }
        }
        return PartStatus::done;
    }

  private:
    std::vector<Consistency> consistencies_;
    bool reasons_;
    Table<AlldifferentRow> table_;
    Table<AlldifferentReasonRow> reason_table_;
    std::string input_;
    std::vector<reading::Line> lines_;  // of input_
};

std::unique_ptr<Job> make_alldifferent(const Call& call, AlldifferentOptions& options) {
    std::vector<Consistency> consistencies(kAllConsistencies.begin(), kAllConsistencies.end());
    if (const auto one = options.consistency.if_given()) consistencies = {*one};
    return std::make_unique<AlldifferentJob>(call, std::move(consistencies), options.reasons.on(), options.json.on());
}

}  // namespace

Verb alldifferent_verb() {
    return declared_verb(
        {.name = "alldifferent",
         .help = "what an alldifferent constraint leaves of its domains (one constraint per line, "
                 "such as {1,2} {1,2} {2,3}); none if it has no solution",
         .rows = {instead_with({"reasons"}, row_info(kAlldifferentReasonColumns)), row_info(kAlldifferentColumns)},
         .awaits = "constraints, one per line, such as {1,2} {1,2} {2,3}"},
        make_alldifferent);
}

}  // namespace rookery
