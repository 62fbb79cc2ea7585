#include "shell/lab/hall_picture.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings_lab.hpp"

namespace rookery::shell {
namespace {

using Domain = std::vector<int>;

// "3 4", "{3,4}"
Domain numbers_in(std::string_view text) {
    Domain numbers;
    const auto is_digit = [](char c) { return ('0' <= c && c <= '9') || c == '-'; };
    for (std::size_t at = 0; at < text.size();) {
        if (!is_digit(text[at])) {
            ++at;
            continue;
        }
        int number = 0;
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
        if (error != std::errc()) {  // no number, or one that is too large
            at = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
            continue;
        }
        numbers.push_back(number);
        at = static_cast<std::size_t>(end - text.data());
    }
    return numbers;
}

// "{1,2} {} {2,3}"
std::vector<Domain> domains_in(std::string_view text) {
    std::vector<Domain> domains;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        domains.push_back(numbers_in(text.substr(open, text.find('}', open) - open)));
    }
    return domains;
}

class Reader {
  public:
    Reader(const LabTable& table, std::size_t row) : table_{table}, row_{row} {}

    HallPicture read() {
        const std::string* domains = field(row_, "domains");
        if (domains == nullptr || field(row_, "consistency") == nullptr) return {};
        const std::vector<Domain> all = domains_in(*domains);
        for (const Domain& domain : all) values_.insert(values_.end(), domain.begin(), domain.end());
        std::sort(values_.begin(), values_.end());
        values_.erase(std::unique(values_.begin(), values_.end()), values_.end());
        const bool fits = all.size() <= HallPicture::kMaxVariables && values_.size() <= HallPicture::kMaxValues;
        if (all.empty() || !fits) return {};

        for (const int value : values_) picture_.values.push_back(std::to_string(value));
        picture_.consistency = *field(row_, "consistency");
        picture_.cells.assign(all.size(), std::vector<HallPicture::Cell>(values_.size()));
        mark(all, HallPicture::Value::stays);
        field(row_, "pruned") == nullptr ? read_reasons() : read_pruned();
        return std::move(picture_);
    }

  private:
    const std::string* field(std::size_t row, std::string_view column) const {
        const auto at = std::find(table_.columns.begin(), table_.columns.end(), column);
        if (at == table_.columns.end() || row >= table_.rows.size()) return nullptr;
        return &table_.rows[row][static_cast<std::size_t>(at - table_.columns.begin())];
    }

    // Null: there is no such value, or variable.
    HallPicture::Cell* cell(std::size_t variable, int value) {
        const auto at = std::lower_bound(values_.begin(), values_.end(), value);
        if (variable >= picture_.cells.size() || at == values_.end() || *at != value) return nullptr;
        return &picture_.cells[variable][static_cast<std::size_t>(at - values_.begin())];
    }

    void mark(const std::vector<Domain>& domains, HallPicture::Value as) {
        for (std::size_t variable = 0; variable < domains.size(); ++variable) {
            for (const int value : domains[variable]) {
                if (HallPicture::Cell* at = cell(variable, value)) at->value = as;
            }
        }
    }

    // What is in no pruned domain goes.
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
            const Domain numbers = numbers_in(*value);
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
        const Domain numbers = numbers_in(text);
        if (!text.starts_with('x') || numbers.size() != 1 || numbers.front() < 1) return std::nullopt;
        return static_cast<std::size_t>(numbers.front() - 1);
    }

    void mark_hall_set() {
        const std::string* variables = field(row_, "Hall variables");
        const std::string* values = field(row_, "Hall values");
        if (variables == nullptr || values == nullptr) return;
        for (const int variable : numbers_in(*variables)) {
            for (const int value : numbers_in(*values)) {
                if (HallPicture::Cell* at = cell(static_cast<std::size_t>(variable - 1), value)) at->in_hall_set = true;
            }
        }
    }

    void mark_matching() {
        const std::string* matching = field(row_, "matching");
        if (matching == nullptr || *matching == "-") return;
        const Domain values = numbers_in(*matching);
        for (std::size_t variable = 0; variable < values.size(); ++variable) {
            if (HallPicture::Cell* at = cell(variable, values[variable])) at->matched = true;
        }
    }

    const LabTable& table_;
    std::size_t row_;
    std::vector<int> values_;
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
