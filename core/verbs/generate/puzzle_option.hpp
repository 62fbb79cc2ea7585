// An option whose value is a puzzle.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "board/grid.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

// A 9x9 puzzle with exactly one solution, in any format that core/text reads.
class PuzzleOption final : public Option {
  public:
    PuzzleOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "PUZZLE", std::move(help)) {}
    const std::optional<Grid9>& puzzle() const { return puzzle_; }

  private:
    std::string read(std::string_view text) override;

    std::optional<Grid9> puzzle_;
};

}  // namespace rookery
