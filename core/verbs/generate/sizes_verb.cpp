// sizes: new puzzles of 4, 9 or 16 rows, plain or diagonal, that singles solve. An open-ended job: each part is one
// puzzle, from its own random stream.
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "generate/singles_puzzle.hpp"
#include "text/text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kMaxPuzzlesOfSize = 1'000'000;
constexpr std::int64_t kMaxIdleParts = 1000;  // for 4x4, which has fewer puzzles

struct SizesOptions : VerbOptions {
    NumberOption<int> order{this,        "order", "N", "2, 3 or 4, for 4x4, 9x9 or 16x16", {.low = 2, .high = 4},
                            {.value = 4}};
    SwitchOption diagonal{this, "diagonal", "both main diagonals also contain every digit"};
    NumberOption<int> clues{
        this, "clues", "N", "leave at least N clues", {.high = 256}, {.note = "as few as singles can solve"}};
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
        : order_{options.order.value()},
          variant_{options.diagonal.on() ? Variant::diagonal : Variant::plain},
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
        switch (order_) {
            case 2:
                return make<2>(random, sink, stop);
            case 3:
                return make<3>(random, sink, stop);
            default:
                return make<4>(random, sink, stop);
        }
    }

  private:
    template <int N>
    PartStatus make(Random& random, Sink& sink, StopToken stop) const {
        const auto made = singles_puzzle<N>(random, variant_, clues_, stop);
        if (!made) return PartStatus::stopped;
        table_.send({to_line(made->puzzle), made->puzzle.clue_count(), to_line(made->solution)}, sink);
        return PartStatus::done;
    }

    int order_;
    Variant variant_;
    int clues_;
    std::int64_t count_;
    std::uint64_t seed_;
    Table<SizesRow> table_;
};

std::unique_ptr<Job> make_sizes(const Call&, SizesOptions& options) {
    return std::make_unique<SizesJob>(options);
}

}  // namespace

Verb sizes_verb() {
    return declared_verb({.name = "sizes",
                          .help = "new 4x4, 9x9 or 16x16 puzzles that singles alone solve",
                          .takes_input = false,
                          .rows = {row_info(kSizesColumns)}},
                         make_sizes);
}

}  // namespace rookery
