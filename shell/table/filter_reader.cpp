// Parsing a filter's line.
//
//   line         alternative OR alternative ...        "|" and "||" also mean OR
//   alternative  terms, separated by spaces            AND between them is optional
//   term         FIELD SIGN NUMBER, with or without spaces; < <= = >= > !=
//                the fields are the short names of columns, and the names of levels are numbers (columns.hpp)
//                beyond, rated, unique, several, unsolvable, symmetric, minimal
//                digits and dots: part of the puzzle
//                any other word, or "words in quotes": part of the name of the hardest technique on either scale or of
//                the symmetry, in English or in the page's language
//                "!" or NOT before it negates it
//
// Quotes may be the curly ones that phones write, and comparison signs the mathematical ones.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "shell/table/filter.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/symmetry_names.hpp"
#include "shell/words/technique_names.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

using Kind = FilterTerm::Kind;
using Comparison = FilterTerm::Comparison;

std::optional<Column> field_named(std::string_view name) {
    for (const ColumnCard& card : kColumns) {
        if (is_field(card.column) && same_word(card.short_name, name)) return card.column;
    }
    return std::nullopt;
}

// "There is no field "x": use er, ep, ... or line"
std::string unknown_field(std::string_view name) {
    std::vector<Column> fields;
    for (const Column column : kDrawnColumns) {
        if (is_field(column)) fields.push_back(column);
    }
    std::string all_but_last;
    for (std::size_t i = 0; i + 1 < fields.size(); ++i) append_item(all_but_last, short_name_of(fields[i]));
    return fill(words::kFilterUnknownField, {name, all_but_last, short_name_of(fields.back())});
}

std::optional<Comparison> comparison_of(std::string_view sign) {
    if (sign == "<") return Comparison::less;
    if (sign == "<=" || sign == "\u2264") return Comparison::at_most;
    if (sign == "=" || sign == "==") return Comparison::equal;
    if (sign == ">=" || sign == "\u2265") return Comparison::at_least;
    if (sign == ">") return Comparison::more;
    if (sign == "!=" || sign == "<>" || sign == "\u2260") return Comparison::different;
    return std::nullopt;
}

void add_row_names(FilterTerm& term) {
    term.row_names = names_in_rows(term.text);
    append_symmetries_in_rows(term.text, term.row_names);
}

std::optional<Kind> word_kind(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, Kind>, 7> kWords = {{{"beyond", Kind::beyond},
                                                                          {"rated", Kind::rated},
                                                                          {"unique", Kind::unique},
                                                                          {"several", Kind::several},
                                                                          {"unsolvable", Kind::unsolvable},
                                                                          {"symmetric", Kind::symmetric},
                                                                          {"minimal", Kind::minimal}}};
    for (const auto& [known, kind] : kWords) {
        if (same_word(word, known)) return kind;
    }
    return std::nullopt;
}

class FilterReader {
  public:
    explicit FilterReader(std::string_view line) : line_{line} {}

    std::variant<Filter, FilterProblem> read() {
        std::vector<Filter::Terms> alternatives(1);
        std::size_t last_or = 0;
        for (skip_spaces(); !at_end() && !problem_; skip_spaces()) {
            const std::size_t start = at_;
            if (take_or()) {
                if (alternatives.back().empty()) return problem_at(start, std::string(words::kFilterNothingBeforeOr));
                alternatives.emplace_back();
                last_or = start;
            } else if (!take_word("and")) {
                if (auto term = read_term()) alternatives.back().push_back(std::move(*term));
            }
        }
        if (problem_) return *problem_;
        if (alternatives.size() > 1 && alternatives.back().empty()) {
            return problem_at(last_or, std::string(words::kFilterNothingAfterOr));
        }
        return Filter(std::move(alternatives));
    }

  private:
    bool at_end() const { return at_ >= line_.size(); }
    std::string_view rest() const { return line_.substr(at_); }
    void skip_spaces() { at_ = std::min(line_.find_first_not_of(" \t\r\n", at_), line_.size()); }

