#include "shell/lab/hall_picture.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "textbook/combinatorics/domain.hpp"

namespace rookery::shell {
namespace {

// The numbers of "1 2 3", "x1 x2" or "3". Empty for any other format.
std::vector<int> numbers_in(std::string_view text) {
    std::vector<int> numbers;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.starts_with('x')) word.remove_prefix(1);
        int number = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc() || stop != word.data() + word.size()) return {};
        numbers.push_back(number);
    }
    return numbers;
}

// The domains in a text of the verb's format; empty for any other text.
std::vector<Domain> domains_in(std::string_view text) {
    auto read = parse_domains(reading::line_of(text, 1));
    auto* const domains = std::get_if<std::vector<Domain>>(&read);
    return domains == nullptr ? std::vector<Domain>{} : std::move(*domains);
}

class Reader {
  public:
    Reader(const LabTable& table, std::size_t row) : table_{table}, row_{row} {}

    HallPicture read() {
        const std::string* domains = field(row_, "domains");
        if (domains == nullptr || field(row_, "consistency") == nullptr) return {};
        const std::vector<Domain> all = domains_in(*domains);
        for (const Domain domain : all) values_ |= domain;
        const auto columns = static_cast<std::size_t>(std::popcount(values_));
        if (all.empty() || all.size() > HallPicture::kMaxVariables || columns > HallPicture::kMaxValues) return {};

        for_each_value(values_, [&](int value) { picture_.values.push_back(std::to_string(value)); });
        picture_.consistency = *field(row_, "consistency");
        picture_.cells.assign(all.size(), std::vector<HallPicture::Cell>(columns));
        mark(all, HallPicture::Value::stays);
        field(row_, "pruned") == nullptr ? read_reasons() : read_pruned();
        return std::move(picture_);
    }

  private:
    template <class F>
    static void for_each_value(Domain domain, F f) {
        for (; domain != 0; domain = without_least(domain)) f(least_of(domain));
    }

    const std::string* field(std::size_t row, std::string_view column) const {
        const auto at = std::find(table_.columns.begin(), table_.columns.end(), column);
        if (at == table_.columns.end() || row >= table_.rows.size()) return nullptr;
        return &table_.rows[row][static_cast<std::size_t>(at - table_.columns.begin())];
    }

    // Null: there is no such value or variable.
    HallPicture::Cell* cell(std::size_t variable, int value) {
        const bool is_there = 0 <= value && value < kDomainValues && (values_ & bit_of(value)) != 0;
        if (variable >= picture_.cells.size() || !is_there) return nullptr;
        return &picture_.cells[variable][static_cast<std::size_t>(std::popcount(values_ & (bit_of(value) - 1)))];
    }

    void mark(const std::vector<Domain>& domains, HallPicture::Value as) {
        for (std::size_t variable = 0; variable < domains.size(); ++variable) {
            for_each_value(domains[variable], [&](int value) {
                if (HallPicture::Cell* at = cell(variable, value)) at->value = as;
            });
        }
    }

    // Eliminates every value that its pruned domain lacks.
    void read_pruned() {
        const std::vector<Domain> left = domains_in(*field(row_, "pruned"));
        for (auto& of_variable : picture_.cells) {
            for (HallPicture::Cell& at : of_variable) {
                if (at.value == HallPicture::Value::stays) at.value = HallPicture::Value::goes;
            }
        }
        mark(left, HallPicture::Value::stays);
    }

    void read_reasons() {
        std::size_t first = row_;
        while (first > 0 && is_of_same_run(first - 1)) --first;
        for (std::size_t row = first; row <= row_; ++row) {
            const std::string* variable = field(row, "variable");
            const std::string* value = field(row, "value");
            if (variable == nullptr || value == nullptr) return;
            const std::optional<std::size_t> which = variable_in(*variable);
            const std::vector<int> numbers = numbers_in(*value);
            if (!which || numbers.size() != 1) continue;
            if (HallPicture::Cell* at = cell(*which, numbers.front())) {
                at->value = row == row_ ? HallPicture::Value::goes : HallPicture::Value::gone;
            }
        }
        if (const std::string* reason = field(row_, "reason")) picture_.reason = *reason;
        mark_hall_set();
        mark_matching();
    }

    bool is_of_same_run(std::size_t row) const {
        return *field(row, "domains") == *field(row_, "domains") &&
               *field(row, "consistency") == *field(row_, "consistency");
    }

    // "x3": 2
    static std::optional<std::size_t> variable_in(std::string_view text) {
        const std::vector<int> numbers = numbers_in(text);
        if (!text.starts_with('x') || numbers.size() != 1 || numbers.front() < 1) return std::nullopt;
        return static_cast<std::size_t>(numbers.front() - 1);
    }

    void mark_hall_set() {
        const std::string* variables = field(row_, "Hall variables");
        const std::string* values = field(row_, "Hall values");
        if (variables == nullptr || values == nullptr) return;
        const std::vector<Domain> hall = domains_in(*values);
        if (hall.size() != 1) return;
        for (const int variable : numbers_in(*variables)) {
            for_each_value(hall.front(), [&](int value) {
                if (HallPicture::Cell* at = cell(static_cast<std::size_t>(variable - 1), value)) at->in_hall_set = true;
            });
        }
    }

    void mark_matching() {
        const std::string* matching = field(row_, "matching");
        if (matching == nullptr) return;
        const std::vector<int> values = numbers_in(*matching);
        for (std::size_t variable = 0; variable < values.size(); ++variable) {
            if (HallPicture::Cell* at = cell(variable, values[variable])) at->matched = true;
        }
    }

    const LabTable& table_;
    std::size_t row_;
    Domain values_ = 0;  // of all domains
    HallPicture picture_;
};

}  // namespace

std::string HallPicture::text_of(std::size_t variable) const {
    std::string left;
    std::string gone;
    std::string matched;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Cell& at = cells[variable][i];
        if (at.value == Value::stays) left += ' ' + values[i];
        if (at.value == Value::gone || at.value == Value::goes) gone += ' ' + values[i];
        if (at.matched) matched = values[i];
    }
    std::string text = 'x' + std::to_string(variable + 1) + ':' + left;
    if (!gone.empty()) text += fill(words::kHallWithout, {gone.substr(1)});
    if (!matched.empty()) text += fill(words::kHallMatched, {matched});
    return text;
}

HallPicture hall_picture(const LabTable& table, std::size_t row) {
    return Reader(table, row).read();
}

}  // namespace rookery::shell
