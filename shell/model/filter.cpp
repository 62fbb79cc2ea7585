// Terms: FIELD OPERATOR NUMBER (er ep ed clues steps wnef solutions line; < <= = >= > !=), the words beyond, rated,
// unique, several, unsolvable, symmetric and minimal, a run of digits and dots (part of the puzzle), or any other word
// (part of the hardest technique's name, or of the symmetry's).
// "!" before a term turns it round.
#include "model/filter.hpp"

#include <array>
#include <charconv>
#include <optional>

#include "model/format.hpp"
#include "model/strings.hpp"

namespace rookery::shell {
namespace {

using Kind = FilterTerm::Kind;
using Comparison = FilterTerm::Comparison;

struct ColumnNames {
    Column column;
    std::string_view name;
    std::string_view short_name;
    bool number;
};
constexpr std::array<ColumnNames, kColumnCount> kColumns = {{
    {Column::line, "line", "line", true},
    {Column::puzzle, "puzzle", "puzzle", false},
    {Column::clues, "clues", "clues", true},
    {Column::solutions, "solutions", "solutions", true},
    {Column::solution, "solution", "solution", false},
    {Column::er, "ER", "er", true},
    {Column::ep, "EP", "ep", true},
    {Column::ed, "ED", "ed", true},
    {Column::hardest, "hardest technique", "technique", false},
    {Column::steps, "steps", "steps", true},
    {Column::symmetry, "symmetry", "symmetry", false},
    {Column::minimal, "minimal", "minimal", true},
    {Column::wnef, "WNEF", "wnef", true},
}};

bool is_rating(Column column) {
    return column == Column::er || column == Column::ep || column == Column::ed;
}

std::optional<Column> number_column(std::string_view name) {
    for (const ColumnNames& known : kColumns) {
        if (known.number && known.short_name.size() == name.size() && contains_ignoring_case(name, known.short_name)) {
            return known.column;
        }
    }
    return std::nullopt;
}

std::optional<Comparison> comparison_of(std::string_view sign) {
    if (sign == "<") return Comparison::less;
    if (sign == "<=") return Comparison::at_most;
    if (sign == "=" || sign == "==") return Comparison::equal;
    if (sign == ">=") return Comparison::at_least;
    if (sign == ">") return Comparison::more;
    if (sign == "!=" || sign == "<>") return Comparison::different;
    return std::nullopt;
}

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number > 1'000'000'000'000) return std::nullopt;
    return number;
}

// "7.25" or "7" with so many decimals at most, as a whole number of the last one's units.
std::optional<std::int64_t> decimal_number(std::string_view text, std::size_t decimals) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    std::string digits(text.substr(0, dot));
    std::string_view after = text.substr(std::min(dot + 1, text.size()));
    if (digits.empty() || after.size() > decimals || (dot < text.size() && after.empty())) return std::nullopt;
    digits += after;
    digits.append(decimals - after.size(), '0');
    if (digits.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    return whole_number(digits);
}

// The number that a column is compared with; ratings in tenths, WNEF in ten-thousandths.
std::optional<std::int64_t> number_for(Column column, std::string_view text) {
    if (is_rating(column)) return decimal_number(text, 1);
    return column == Column::wnef ? decimal_number(text, 4) : whole_number(text);
}

std::optional<Kind> word_kind(std::string_view word) {
    if (word == "beyond") return Kind::beyond;
    if (word == "rated") return Kind::rated;
    if (word == "unique") return Kind::unique;
    if (word == "several") return Kind::several;
    if (word == "unsolvable") return Kind::unsolvable;
    if (word == "symmetric") return Kind::symmetric;
    if (word == "minimal") return Kind::minimal;
    return std::nullopt;
}

std::variant<FilterTerm, FilterProblem> read_comparison(std::string_view term, std::size_t sign_at, int column) {
    const std::size_t sign_end = std::min(term.find_first_not_of("<>=!", sign_at), term.size());
    const std::string_view name = term.substr(0, sign_at);
    const std::string_view sign = term.substr(sign_at, sign_end - sign_at);
    const std::string_view value = term.substr(sign_end);
    FilterTerm result;
    result.kind = Kind::compare;
    const auto field = number_column(name);
    if (!field) return FilterProblem{column, fill(words::kFilterUnknownField, {name})};
    const auto comparison = comparison_of(sign);
    if (!comparison) return FilterProblem{column + static_cast<int>(sign_at), fill(words::kFilterUnknownSign, {sign})};
    const auto number = number_for(*field, value);
    if (!number) {
        const auto& pattern = is_rating(*field)        ? words::kFilterExpectedRating
                              : *field == Column::wnef ? words::kFilterExpectedWnef
                                                       : words::kFilterExpectedNumber;
        return FilterProblem{column + static_cast<int>(sign_end), fill(pattern, {name, sign, value})};
    }
    result.column = *field;
    result.comparison = *comparison;
    result.number = *number;
    return result;
}

std::variant<FilterTerm, FilterProblem> read_term(std::string_view term, int column) {
    bool negated = false;
    if (term.size() > 1 && term[0] == '!' && term[1] != '=') {
        negated = true;
        term.remove_prefix(1);
        ++column;
    }
    FilterTerm result;
    if (const std::size_t sign = term.find_first_of("<>=!"); sign != std::string_view::npos) {
        auto comparison = read_comparison(term, sign, column);
        if (auto* problem = std::get_if<FilterProblem>(&comparison)) return *problem;
        result = std::get<FilterTerm>(std::move(comparison));
    } else if (const auto word = word_kind(term)) {
        result.kind = *word;
    } else {
        result.kind = term.find_first_not_of("0123456789.") == std::string_view::npos ? Kind::digits : Kind::word;
        result.text = std::string(term);
    }
    result.negated = negated;
    return result;
}

}  // namespace

std::string_view name_of(Column column) {
    return kColumns[static_cast<std::size_t>(column)].name;
}
std::string_view short_name_of(Column column) {
    return kColumns[static_cast<std::size_t>(column)].short_name;
}
std::optional<Column> column_of(std::string_view short_name) {
    for (int c = 0; c < kColumnCount; ++c) {
        if (short_name_of(static_cast<Column>(c)) == short_name) return static_cast<Column>(c);
    }
    return std::nullopt;
}

bool is_number(Column column) {
    return kColumns[static_cast<std::size_t>(column)].number;
}

std::variant<Filter, FilterProblem> read_filter(std::string_view line) {
    std::vector<FilterTerm> terms;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(" \t", at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
        auto term = read_term(line.substr(at, end - at), static_cast<int>(at) + 1);
        if (auto* problem = std::get_if<FilterProblem>(&term)) return *problem;
        terms.push_back(std::get<FilterTerm>(std::move(term)));
        at = end;
    }
    return Filter(std::move(terms));
}

}  // namespace rookery::shell
