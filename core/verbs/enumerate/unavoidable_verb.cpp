// unavoidable: the minimal unavoidable sets of solved grids, their numbers by size, or a clique of disjoint ones.
#include "unavoidable/unavoidable.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "unavoidable/clique.hpp"
#include "unavoidable/pseudo_puzzles.hpp"
#include "unavoidable/set_text.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"
#include "unavoidable/unavoidable_limits.hpp"
#include "verbs/catalogue/grid_range.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/enumerate/enumeration_options.hpp"
#include "verbs/list/list_job.hpp"
#include "verbs/list/solution_columns.hpp"
#include "verbs/tables/tables.hpp"

namespace rookery {
namespace {

constexpr int kMaxCliqueCells = 11;  // of a set that may be in the clique
constexpr int kQuickDigits = 4;
constexpr std::size_t kQuickChunk = 8;  // grids per part if each takes about ten milliseconds

enum class Method : std::uint8_t { small, digits, boxes, random, load };

struct UnavoidableOptions : VerbOptions {
    NumberOption<int> max_cells{
        this, "max-cells", "N", "sets of at most N cells", limits::kSetCells, {.value = kMaxSmallCells}};
    ChoiceOption<Method> method{this,
                                "method",
                                "which sets",
                                {{"small", Method::small, "all of up to 12 cells"},
                                 {"digits", Method::digits, "within a few digits"},
                                 {"boxes", Method::boxes, "within a few boxes"},
                                 {"random", Method::random, "within random cells"}},
                                {.word = "small"}};
    NumberOption<int> digits{this,
                             "digits",
                             "N",
                             "method digits: every combination of N digits",
                             limits::kSetDigits,
                             {.value = limits::kDefaultSetDigits}};
    NumberOption<int> boxes{this,
                            "boxes",
                            "N",
                            "method boxes: every combination of N boxes",
                            limits::kSetBoxes,
                            {.value = limits::kDefaultSetBoxes}};
    NumberOption<int> rounds{this,
                             "rounds",
                             "N",
                             "method random: number of rounds, each with 54 cells emptied",
                             limits::kSetRounds,
                             {.value = limits::kDefaultSetRounds}};
    NumberOption<> solutions{this,
                             "solutions",
                             "N",
                             "methods boxes, random and 5 digits: solutions examined each time",
                             {.low = 1, .high = 1'000'000'000'000},
                             {.value = PseudoPuzzleRequest().most_solutions}};
    TextOption load{this, "load", "FILE",
                    "read the sets from a file instead, one per line; they are checked and made minimal"};
    SwitchOption counts{this, "counts", "only the number of sets of each size"};
    SwitchOption clique{this, "clique", "only a largest group of disjoint sets of at most 11 cells each"};
    SeedOption seed{this, "random seed"};
    GridRangeOption grids{this, "grids", "grids by catalogue number, instead of an input"};
};

struct SetsSpec {
    Method method = Method::small;
    int max_cells = kMaxSmallCells;
    PseudoPuzzleRequest pseudo;  // without its grid
    std::string load;            // sets as text
    bool counts = false;
    bool clique = false;

    bool is_quick() const {
        return method == Method::small || (method == Method::digits && pseudo.at_once <= kQuickDigits);
    }
    int most_cells() const { return clique ? std::min(max_cells, kMaxCliqueCells) : max_cells; }
};

std::vector<std::int64_t> numbers_of(std::uint32_t bits) {
    std::vector<std::int64_t> numbers;
    for (std::int64_t number = 1; bits != 0; bits >>= 1U, ++number) {
        if ((bits & 1U) != 0) numbers.push_back(number);
    }
    return numbers;
}

// In text the digits run together.
struct ShownDigits {
    DigitSet digits;
};
NumbersValue put(RowWriter& row, const ShownDigits& shown) {
    return row.put(digit_names(shown.digits), numbers_of(shown.digits));
}

struct SetRow {
    const Grid9* of;
    CellSet cells;

    const Grid9& grid() const { return *of; }
    std::string set() const { return set_line(*of, cells); }
    int size() const { return cells.size(); }
    ShownDigits digits() const { return {digits_of(*of, cells)}; }
    std::string houses() const { return house_names(houses_of(cells)); }
    std::vector<std::int64_t> rows() const { return nine_houses(9); }
    std::vector<std::int64_t> columns() const { return nine_houses(18); }
    std::vector<std::int64_t> boxes() const { return nine_houses(0); }

