// cliques: tables of the data that guide the enumeration by positions: all largest collections of disjoint unavoidable
// sets and, for the one with the least product of sizes, the order of its sets and cells and the resulting limits.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "board/names.hpp"
#include "enumerate/enumerate.hpp"
#include "enumerate/positions/position_plan.hpp"
#include "unavoidable/clique.hpp"
#include "unavoidable/small_sets.hpp"
#include "verbs/declare/about.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/enumerate/enumeration_options.hpp"
#include "verbs/list/list_job.hpp"

namespace rookery {
namespace {

constexpr int kLeastSetCells = 4;
constexpr int kMaxSetCells = 12;

struct CliquesOptions : VerbOptions {
    NumberOption<int> max_cells{
        this,         "max-cells", "N", "sets of at most N cells", {.low = kLeastSetCells, .high = kMaxSetCells},
        {.value = 11}};
    NumberOption<std::int64_t> limit{
        this,           "limit", "N", "only the N cliques with the smallest products", {.low = 1, .high = 100'000},
        {.value = 1000}};
    NumberOption<int> estimate{this,
                               "estimate",
                               "N",
                               "for each, estimate the work of enumerating all puzzles with N clues by positions",
                               {.low = kLeastClues, .high = kMaxClues}};
    SwitchOption order{this, "order", "instead: the cell and the set at each position"};
    SwitchOption limits{this, "limits",
                        "instead: for each number of clues left, the position below which the next clue must be"};
};

std::string cells_of_sets(const UnavoidableList& clique) {
    std::string text;
    for (const CellSet& set : clique) {
        if (!text.empty()) text += " | ";
        bool first = true;
        set.for_each([&](int cell) {
            if (!first) text += ' ';
            first = false;
            text += cell_name(cell);
        });
    }
    return text;
}

struct CliqueRow {
    const Grid9* of;
    int number;  // from 1
    const UnavoidableList* clique;
    std::optional<EnumerationEstimate> cost = {};

    const Grid9& grid() const { return *of; }
    int sets() const { return static_cast<int>(clique->size()); }
    std::int64_t product() const { return product_of_sizes(*clique); }
    std::string cells() const { return cells_of_sets(*clique); }
    std::optional<About> nodes() const { return cost ? std::optional(About{cost->nodes}) : std::nullopt; }
    std::optional<About> low() const { return cost ? std::optional(About{cost->low}) : std::nullopt; }
    std::optional<About> high() const { return cost ? std::optional(About{cost->high}) : std::nullopt; }
};
constexpr std::array kCliqueColumns{
    column<&CliqueRow::number>("clique").means("its number, from 1"),
    column<&CliqueRow::sets>("sets"),
    column<&CliqueRow::product>("product").means("of the sizes of its sets"),
    column<&CliqueRow::nodes>("nodes").means("the estimated steps of the search; null without the option estimate"),
    column<&CliqueRow::low>("low").means(kLowMeaning),
    column<&CliqueRow::high>("high").means(kHighMeaning),
    column<&CliqueRow::cells>("cells").means("of each set, as \"r1c1 r1c2 | r5c3 r5c4\"")};
constexpr std::array kCliqueGridColumn{column<&CliqueRow::grid>("grid").means(kGridMeaning)};

struct PlaceRow {
    const Grid9* of;
    int position;
    std::string cell;
    std::optional<int> set = {};  // of the clique, from 1
    std::optional<int> size = {};

    const Grid9& grid() const { return *of; }
};
constexpr std::array kPlaceColumns{
    column<&PlaceRow::position>("position").means("from 0"), column<&PlaceRow::cell>("cell").means("as \"r1c1\""),
    column<&PlaceRow::set>("set").means("of the clique, from 1; null after the last set"),
    column<&PlaceRow::size>("cells of set").means("the size of that set")};
constexpr std::array kPlaceGridColumn{column<&PlaceRow::grid>("grid").means(kGridMeaning)};

struct LimitRow {
    const Grid9* of;
    int left;
    int below;

    const Grid9& grid() const { return *of; }
};
constexpr std::array kLimitColumns{column<&LimitRow::left>("clues left"), column<&LimitRow::below>("below position")};
constexpr std::array kLimitGridColumn{column<&LimitRow::grid>("grid").means(kGridMeaning)};

enum class CliqueTable : std::uint8_t { cliques, order, limits };

class CliquesJob final : public ListJob {
  public:
    CliquesJob(const Call& call, const CliquesOptions& options, CliqueTable which)
        : ListJob(call, 1),
          which_{which},
          max_cells_{options.max_cells.value()},
          limit_{static_cast<std::size_t>(options.limit.value())},
          estimate_{options.estimate.if_given()},
          cliques_(kCliqueColumns, options.json.on()),
          places_(kPlaceColumns, options.json.on()),
          limits_(kLimitColumns, options.json.on()) {
        if (puzzles().size() < 2) return;
        cliques_.add(kCliqueGridColumn);
        places_.add(kPlaceGridColumn);
        limits_.add(kLimitGridColumn);
    }

