// levels: the level test of "Ease and Toil" on the control lists, and the nearest level of puzzles given.
#include "rate/decimals.hpp"
#include "rate/level_test.hpp"
#include "verbs/ease_columns.hpp"
#include "verbs/ease_options.hpp"
#include "verbs/list_work.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr std::size_t kLevelsChunk = 1024;

// Without puzzles: the table, or the control lists themselves.
class LevelTableWork final : public Work {
  public:
    LevelTableWork(EaseWeight weight, bool puzzles, bool json) : weight_{weight}, puzzles_{puzzles}, json_{json} {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override {
        return static_cast<std::int64_t>(puzzles_ ? kLevels * kControlPuzzles : kLevels);
    }
    std::int64_t items_in(std::int64_t) const override { return items(); }
    std::vector<std::string> columns() const override {
        if (json_) return {"json"};
        if (puzzles_) return {"level", "puzzle", "WNEF"};
        return {"level", "puzzles", "mean", "variance", "t", "critical t", "told apart"};
    }

    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        const LevelTest test = test_levels(weight_);
        for (std::size_t level = 0; level < kLevels; ++level) {
            if (puzzles_) {
                send_puzzles(level, sink);
            } else {
                send_level(test, level, sink);
            }
        }
        return PartStatus::done;
    }

  private:
    static Row& decimals(Row& row, std::string_view column, double value, int places) {
        return row.shown(column, format_decimals(value, places), value);
    }

    void send_level(const LevelTest& test, std::size_t level, Sink& sink) const {
        const SampleStatistics& sample = test.levels[level];
        Row row(json_);
        row.text("level", kLevelNames[level]).number("puzzles", sample.size);
        decimals(row, "mean", sample.mean, 4);
        decimals(row, "variance", sample.variance, 6);
        if (level < test.neighbours.size()) {
            const MeanComparison& next = test.neighbours[level];
            decimals(row, "t", next.t, 2);
            decimals(row, "critical t", next.critical, 3);
            row.shown("told apart", next.told_apart ? "yes" : "no", next.told_apart);
            row.extra("freedom", std::int64_t{next.freedom});
        } else {
            row.absent("t").absent("critical t").absent("told apart");
        }
        row.extra("weight", std::string(name_of(weight_)));
        sink.row(row.write());
    }

    void send_puzzles(std::size_t level, Sink& sink) const {
        const auto wnefs = control_wnefs(level, weight_);
        for (std::size_t i = 0; i < kControlPuzzles; ++i) {
            Row row(json_);
            row.text("level", kLevelNames[level]).text("puzzle", kControlLists[level][i]);
            decimals(row, "WNEF", wnefs[i], 4);
            sink.row(row.write());
        }
    }

    EaseWeight weight_;
    bool puzzles_;
    bool json_;
};

class NearestLevelWork final : public ListWork {
  public:
    NearestLevelWork(const Call& call, Options& options, EaseWeight weight)
        : ListWork(call, options, kLevelsChunk), test_{test_levels(weight)} {}

  protected:
    std::vector<std::string> text_columns() const override { return {"puzzle", "WNEF", "nearest level"}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        const Grid9* grid = givens9(puzzle, sink, "levels");
        if (grid == nullptr) return true;
        const Ease ease = ease_of(*grid);
        Row row(json());
        row.text("puzzle", puzzle_line(puzzle));
        add_wnef(row, ease, test_.weight);
        if (ease.empty_cells == 0) {
            row.absent("nearest level");
        } else {
            row.text("nearest level", kLevelNames[test_.nearest(ease.wnef(test_.weight))]);
        }
        sink.row(row.write());
        return true;
    }

  private:
    LevelTest test_;
};

std::unique_ptr<Work> make_levels(const Call& call, Options& options) {
    const EaseWeight weight = read_ease_weight(options);
    const bool table = options.flag("table");
    const bool puzzles = options.flag("puzzles");
    if (table && puzzles) options.reject_call("expected one of table and puzzles, found both");
    if (table || puzzles) {
        if (!call.input.empty()) {
            options.reject_call("table and puzzles show what the levels are: expected no puzzles beside them");
        }
        return std::make_unique<LevelTableWork>(weight, puzzles, options.flag("json"));
    }
    return std::make_unique<NearestLevelWork>(call, options, weight);
}

}  // namespace

Verb levels_verb() {
    return {{"levels",
             "the level of each puzzle by its WNEF: easy, medium, hard or evil",
             true,
             {{"weight", "NAME", "of choices in the WNEF: exponential (if not given), quadratic, linear"},
              {"table", "", "instead of puzzles: the WNEF of each level, and whether it tells the levels apart"},
              {"puzzles", "", "instead of puzzles: those of the control lists, which the levels are known from"},
              kJsonOption},
             {"table", "puzzles"}},
            make_levels};
}

}  // namespace rookery
