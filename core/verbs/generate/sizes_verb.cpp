// sizes: new puzzles of 4 to 25 rows, plain or diagonal, of a level. An open-ended job: each part is one puzzle, from
// its own random stream.
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "generate/sizes/shape_puzzle.hpp"
#include "text/text.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMaxPuzzlesOfSize = 1'000'000;
constexpr std::int64_t kMaxIdleParts = 1000;  // for 4x4 and rare levels of 6x6, which have fewer puzzles
constexpr int kAttemptsAtSize = 100;          // per part: only some puzzles of 6x6 need their level
constexpr int kMaxCluesOfSize = 624;

std::vector<ChoiceOption<ShapeLevel>::Meaning> shape_levels() {
    return {{"easy", ShapeLevel::easy, "hidden singles"},
            {"medium", ShapeLevel::medium, "naked singles too"},
            {"hard", ShapeLevel::hard, "locked candidates, pairs and triples too"},
            {"expert", ShapeLevel::expert, "more than these"}};
}

struct SizesOptions : VerbOptions {
    NumberOption<int> size{this,
                           "size",
                           "N",
                           "rows: 4, 6, 8, 9, 12, 16 or 25; boxes of 6, 8 and 12 rows are wider than high",
                           {.low = 4, .high = kLargestSide},
                           {.value = 16}};
    SwitchOption diagonal{this, "diagonal", "both main diagonals also contain every digit"};
    ChoiceOption<ShapeLevel> level{this, "level", "what is needed", shape_levels(), {.word = "easy"}};
    NumberOption<int> clues{this,
                            "clues",
                            "N",
                            "leave at least N clues",
                            {.high = kMaxCluesOfSize},
                            {.note = "as few as the level permits"}};
    NumberOption<std::int64_t> count{
        this, "count", "N", "number of puzzles", {.low = 1, .high = kMaxPuzzlesOfSize}, {.value = 1}};
    SeedOption seed{this, "random seed"};
};

struct SizesRow {
    std::string puzzle;
    int clues;
    std::string solution;
};
constexpr std::array kSizesColumns{column<&SizesRow::puzzle>("puzzle"), column<&SizesRow::clues>("clues"),
                                   column<&SizesRow::solution>("solution")};

class SizesJob final : public Job {
  public:
    explicit SizesJob(const SizesOptions& options)
        : shape_{*shape_of_side(options.size.value(), options.diagonal.on())},
          level_{options.level.value()},
          clues_{options.clues.value()},
          count_{options.count.value()},
          seed_{options.seed.value()},
          table_(kSizesColumns, options.json.on()) {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return count_; }
    std::string_view item_name() const override { return "puzzles"; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    std::vector<std::string> columns() const override { return table_.header(); }
    std::int64_t max_idle_parts() const override { return kMaxIdleParts; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(seed_, static_cast<std::uint64_t>(part));
        for (int i = 0; i < kAttemptsAtSize; ++i) {
            const auto made = shape_puzzle(shape_, level_, clues_, random, stop);
            if (stop.stop_requested()) return PartStatus::stopped;
            if (!made) continue;
            table_.send({to_line(made->puzzle), made->puzzle.clue_count(), to_line(made->solution)}, sink);
            break;
        }
        return PartStatus::done;
    }

  private:
    Shape shape_;
    ShapeLevel level_;
    int clues_;
    std::int64_t count_;
    std::uint64_t seed_;
    Table<SizesRow> table_;
};

std::unique_ptr<Job> make_sizes(const Call&, SizesOptions& options) {
    const int size = options.size.value();
    if (!shape_of_side(size)) {
        options.refuse("size is 4, 6, 8, 9, 12, 16 or 25, found " + std::to_string(size));
        return nullptr;
    }
    if (size == 4 && options.level.value() != ShapeLevel::easy) {
        options.refuse("every 4x4 puzzle is easy: leave out the level");
        return nullptr;
    }
    return std::make_unique<SizesJob>(options);
}

}  // namespace

Verb sizes_verb() {
    return declared_verb({.name = "sizes",
                          .help = "new puzzles of 4x4 to 25x25, plain or diagonal, of a level",
                          .takes_input = false,
                          .rows = {row_info(kSizesColumns)}},
                         make_sizes);
}

}  // namespace rookery