    std::vector<std::string> columns() const override {
        return which_ == CliqueTable::order    ? places_.header()
               : which_ == CliqueTable::limits ? limits_.header()
                                               : cliques_.header();
    }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = solved9(puzzle, sink, "cliques");
        if (grid == nullptr) return true;
        if (which_ != CliqueTable::cliques) return send_plan(*grid, sink, stop);
        const UnavoidableList sets = small_sets(*grid, max_cells_, stop);
        if (stop.stop_requested()) return false;
        sink.activity("finding the cliques");
        const MaximumCliques found = maximum_cliques(sets, kMaxListed, stop);
        if (stop.stop_requested()) return false;
        if (!found.complete) {
            sink.problem(
                puzzle.line, 1,
                "there are more than " + std::to_string(found.cliques.size()) + " cliques, so some may be missing");
        }
        for (std::size_t i = 0; i < std::min(limit_, found.cliques.size()); ++i) {
            if (stop.stop_requested()) return false;
            CliqueRow row{grid, static_cast<int>(i) + 1, &found.cliques[i]};
            if (estimate_) {
                sink.activity("estimating clique " + std::to_string(i + 1));
                row.cost = cost_of(*grid, found.cliques[i], stop);
                if (!row.cost) return false;
            }
            cliques_.send(row, sink);
        }
        return true;
    }

  private:
    static constexpr std::size_t kMaxListed = 100'000;
    static constexpr std::uint64_t kEstimateSeed = 1;

    // Nothing: stopped.
    std::optional<EnumerationEstimate> cost_of(const Grid9& grid, const UnavoidableList& clique, StopToken stop) const {
        EnumerationRequest request;
        request.grid = grid;
        request.clues = *estimate_;
        request.method = EnumerationMethod::positions;
        request.clique = clique;
        const std::unique_ptr<Enumeration> enumeration = prepare(request, stop);
        if (enumeration == nullptr) return std::nullopt;
        const EnumerationEstimate found = enumeration->estimate(kEstimateSeed, {.stop = stop});
        return found.complete ? std::optional(found) : std::nullopt;
    }

    bool send_plan(const Grid9& grid, Sink& sink, StopToken stop) const {
        EnumerationRequest request;
        request.grid = grid;
        request.clues = kMaxClues;
        request.method = EnumerationMethod::positions;
        const auto plan = positions::make_plan(request, stop);
        if (plan == nullptr) return false;
        // With n clues left the limit is the end of the n-th set; after the last set it is the end of all positions.
        const auto is_of_clique = [&](int n) { return plan->limit[static_cast<std::size_t>(n)] < plan->positions; };
        if (which_ == CliqueTable::limits) {
            for (int left = 1; is_of_clique(left); ++left) {
                limits_.send({&grid, left, plan->limit[static_cast<std::size_t>(left)]}, sink);
            }
            return true;
        }
        int set = 1;
        for (int position = 0; position < plan->positions; ++position) {
            while (position >= plan->limit[static_cast<std::size_t>(set)]) ++set;
            PlaceRow row{&grid, position, cell_name(plan->cell_at[static_cast<std::size_t>(position)])};
            if (is_of_clique(set)) {
                row.set = set;
                row.size = plan->limit[static_cast<std::size_t>(set)] - (set == 1 ? 0 : plan->limit[set - 1U]);
            }
            places_.send(row, sink);
        }
        return true;
    }

    CliqueTable which_;
    int max_cells_;
    std::size_t limit_;
    std::optional<int> estimate_;
    Table<CliqueRow> cliques_;
    Table<PlaceRow> places_;
    Table<LimitRow> limits_;
};

std::unique_ptr<Job> make_cliques(const Call& call, CliquesOptions& options) {
    const bool order = options.order.on();
    const bool limits = options.limits.on();
    if (order && limits) options.refuse("expected either order or limits, found both");
    for (const Option* option : std::initializer_list<const Option*>{&options.limit, &options.estimate}) {
        if (option->given() && (order || limits)) {
            options.refuse("option " + std::string(option->name()) +
                           " applies to the list of cliques: leave out order and limits");
        }
    }
    const CliqueTable which = order ? CliqueTable::order : limits ? CliqueTable::limits : CliqueTable::cliques;
    return std::make_unique<CliquesJob>(call, options, which);
}

}  // namespace

Verb cliques_verb() {
    return declared_verb(
        {.name = "cliques",
         .help = "the maximum cliques of a solved grid (largest groups of disjoint unavoidable sets), "
                 "by the product of their sizes, and how the enumeration by positions uses the first",
         .rows = {instead_with({"order"}, row_info(kPlaceColumns) + perhaps(row_info(kPlaceGridColumn))),
                  instead_with({"limits"}, row_info(kLimitColumns) + perhaps(row_info(kLimitGridColumn))),
                  row_info(kCliqueColumns) + perhaps(row_info(kCliqueGridColumn))},
         .awaits = kSolvedGrids},
        make_cliques);
}

}  // namespace rookery
