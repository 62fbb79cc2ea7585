// The rows of the verb alldifferent with --reasons: one for each value that goes, with its Hall set, and one that says
// how it ends. Variables are x1, x2, ... for people and 1, 2, ... for programs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "textbook/combinatorics/alldifferent_reasons.hpp"
#include "textbook/combinatorics/domain_text.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

// In text "{1,2} {3}", in JSON a list.
struct ShownDomains {
    std::vector<Domain> domains;
};
inline void put(RowWriter& row, const ShownDomains& shown) {
    std::vector<std::string> texts;
    for (const Domain domain : shown.domains) texts.push_back(text_of_domain(domain));
    row.put(texts);
}

struct ShownVariable {
    int variable;
};
inline void put(RowWriter& row, const ShownVariable& shown) {
    row.put('x' + std::to_string(shown.variable + 1), std::int64_t{shown.variable} + 1);
}

struct ShownVariables {
    VariableSet variables;
};
void put(RowWriter& row, const ShownVariables& shown);

struct ShownValues {
    Domain values;
};
void put(RowWriter& row, const ShownValues& shown);

// The value of each variable, in their order; in text "-" for one without.
struct ShownMatching {
    std::vector<int> values;
};
void put(RowWriter& row, const ShownMatching& shown);

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
    column<&AlldifferentReasonRow::domains>("domains"),
    column<&AlldifferentReasonRow::consistency_name>("consistency"),
    column<&AlldifferentReasonRow::variable>("variable"),
    column<&AlldifferentReasonRow::value>("value"),
    column<&AlldifferentReasonRow::hall_variables>("Hall variables"),
    column<&AlldifferentReasonRow::hall_values>("Hall values"),
    column<&AlldifferentReasonRow::matching>("matching"),
    column<&AlldifferentReasonRow::reason>("reason"),
};

std::vector<AlldifferentReasonRow> alldifferent_reason_rows(const std::vector<Domain>& domains,
                                                            Consistency consistency);

}  // namespace rookery
