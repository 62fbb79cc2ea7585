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
// end, or as many as it wants; of an open-ended one the first items() different rows, or those that come before its
// patience ends; counts added up; the work's last word where there are none. So neither the number of workers nor their
// speed shows in the result.
class RowGate {
  public:
    explicit RowGate(const Work& work)
        : open_ended_{work.parts() == kOpenEnded},
          keyed_by_last_{work.keyed_by_last()},
          adds_counts_{work.adds_counts()},
          wanted_{open_ended_ ? work.items() : work.most_rows()},
          patience_{work.patience()},
          last_word_{work.last_word(true)},
          left_open_{work.last_word(false)} {}

    bool enough() const { return taken_ >= wanted_; }
    // So many parts in a row without a new row that the work gives up.
    bool gave_up() const { return open_ended_ && idle_parts_ >= patience_; }
    // No more rows are looked at.
    bool closed() const { return enough() || gave_up(); }
    // A part has left the work's question open.
    bool left_open() const { return !left_open_.empty() && last_word_ == left_open_; }
    // False: the row says that its part left its question open.
    bool is_result(std::string_view row) const { return left_open_.empty() || row != left_open_; }
    // The row to be written now, if any: this one, or the sum of those before it. Valid until the next call.
    const std::string* take(const std::string& row) {
        if (!is_result(row)) {
            last_word_ = left_open_;
            return nullptr;
        }
        if (closed() || (open_ended_ && !is_new(row))) return nullptr;
        ++taken_;
        idle_parts_ = -1;
        return adds_counts_ ? add(Count(row)) : &row;
    }
    // The part whose rows were offered last is done.
    void end_part() {
        if (!closed()) ++idle_parts_;
    }
    // What is to be written once no more rows come, if anything: the last sum, or the work's last word. `complete`: all
    // parts are done, and none had a problem.
    const std::string* end(bool complete) {
        if (taken_ > 0) return add(std::nullopt);
        written_ = complete ? last_word_ : left_open_;
        last_word_.clear();
        left_open_.clear();
        return written_.empty() ? nullptr : &written_;
    }
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

    bool is_new(const std::string& row) {
        // Without a tab or a colon the key is the whole row.
        return seen_.insert(keyed_by_last_ ? row.substr(row.find_last_of("\t:") + 1) : row).second;
    }

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
    bool keyed_by_last_;
    bool adds_counts_;
    std::int64_t wanted_;
    std::int64_t patience_;
    std::string last_word_;
    std::string left_open_;
    std::int64_t taken_ = 0;
    std::int64_t idle_parts_ = 0;           // in a row; -1: the part that is at it brought a new row
    std::unordered_set<std::string> seen_;  // rows of an open-ended work, or what they are known by
    std::optional<Count> sum_;
    std::string written_;
};

}  // namespace rookery
