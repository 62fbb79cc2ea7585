// What a part sent, kept in memory; and the rule by which the rows of an open-ended work are taken.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
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

// Which rows of a work count, offered in the order of the parts: all rows of a work with an end; of an open-ended one
// the first items() different rows. So neither the number of workers nor their speed shows in the result.
class RowGate {
  public:
    explicit RowGate(const Work& work) : open_ended_{work.parts() == kOpenEnded}, wanted_{work.items()} {}

    bool enough() const { return open_ended_ && taken_ >= wanted_; }
    // Whether this row is to be written.
    bool take(const std::string& row) {
        if (open_ended_ && (enough() || !seen_.insert(row).second)) return false;
        ++taken_;
        return true;
    }
    std::int64_t taken() const { return taken_; }

  private:
    bool open_ended_;
    std::int64_t wanted_;
    std::int64_t taken_ = 0;
    std::unordered_set<std::string> seen_;
};

}  // namespace rookery