    FilterProblem problem_at(std::size_t at, std::string sentence) {
        const std::string_view before = line_.substr(0, at);
        const auto characters = std::count_if(before.begin(), before.end(),
                                              [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
        problem_ = FilterProblem{static_cast<int>(characters) + 1, std::move(sentence)};
        return *problem_;
    }
    std::optional<FilterTerm> fail(std::size_t at, std::string sentence) {
        problem_at(at, std::move(sentence));
        return std::nullopt;
    }

    // The length of the sign at the cursor: a run of <>=! or one mathematical sign; 0: none.
    std::size_t sign_size() const {
        for (const std::string_view sign : {"\u2264", "\u2265", "\u2260"}) {
            if (rest().substr(0, sign.size()) == sign) return sign.size();
        }
        return std::min(rest().find_first_not_of("<>=!"), rest().size());
    }
    std::size_t quote_size() const {
        for (const std::string_view quote : {"\"", "\u201C", "\u201D", "\u201E"}) {
            if (rest().substr(0, quote.size()) == quote) return quote.size();
        }
        return 0;
    }
    // Up to a space, a sign, a quote, a bracket or "|".
    std::string_view take_run() {
        const std::size_t start = at_;
        while (!at_end() && std::string_view(" \t\r\n()|").find(line_[at_]) == std::string_view::npos &&
               sign_size() == 0 && quote_size() == 0) {
            ++at_;
        }
        return line_.substr(start, at_ - start);
    }
    // Exactly that word, case-insensitive.
    bool take_word(std::string_view word) {
        const std::size_t start = at_;
        const std::string_view run = take_run();
        const std::size_t end = at_;
        skip_spaces();
        // Before a comparison sign the word is meant as a field, and the error is that there is no such field.
        const bool alone = same_word(run, word) && !compares();
        at_ = alone ? end : start;
        return alone;
    }
    bool take_or() {
        if (line_[at_] != '|') return take_word("or");
        at_ += rest().substr(0, 2) == "||" ? 2 : 1;
        return true;
    }
    // Whether a comparison sign is at the cursor, as opposed to a "!" that negates the next term.
    bool compares() const {
        const std::size_t size = sign_size();
        return size > 0 && rest().substr(0, size) != "!";
    }

    std::optional<FilterTerm> read_term() {
        const std::size_t start = at_;
        bool negated = false;
        if (line_[at_] == '!' && rest().substr(0, 2) != "!=") {
            negated = true;
            ++at_;
            skip_spaces();
        } else if (take_word("not")) {
            negated = true;
            skip_spaces();
        }
        const bool nothing = negated && (at_end() || line_[at_] == '|' || (line_[at_] == '!' && !compares()) ||
                                         take_word("or") || take_word("and") || take_word("not"));
        if (nothing) return fail(start, std::string(words::kFilterNothingAfterNot));
        auto term = read_plain_term();
        if (!term) return std::nullopt;
        term->negated = negated;
        if (negated) term->written.insert(0, "!");
        return term;
    }

    std::optional<FilterTerm> read_plain_term() {
        if (line_[at_] == '(' || line_[at_] == ')') return fail(at_, std::string(words::kFilterBracket));
        if (quote_size() > 0) return read_quoted();
        const std::size_t start = at_;
        const std::string_view name = take_run();
        const std::size_t after_name = at_;
        const bool touches = sign_size() > 0;  // "er!5": no space before the sign
        skip_spaces();
        if (touches || compares()) return read_comparison(name, start);
        at_ = after_name;
        FilterTerm term;
        term.written = std::string(name);
        if (const auto word = word_kind(name)) {
            term.kind = *word;
            return term;
        }
        if (field_named(name)) return fail(start, fill(words::kFilterFieldAlone, {name}));
        term.kind = name.find_first_not_of("0123456789.") == std::string_view::npos ? Kind::digits : Kind::word;
        term.text = std::string(name);
        if (term.kind == Kind::word) add_row_names(term);
        return term;
    }

    std::optional<FilterTerm> read_quoted() {
        const std::size_t start = at_;
        at_ += quote_size();
        const std::size_t text_at = at_;
        while (!at_end() && quote_size() == 0) ++at_;
        if (at_end()) return fail(start, std::string(words::kFilterQuoteOpen));
        FilterTerm term;
        term.text = std::string(trimmed(line_.substr(text_at, at_ - text_at)));
        at_ += quote_size();
        if (term.text.empty()) return fail(start, std::string(words::kFilterQuoteEmpty));
        term.kind = Kind::word;
        add_row_names(term);
        term.written = "\"" + term.text + "\"";
        return term;
    }

    std::optional<FilterTerm> read_comparison(std::string_view name, std::size_t name_at) {
        const std::size_t sign_at = at_;
        const std::string_view sign = line_.substr(at_, sign_size());
        at_ += sign.size();
        skip_spaces();
        const std::size_t value_at = at_;
        const std::string_view value = take_run();
        if (name.empty()) return fail(sign_at, fill(words::kFilterNoField, {sign}));
        const auto field = field_named(name);
        if (!field) return fail(name_at, unknown_field(name));
        const auto comparison = comparison_of(sign);
        if (!comparison) return fail(sign_at, fill(words::kFilterUnknownSign, {sign}));
        const auto number = field_number(*field, value);
        if (!number) {
            const std::string found =
                value.empty() ? std::string(words::kFilterNoValue) : "\"" + std::string(value) + "\"";
            return fail(value_at, fill(expected_of(*field), {name, sign, found}));
        }
        FilterTerm term;
        term.kind = Kind::compare;
        term.column = *field;
        term.comparison = *comparison;
        term.number = *number;
        term.written.append(name).append(sign).append(value);
        return term;
    }

    std::string_view line_;
    std::size_t at_ = 0;
    std::optional<FilterProblem> problem_;
};

}  // namespace

std::variant<Filter, FilterProblem> read_filter(std::string_view line) {
    return FilterReader(line).read();
}

}  // namespace rookery::shell