  private:
    std::vector<std::int64_t> nine_houses(unsigned first) const { return numbers_of(houses_of(cells) >> first & 511U); }
};
constexpr std::string_view kTouchedMeaning = "1 to 9: those in which it has cells";
constexpr std::array kSetColumns{
    column<&SetRow::set>("set").means("81 characters: the grid's digits in the cells of the set, dots elsewhere"),
    column<&SetRow::size>("cells").means("number of cells"),
    column<&SetRow::digits>("digits"),
    only_text<&SetRow::houses>("houses"),
    only_json<&SetRow::rows>("rows").means(kTouchedMeaning),
    only_json<&SetRow::columns>("columns").means(kTouchedMeaning),
    only_json<&SetRow::boxes>("boxes").means(kTouchedMeaning)};
constexpr std::array kSetGridColumn{column<&SetRow::grid>("grid").means(kGridMeaning)};

struct SizeRow {
    const Grid9* of;
    int cells;
    SolutionCount sets;

    const Grid9& grid() const { return *of; }
};
constexpr std::array kSizeColumns{
    column<&SizeRow::cells>("cells"), column<&SizeRow::sets>("sets").means("number of sets of that size"),
    only_json<&SizeRow::sets, &SolutionCount::complete>("complete")
        .means("whether these are all that the method can find: with random cells there may always be more")};
constexpr std::array kSizeGridColumn{column<&SizeRow::grid>("grid").means(kGridMeaning)};

class UnavoidableJob final : public ListJob {
  public:
    UnavoidableJob(const Call& call, SetsSpec spec, std::unique_ptr<GridSource> source, bool json)
        : ListJob(call, spec.is_quick() ? kQuickChunk : 1, std::move(source)),
          spec_{std::move(spec)},
          sets_(kSetColumns, json),
          sizes_(kSizeColumns, json) {
        if (is_of_source() || items() > 1) {
            sets_.add(kSetGridColumn);
            sizes_.add(kSizeGridColumn);
        }
    }

    std::vector<std::string> columns() const override { return spec_.counts ? sizes_.header() : sets_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = solved9(puzzle, sink, "unavoidable");
        if (grid == nullptr) return true;
        auto [sets, complete] = sets_of(puzzle, *grid, sink, stop);
        if (stop.stop_requested()) return false;
        if (spec_.clique) {
            sink.activity("finding a largest clique");
            sets = disjoint_clique(sets, stop);
            if (stop.stop_requested()) return false;
        }
        if (spec_.counts) {
            send_counts(*grid, sets, complete, sink);
        } else {
            RowSender rows(sets_, sink);
            for (const CellSet& set : sets) {
                if (stop.stop_requested()) return false;
                rows.send({grid, set});
            }
        }
        return true;
    }

  private:
    struct FoundSets {
        UnavoidableList sets;
        bool complete = true;  // false: there may be more, of any size
    };

    FoundSets sets_of(const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink, StopToken stop) const {
        const int most_cells = spec_.most_cells();
        switch (spec_.method) {
            case Method::small:
                return {small_sets(grid, most_cells, stop)};
            case Method::load:
                return {sets_of_file(puzzle, grid, sink, stop)};
            case Method::digits:
                break;
            default:
                return pseudo_puzzle_sets(puzzle, grid, sink, stop);
        }
        // Templates give the same sets as the pseudo-puzzles of digits, in at most a tenth of the time.
        if (spec_.is_quick()) return {template_sets(grid, {spec_.pseudo.at_once, most_cells, stop})};
        FiveDigitSets combinations(grid, most_cells, spec_.pseudo.most_solutions);
        MergedSets merged;
        merged.add(combinations.of_fewer_digits());
        return merged_sets(combinations, merged, puzzle, sink, stop);
    }

    UnavoidableList sets_of_file(const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink, StopToken stop) const {
        UnavoidableList sets = loaded_sets(spec_.load, puzzle, grid, sink, stop);
        const auto larger = [&](const CellSet& set) { return set.size() > spec_.most_cells(); };
        sets.erase(std::find_if(sets.begin(), sets.end(), larger), sets.end());
        return sets;
    }

    FoundSets pseudo_puzzle_sets(const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink, StopToken stop) const {
        PseudoPuzzleRequest request = spec_.pseudo;
        request.grid = grid;
        request.max_cells = spec_.most_cells();
        PseudoPuzzles pseudo_puzzles(request);
        MergedSets merged;
        return merged_sets(pseudo_puzzles, merged, puzzle, sink, stop);
    }

