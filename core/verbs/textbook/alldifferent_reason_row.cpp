#include "verbs/textbook/alldifferent_reason_row.hpp"

#include <algorithm>

#include "text/joined.hpp"

namespace rookery {
namespace {

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

}  // namespace

void put(RowWriter& row, const ShownVariables& shown) {
    row.put(joined(names_of_variables(shown.variables), " "), members_of(shown.variables, 1));
}

void put(RowWriter& row, const ShownValues& shown) {
    row.put(text_of_domain(shown.values), members_of(shown.values, 0));
}

void put(RowWriter& row, const ShownMatching& shown) {
    std::vector<std::string> texts;
    std::vector<std::int64_t> values;
    for (const int value : shown.values) {
        texts.push_back(value == Matching::kNone ? "-" : std::to_string(value));
        values.push_back(value);
    }
    row.put(joined(texts, " "), values);
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
        last.reason = "every value stays";
    } else {
        std::vector<std::string> texts;
        for (const Domain domain : reasons.left) texts.push_back(text_of_domain(domain));
        last.reason = joined(texts, " ") + " stay";
    }
    rows.push_back(std::move(last));
    return rows;
}

}  // namespace rookery
