// A sink that keeps the output of a part in memory.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "job/job.hpp"

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

}  // namespace rookery
