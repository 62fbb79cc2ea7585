// Checks of the output of every part, for any call.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/text/invariants.hpp"
#include "job/job.hpp"

namespace rookery::fuzz {

// Checks the output of a part, and keeps nothing.
class CheckingSink final : public Sink {
  public:
    std::string broken;

    void row(std::string_view text) override {
        if (text.find('\n') != std::string_view::npos) broken = "a row with a line end";
    }
    void problem(std::int64_t line, std::int64_t column, std::string_view sentence) override {
        if (line < 1 || column < 1) broken = "a problem without a place";
        if (sentence.empty() || !is_clean(sentence)) broken = "a sentence that is not clean";
    }
};

}  // namespace rookery::fuzz
