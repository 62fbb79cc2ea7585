// The verb pattern with `all`: every puzzle of a pattern, how many there are, or an estimate of that.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "job/job.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

// Clues with any number of solutions except none.
class CluesOption final : public Option {
  public:
    CluesOption(OptionPlace place, std::string_view name, std::string help)
        : Option(place, name, "PUZZLE", std::move(help)) {}
    const std::optional<Grid9>& clues() const { return clues_; }

  private:
    std::string read(std::string_view text) override;

    std::optional<Grid9> clues_;
};

struct WholePatternOptions : VerbOptions {
    SwitchOption all{this, "all", "every puzzle of each pattern; of those that differ only by symmetry, one"};
    SwitchOption raw{this, "raw", "with all: include the others, in every relabelling of the digits"};
    CluesOption within{this, "within", "with all: only puzzles that have these clues, in cells of the pattern"};
    SwitchOption minimal{this, "minimal", "with all: only puzzles from which no clue can be removed"};
    SwitchOption count{this, "count", "with all: only the number of puzzles"};
    SwitchOption estimate{this, "estimate",
                          "with all: only an estimate of their number and of the work, from random paths"};
    NumberOption<int> paths{
        this, "paths", "N", "with estimate: number of paths", {.low = 2, .high = 100'000'000}, {.value = 5000}};
    SeedOption seed{this, "with estimate: random seed"};

    // Whether the request goes beyond the existence of puzzles.
    bool wanted() const;
};

// Refuses incompatible options.
std::unique_ptr<Job> make_whole_pattern(const Call& call, WholePatternOptions& options);

std::vector<RowInfo> whole_pattern_rows();

// Patterns as the verb pattern reads them: one mask per line; blank lines are ignored.
struct PatternLine {
    std::int64_t number;
    std::string text;

    // Nothing, after sending a problem, if it is not a mask.
    std::optional<CellSet> cells(Sink& sink) const;
};

std::vector<PatternLine> pattern_lines(std::string_view input);

// 81 characters: x in the cells.
std::string pattern_text(CellSet cells);

}  // namespace rookery
