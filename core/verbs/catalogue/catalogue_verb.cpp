// catalogue: the number of a grid among all essentially different ones, and grids by number.
#include "catalogue/catalogue.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "board/isomorphism.hpp"
#include "catalogue/min_lex_rows.hpp"
#include "solve/solve.hpp"
#include "verbs/catalogue/count_table_source.hpp"
#include "verbs/catalogue/grid_range.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {
namespace {

constexpr int kRankChunk = 64;  // some milliseconds
constexpr std::size_t kUnrankChunk = 10'000;
constexpr std::int64_t kRandomChunk = 64;

// What a random draw makes equally likely.
enum class Uniform : std::uint8_t { classes, grids };

struct CatalogueOptions : VerbOptions {
    SwitchOption rank{this, "rank", "the number of each grid in the input, or of each puzzle's solution (the default)"};
    GridRangeOption unrank{this, "unrank", "the grids with these numbers, from 1 to 5472730538"};
    RangeOption count{
        this, "count", "the number of grids with each of these first bands, found by counting", {1, kBandClasses}};
    NumberOption<std::int64_t> random{this, "random", "N", "N random grids", {.low = 1, .high = 1'000'000'000}};
    ChoiceOption<Uniform> uniform{this,
                                  "uniform",
                                  "with random: what is drawn with equal probability",
                                  {{"classes", Uniform::classes, "essentially different grids, as min-lex forms"},
                                   {"grids", Uniform::grids, "all 6.67e21 grids, shuffled"}},
                                  {.word = "classes"}};
    SeedOption seed{this, "random seed"};
};

struct NumberedGrid {
    std::int64_t number;
    Grid9 grid;
};
constexpr std::array kNumberedColumns{
    column<&NumberedGrid::number>("number").means("from 1"),
    column<&NumberedGrid::grid>("grid").means("81 digits: the min-lex form, or a random grid")};

struct FirstBandRow {
    std::int64_t band;
    std::string digits;
    std::int64_t grids;
};
constexpr std::array kFirstBandColumns{column<&FirstBandRow::band>("band").means("its number, from 1"),
                                       column<&FirstBandRow::digits>("first band").means("27 digits"),
                                       column<&FirstBandRow::grids>("grids").means("number of grids")};

class RankJob final : public ListJob {
  public:
    RankJob(const Call& call, const CountTable& table, bool json)
        : ListJob(call, kRankChunk), pool_(table), rows_(kNumberedColumns, json) {}

    std::vector<std::string> columns() const override { return rows_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* given = givens9(puzzle, sink, "catalogue");
        if (given == nullptr) return true;
        const SolveResult found = solve(*given, {.stop = stop});
        if (found.end == SolveEnd::stopped) return false;
        if (!found.unique()) {
            sink.problem(puzzle.line, 1,
                         "catalogue expects a solved grid or a puzzle with one solution; this one has " +
                             std::string(found.solutions == 0 ? "none" : "several"));
            return true;
        }
        const MinLexRows form = min_lex_rows(found.first);
        const GridNumber number = pool_.with([&](Catalogue& catalogue) { return catalogue.number_of(form); });
        rows_.send({static_cast<std::int64_t>(number), grid_of_rows(form.rows)}, sink);
        return true;
    }

  private:
    mutable CataloguePool pool_;
    Table<NumberedGrid> rows_;
};

class UnrankJob final : public ListJob {
  public:
    UnrankJob(const Call& call, std::int64_t first, std::unique_ptr<GridSource> source, bool json)
        : ListJob(call, kUnrankChunk, std::move(source)), first_{first}, rows_(kNumberedColumns, json) {}

    std::vector<std::string> columns() const override { return rows_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        rows_.send({first_ + puzzle.line - 1, std::get<Grid9>(puzzle.grid)}, sink);
        return true;
    }

  private:
    std::int64_t first_;
    Table<NumberedGrid> rows_;
};

// One part per band: seconds each.
class FirstBandsJob final : public Job {
  public:
    FirstBandsJob(IntRange bands, bool json) : bands_{bands}, rows_(kFirstBandColumns, json) {}

    std::int64_t parts() const override { return bands_.high - bands_.low + 1; }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::string_view item_name() const override { return "first bands"; }
    std::vector<std::string> columns() const override { return rows_.header(); }
    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const int band_class = bands_.low - 1 + static_cast<int>(part);
        const std::optional<CountedBand> counted = count_band(band_class, stop);
        if (!counted) return PartStatus::stopped;
        std::string digits;
        for (const BandRow& row : BandClasses::get().form(band_class)) {
            for (const Digit digit : row) digits += static_cast<char>('0' + digit);
        }
        rows_.send({band_class + 1, std::move(digits), counted->grids}, sink);
        return PartStatus::done;
    }

  private:
    IntRange bands_;
    Table<FirstBandRow> rows_;
};

class RandomGridsJob final : public Job {
  public:
    RandomGridsJob(const CountTable& table, CatalogueOptions& options)
        : pool_(table),
          count_{options.random.value()},
          uniform_{options.uniform.value()},
          seed_{options.seed.value()},
          rows_(kNumberedColumns, options.json.on()) {}