    // The sets of all combinations (PseudoPuzzles or FiveDigitSets), and those already in `merged`. Empty if stopped.
    template <class Combinations>
    FoundSets merged_sets(Combinations& combinations, MergedSets& merged, const ParsedPuzzle& puzzle, Sink& sink,
                          StopToken stop) const {
        const int count = combinations.count();
        int incomplete = 0;
        std::string first_incomplete;
        for (int number = 0; number < count; ++number) {
            const std::string name = combinations.name(number);
            sink.activity(name + ", " + std::to_string(number + 1) + " of " + std::to_string(count));
            const PseudoPuzzleSets found = combinations.solve(number, stop);
            if (found.stopped) return {};
            if (!found.complete && incomplete++ == 0) first_incomplete = name;
            merged.add(found.sets);
        }
        UnavoidableList sets = merged.take();
        if (incomplete != 0) {
            sink.problem(puzzle.line, 1,
                         std::to_string(incomplete) + " of " + std::to_string(count) +
                             " pseudo-puzzles have more than " + std::to_string(spec_.pseudo.most_solutions) +
                             " solutions (the first: " + first_incomplete + "), so sets may be missing");
        }
        if (!merged.all_kept()) {
            sink.problem(puzzle.line, 1,
                         "there are more than " + std::to_string(MergedSets::kMax) + " sets of at most " +
                             std::to_string(spec_.most_cells()) + " cells, so only those of at most " +
                             std::to_string(merged.max_cells()) + " cells are listed");
        }
        return {std::move(sets), incomplete == 0 && spec_.method != Method::random};
    }

    void send_counts(const Grid9& grid, const UnavoidableList& sets, bool complete, Sink& sink) const {
        for (auto first = sets.begin(); first != sets.end();) {
            const int size = first->size();
            const auto last = std::find_if(first, sets.end(), [&](const CellSet& set) { return set.size() != size; });
            sizes_.send({&grid, size, {static_cast<std::uint64_t>(last - first), complete}}, sink);
            first = last;
        }
    }

    SetsSpec spec_;
    Table<SetRow> sets_;
    Table<SizeRow> sizes_;
};

Method method_of(UnavoidableOptions& options) {
    if (!options.load.given()) return options.method.value();
    if (options.method.given()) options.refuse("expected either load or a method, found both");
    return Method::load;
}

// Checks an option that only one of the methods uses.
void check_owner(UnavoidableOptions& options, const Option& option, bool used, std::string_view method) {
    if (!option.given() || used) return;
    options.refuse("option " + std::string(option.name()) + " belongs to the method " + std::string(method));
}

std::unique_ptr<Job> make_unavoidable(const Call& call, UnavoidableOptions& options) {
    SetsSpec spec;
    spec.method = method_of(options);
    spec.max_cells = options.max_cells.value_or(spec.method == Method::load ? Geometry9::kCells : kMaxSmallCells);
    if (spec.method == Method::small && spec.max_cells > kMaxSmallCells) {
        options.refuse("option max-cells: the method small finds sets of at most " + std::to_string(kMaxSmallCells) +
                       " cells; expected the method digits, boxes or random for up to " +
                       std::to_string(spec.max_cells));
    }
    check_owner(options, options.digits, spec.method == Method::digits, "digits");
    check_owner(options, options.boxes, spec.method == Method::boxes, "boxes");
    check_owner(options, options.rounds, spec.method == Method::random, "random");
    PseudoPuzzleRequest& pseudo = spec.pseudo;
    pseudo.rounds = options.rounds.value();
    pseudo.seed = options.seed.value();
    pseudo.most_solutions = options.solutions.value();
    if (spec.method == Method::digits) {
        pseudo.kind = PseudoPuzzleKind::digits;
        pseudo.at_once = options.digits.value();
    } else if (spec.method == Method::boxes) {
        pseudo.kind = PseudoPuzzleKind::boxes;
        pseudo.at_once = options.boxes.value();
    } else {
        pseudo.kind = PseudoPuzzleKind::random;
    }
    spec.load = options.load.text();
    spec.counts = options.counts.on();
    spec.clique = options.clique.on();
    return std::make_unique<UnavoidableJob>(call, std::move(spec), options.grids.source(options), options.json.on());
}

}  // namespace

Verb unavoidable_verb() {
    return declared_verb(
        {.name = "unavoidable",
         .help = "minimal unavoidable sets of a solved grid: every puzzle of the grid has a clue in each",
         .rows = {instead_with({"counts"}, row_info(kSizeColumns) + perhaps(row_info(kSizeGridColumn))),
                  row_info(kSetColumns) + perhaps(row_info(kSetGridColumn))},
         .instead_of_input = {"grids"},
         .awaits = kSolvedGrids,
         .tables = {{kCatalogueTable, {"grids"}}}},
        make_unavoidable);
}

}  // namespace rookery
