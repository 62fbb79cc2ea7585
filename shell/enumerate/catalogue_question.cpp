#include "shell/enumerate/catalogue_question.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "catalogue/count_table.hpp"
#include "shell/enumerate/enumeration.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::size_t kDigitsOfGroup = 3;

// The length in bytes of the digit-group separator at the beginning of `text`; 0: none.
std::size_t group_sign(std::string_view text) {
    constexpr std::array<std::string_view, 8> kSigns = {" ", ",", ".", "'", "\u2019", "\u00A0", "\u2009", "\u202F"};
    const auto found = std::find_if(kSigns.begin(), kSigns.end(),
                                    [&](std::string_view sign) { return text.substr(0, sign.size()) == sign; });
    return found == kSigns.end() ? 0 : found->size();
}

std::optional<std::int64_t> number_from_one(std::string_view digits) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size() || number < 1) return std::nullopt;
    return number;
}

}  // namespace

std::optional<std::int64_t> grid_number(std::string_view text) {
    std::string digits;
    std::size_t in_group = 0;
    bool grouped = false;
    while (!text.empty()) {
        const std::size_t sign = group_sign(text);
        if (sign == 0) {
            digits += text.front();
            ++in_group;
            text.remove_prefix(1);
            continue;
        }
        if (in_group == 0 || in_group > kDigitsOfGroup || (grouped && in_group != kDigitsOfGroup)) return std::nullopt;
        grouped = true;
        in_group = 0;
        text.remove_prefix(sign);
    }
    if (grouped && in_group != kDigitsOfGroup) return std::nullopt;
    const auto number = number_from_one(digits);
    return number && *number <= static_cast<std::int64_t>(kGridClasses) ? number : std::nullopt;
}

std::string grid_number_text(std::int64_t number) {
    return fill(words::kGridNumber, {thousands(number), thousands(static_cast<std::int64_t>(kGridClasses))});
}

std::optional<CatalogueRow> read_catalogue_row(std::string_view row) {
    const std::size_t tab = std::min(row.find('\t'), row.size());
    const auto number = number_from_one(row.substr(0, tab));
    const auto least = tab < row.size() ? grid_of_input(row.substr(tab + 1)) : std::nullopt;
    if (!number || !least) return std::nullopt;
    return CatalogueRow{*number, *least};
}

void CatalogueQuestion::clear() {
    await(0);
    row_.reset();
    failure_.clear();
}

void CatalogueQuestion::start(int job) {
    clear();
    await(job);
}

void CatalogueQuestion::answer(const CatalogueRow& row) {
    clear();
    row_ = row;
}

void CatalogueQuestion::take_rows(std::string_view rows) {
    row_ = read_catalogue_row(first_line_of(rows));
}

void CatalogueQuestion::take_problem(std::string_view sentence) {
    if (failure_.empty()) failure_ = std::string(sentence);
}

std::string CatalogueQuestion::take_end(const JobItem& /*job*/, JobEnd end, std::string_view message) {
    if (end == JobEnd::failed) failure_ = std::string(message);
    if (end != JobEnd::finished) row_.reset();
    answered_();
    return {};
}

}  // namespace rookery::shell