    std::int64_t parts() const override { return (count_ + kRandomChunk - 1) / kRandomChunk; }
    std::int64_t items() const override { return count_; }
    std::int64_t items_in(std::int64_t part) const override {
        return std::min(kRandomChunk, count_ - part * kRandomChunk);
    }
    std::string_view item_name() const override { return "grids"; }
    std::vector<std::string> columns() const override { return rows_.header(); }
    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(seed_, static_cast<std::uint64_t>(part));
        for (std::int64_t i = 0; i < items_in(part); ++i) {
            if (stop.stop_requested()) return PartStatus::stopped;
            const NumberedGrid drawn = pool_.with([&](Catalogue& catalogue) { return draw(catalogue, random); });
            rows_.send(drawn, sink);
        }
        return PartStatus::done;
    }

  private:
    // The fewer automorphisms its grids have, the more grids a class has.
    NumberedGrid draw(Catalogue& catalogue, Random& random) const {
        for (;;) {
            const GridNumber number = 1 + random.next() % kGridClasses;
            const Grid9 grid = catalogue.grid(number);
            const auto shown = static_cast<std::int64_t>(number);
            if (uniform_ == Uniform::classes) return {shown, grid};
            const auto automorphisms = static_cast<std::uint32_t>(min_lex_rows(grid).automorphisms);
            if (random.below(automorphisms) == 0) return {shown, apply(random_isomorphism(random), grid)};
        }
    }

    mutable CataloguePool pool_;
    std::int64_t count_;
    Uniform uniform_;
    std::uint64_t seed_;
    Table<NumberedGrid> rows_;
};

std::unique_ptr<Job> make_catalogue(const Call& call, CatalogueOptions& options) {
    const bool json = options.json.on();
    const int kinds = static_cast<int>(options.rank.on()) + static_cast<int>(options.unrank.given()) +
                      static_cast<int>(options.count.given()) + static_cast<int>(options.random.given());
    if (kinds > 1) options.refuse("expected only one of rank, unrank, count and random");
    if (options.count.given()) {
        return std::make_unique<FirstBandsJob>(options.count.value_or({1, kBandClasses}), json);
    }
    const CountTable* table = count_table();
    if (table == nullptr) {
        options.refuse(table_missing(kCatalogueTable));
        return nullptr;
    }
    if (options.random.given()) return std::make_unique<RandomGridsJob>(*table, options);
    if (auto source = options.unrank.source(options)) {
        return std::make_unique<UnrankJob>(call, options.unrank.first(), std::move(source), json);
    }
    return std::make_unique<RankJob>(call, *table, json);
}

}  // namespace

Verb catalogue_verb() {
    return declared_verb(
        {.name = "catalogue",
         .help =
             "the number of a grid among all 5472730538 essentially different ones, or the grid with a given number",
         .rows = {instead_with({"count"}, row_info(kFirstBandColumns)), row_info(kNumberedColumns)},
         .instead_of_input = {"unrank", "count", "random"},
         .tables = {{kCatalogueTable}},
         .streams = kRankChunk,
         .whole_with = {"unrank", "count", "random"}},
        make_catalogue);
}

}  // namespace rookery
