// What a part sent, kept in memory; and the rules by which the rows of all parts become those of the work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "work/work.hpp"

namespace rookery {

struct InputProblem {
    std::int64_t line = 1;
    std::int64_t column = 1;
    std::string sentence;
    friend bool operator==(const InputProblem&, const InputProblem&) = default;
};

class CollectingSink : public Sink {
  public:
    void row(std::string_view text) override { rows.emplace_back(text); }
    void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override {
        problems.push_back({line, column, std::string(sentence)});
    }

    std::vector<std::string> rows;
    std::vector<InputProblem> problems;
};

// Makes the rows of a whole work from those of its parts, offered in the order of the parts: all rows of a work with an
// end, or as many as it wants; of an open-ended one the first items() different rows; counts added up. So neither the
// number of workers nor their speed shows in the result.
class RowGate {
  public:
    explicit RowGate(const Work& work)
        : open_ended_{work.parts() == kOpenEnded},
          adds_counts_{work.adds_counts()},
          wanted_{open_ended_ ? work.items() : work.most_rows()} {}

    bool enough() const { return taken_ >= wanted_; }
    // The row to be written now, if any: this one, or the sum of those before it. Valid until the next call.
    const std::string* take(const std::string& row) {
        if (enough() || (open_ended_ && !seen_.insert(row).second)) return nullptr;
        ++taken_;
        return adds_counts_ ? add(Count(row)) : &row;
    }
    // The last sum, if there is one. For when no more rows come.
    const std::string* end() { return add(std::nullopt); }
    std::int64_t taken() const { return taken_; }

  private:
    // A row, parted at its last number.
    struct Count {
        std::string before;
        std::uint64_t number = 0;
        std::string behind;

        explicit Count(const std::string& row) {
            constexpr const char* kDigits = "0123456789";
            const std::size_t end = row.find_last_of(kDigits) + 1;
            const std::size_t begin = row.substr(0, end).find_last_not_of(kDigits) + 1;
            before = row.substr(0, begin);
            behind = row.substr(end);
            for (std::size_t i = begin; i < end; ++i) number = 10 * number + static_cast<std::uint64_t>(row[i] - '0');
        }
        bool is_of_the_same(const Count& other) const { return before == other.before && behind == other.behind; }
        std::string text() const { return before + std::to_string(number) + behind; }
    };

    const std::string* add(std::optional<Count> count) {
        if (count && sum_ && sum_->is_of_the_same(*count)) {
            sum_->number += count->number;
            return nullptr;
        }
        const bool complete = sum_.has_value();
        if (complete) written_ = sum_->text();
        sum_ = std::move(count);
        return complete ? &written_ : nullptr;
    }

    bool open_ended_;
    bool adds_counts_;
    std::int64_t wanted_;
    std::int64_t taken_ = 0;
    std::unordered_set<std::string> seen_;
    std::optional<Count> sum_;
    std::string written_;
};

}  // namespace rookery
