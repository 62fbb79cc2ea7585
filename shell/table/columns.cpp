#include "shell/table/columns.hpp"

#include <algorithm>
#include <charconv>

#include "rate/hodoku_scale.hpp"
#include "rate/level.hpp"
#include "rate/rate.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/technique_names.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kBeyond = "beyond";
constexpr std::string_view kYes = "yes";
constexpr std::string_view kNo = "no";
constexpr int kShareDecimals = 4;

// --- cells ---

std::int64_t number_at_start(std::string_view text) {
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return std::max<std::int64_t>(number, 0);
}

std::int64_t number_or_none(std::string_view text) {
    return text == kNothing ? -1 : number_at_start(text);
}

// "7.2" -> 72
std::int64_t rating_in(std::string_view text) {
    constexpr int kMaxWhole = 24;  // for a number below kBeyondRating
    if (text == kBeyond) return kBeyondRating;
    int whole = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (error != std::errc{} || whole < 0 || whole > kMaxWhole) return kNoRating;
    const auto at = static_cast<std::size_t>(end - text.data());
    const int tenth =
        at + 1 < text.size() && text[at] == '.' && text[at + 1] >= '0' && text[at + 1] <= '9' ? text[at + 1] - '0' : 0;
    return std::int64_t{10} * whole + tenth;
}

// "0.1234" -> 1234, up to four decimals; -1 if it is not a number.
std::int64_t share_in(std::string_view text) {
    const std::size_t dot = text.find('.');
    if (dot != 1 || text[0] < '0' || text[0] > '1') return -1;
    std::string digits(text.substr(dot + 1, kShareDecimals));
    digits.resize(kShareDecimals, '0');
    return std::int64_t{10'000} * (text[0] - '0') + number_at_start(digits);
}

std::int64_t yes_no_in(std::string_view text) {
    return text == kYes ? 1 : text == kNo ? 0 : -1;
}

template <const auto& levels>
std::optional<std::int64_t> level_named(std::string_view name) {
    const auto found = std::find_if(levels.begin(), levels.end(), [&](auto l) { return same_word(name_of(l), name); });
    return found == levels.end() ? std::nullopt : std::optional<std::int64_t>(found - levels.begin());
}
template <const auto& levels>
std::int64_t level_in(std::string_view name) {
    return level_named<levels>(name).value_or(-1);
}
template <const auto& levels>
std::string level_text(std::int64_t level) {
    return std::string(name_of(levels[static_cast<std::size_t>(level)]));
}

std::string whole_text(std::int64_t number) {
    return std::to_string(number);
}
std::string rating_text(std::int64_t rating) {
    return rating == kBeyondRating ? std::string(kBeyond) : format_rating(static_cast<int>(rating));
}
std::string yes_no_text(std::int64_t number) {
    return std::string(number > 0 ? kYes : kNo);
}

std::string shown_rating(std::int64_t rating) {
    return rating == kBeyondRating ? std::string(words::kBeyond) : rating_text(rating);
}
std::string shown_yes_no(std::int64_t number) {
    return std::string(number > 0 ? words::kYes : words::kNo);
}
std::string shown_level(std::int64_t level) {
    return level_in_sentence(static_cast<int>(level));
}

// --- numbers in filters ---

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number > 1'000'000'000'000) return std::nullopt;
    return number;
}

// "7.25" or "7" with at most this many decimals, as a whole number of units of the last decimal.
template <std::size_t decimals>
std::optional<std::int64_t> decimal_number(std::string_view text) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    std::string digits(text.substr(0, dot));
    std::string_view after = text.substr(std::min(dot + 1, text.size()));
    if (digits.empty() || after.size() > decimals || (dot < text.size() && after.empty())) return std::nullopt;
    digits += after;
    digits.append(decimals - after.size(), '0');
    if (digits.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    return whole_number(digits);
}

// --- kinds ---

struct KindOfNumber {
    std::int64_t (*cell)(std::string_view);
    std::string (*text)(std::int64_t);   // of numbers from 0
    std::string (*shown)(std::int64_t);  // in the page's language
    std::optional<std::int64_t> (*field)(std::string_view) = nullptr;
    words::Text expected = {};
};

// In the order of ColumnKind, from ColumnKind::count.
constexpr std::array<KindOfNumber, 7> kKinds = {{
    {number_at_start, whole_text, whole_text, whole_number, words::kFilterExpectedNumber},
    {number_or_none, whole_text, whole_text, whole_number, words::kFilterExpectedNumber},
    {rating_in, rating_text, shown_rating, decimal_number<1>, words::kFilterExpectedRating},
    {share_in, ten_thousandths, ten_thousandths, decimal_number<kShareDecimals>, words::kFilterExpectedWnef},
    {yes_no_in, yes_no_text, shown_yes_no},
    {level_in<kAllLevels>, level_text<kAllLevels>, shown_level, level_named<kAllLevels>, words::kFilterExpectedLevel},
    {level_in<kAllHodokuLevels>, level_text<kAllHodokuLevels>, level_text<kAllHodokuLevels>,
     level_named<kAllHodokuLevels>, words::kFilterExpectedHodokuLevel},
}};

const KindOfNumber& kind_of(Column column) {
    return kKinds[static_cast<std::size_t>(card_of(column).kind) - static_cast<std::size_t>(ColumnKind::count)];
}

}  // namespace

std::optional<Column> column_of(std::string_view short_name) {
    const auto found =
        std::find_if(kColumns.begin(), kColumns.end(), [&](const ColumnCard& c) { return c.short_name == short_name; });
    return found == kColumns.end() ? std::nullopt : std::optional(found->column);
}

std::int64_t cell_number(Column column, std::string_view cell) {
    return kind_of(column).cell(cell);
}
std::string number_text(Column column, std::int64_t number) {
    return number < 0 ? std::string(kNothing) : kind_of(column).text(number);
}
std::string shown_number(Column column, std::int64_t number) {
    return number < 0 ? std::string(kNothing) : kind_of(column).shown(number);
}

std::string shown_technique(std::string_view cell) {
    if (language() == Language::english) return std::string(cell);
    if (cell == phrase_of(RatingStatus::beyond)) return std::string(words::kBeyond);
    if (cell == phrase_of(RatingStatus::no_solution)) return std::string(words::kNoSolution);
    if (cell == phrase_of(RatingStatus::several_solutions)) return std::string(words::kSeveralSolutions);
    return std::string(technique_in_words(cell));
}

bool is_field(Column column) {
    return is_number(column) && kind_of(column).field != nullptr;
}
std::optional<std::int64_t> field_number(Column column, std::string_view text) {
    return kind_of(column).field(text);
}
words::Text expected_of(Column column) {
    return kind_of(column).expected;
}

}  // namespace rookery::shell
