// unavoidable: the minimal unavoidable sets of solved grids, how many of each size there are, or a clique of disjoint
// ones.
#include "unavoidable/unavoidable.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "unavoidable/clique.hpp"
#include "unavoidable/pseudo_puzzles.hpp"
#include "unavoidable/set_text.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"
#include "verbs/list_work.hpp"
#include "verbs/loaded_sets.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr int kLeastCells = 4;        // of an unavoidable set
constexpr int kMostCliqueCells = 11;  // of a set that may be in the clique
constexpr int kMostTemplateDigits = 4;
constexpr std::size_t kQuickChunk = 8;  // grids of a part where each takes some ten milliseconds

enum class Method : std::uint8_t { small, digits, boxes, random, load };

struct SetsWish {
    Method method = Method::small;
    int max_cells = kMostSmallCells;
    PseudoPuzzleRequest pseudo;  // without its grid
    std::string load;            // sets as text
    bool counts = false;
    bool clique = false;

    // Up to four digits the templates give the same sets as the pseudo-puzzles, in a tenth of the time.
    bool by_templates() const { return method == Method::digits && pseudo.at_once <= kMostTemplateDigits; }
    bool is_quick() const { return method == Method::small || by_templates(); }
    int most_cells() const { return clique ? std::min(max_cells, kMostCliqueCells) : max_cells; }
};

std::vector<std::int64_t> numbers_of(std::uint32_t bits) {
    std::vector<std::int64_t> numbers;
    for (std::int64_t number = 1; bits != 0; bits >>= 1U, ++number) {
        if ((bits & 1U) != 0) numbers.push_back(number);
    }
    return numbers;
}

class UnavoidableWork final : public ListWork {
  public:
    UnavoidableWork(const Call& call, Options& options, SetsWish wish)
        : ListWork(call, options, wish.is_quick() ? kQuickChunk : 1), wish_{std::move(wish)} {}

  protected:
    std::vector<std::string> text_columns() const override {
        std::vector<std::string> columns{"set", "cells", "digits", "houses"};
        if (wish_.counts) columns = {"cells", "sets"};
        if (names_grids()) columns.emplace_back("grid");
        return columns;
    }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = solved9(puzzle, sink, "unavoidable");
        if (grid == nullptr) return true;
        UnavoidableList sets = sets_of(puzzle, *grid, sink, stop);
        if (stop.stop_requested()) return false;
        if (wish_.clique) {
            sink.activity("the clique");
            sets = disjoint_clique(sets, stop.flag());
            if (stop.stop_requested()) return false;
        }
        if (wish_.counts) {
            send_counts(*grid, sets, sink);
        } else {
            for (const CellSet& set : sets) send_set(*grid, set, sink);
        }
        return true;
    }

  private:
    bool names_grids() const { return puzzles().size() > 1; }

    UnavoidableList sets_of(const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink, StopToken stop) const {
        switch (wish_.method) {
            case Method::small:
                return small_sets(grid, wish_.most_cells(), stop.flag());
            case Method::load:
                return sets_of_file(puzzle, grid, sink, stop);
            default:
                break;
        }
        if (!wish_.by_templates()) return pseudo_puzzle_sets(puzzle, grid, sink, stop);
        return template_sets(grid, {wish_.pseudo.at_once, wish_.most_cells(), stop.flag()});
    }

    UnavoidableList sets_of_file(const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink, StopToken stop) const {
        UnavoidableList sets = loaded_sets(wish_.load, puzzle, grid, sink, stop);
        const auto larger = [&](const CellSet& set) { return set.size() > wish_.most_cells(); };
        sets.erase(std::find_if(sets.begin(), sets.end(), larger), sets.end());
        return sets;
    }

    UnavoidableList pseudo_puzzle_sets(const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink,
                                       StopToken stop) const {
        PseudoPuzzleRequest request = wish_.pseudo;
        request.grid = grid;
        request.max_cells = wish_.most_cells();
        const PseudoPuzzles pseudo_puzzles(request);
        const int count = pseudo_puzzles.count();
        MergedSets merged;
        int incomplete = 0;
        std::string first_incomplete;
        for (int number = 0; number < count; ++number) {
            const std::string name = pseudo_puzzles.name(number);
            sink.activity(name + ", " + std::to_string(number + 1) + " of " + std::to_string(count));
            const PseudoPuzzleSets found = pseudo_puzzles.solve(number, stop.flag());
            if (found.stopped) return {};
            if (!found.complete && incomplete++ == 0) first_incomplete = name;
            merged.add(found.sets);
        }
        UnavoidableList sets = merged.take();
        if (incomplete != 0) {
            sink.problem(puzzle.line, 1,
                         std::to_string(incomplete) + " of " + std::to_string(count) +
                             " pseudo-puzzles have more than " + std::to_string(request.most_solutions) +
                             " solutions (the first: " + first_incomplete + "), so sets may be missing");
        }
        if (!merged.all_kept()) {
            sink.problem(puzzle.line, 1,
                         "there are more than " + std::to_string(MergedSets::kMost) + " sets of at most " +
                             std::to_string(request.max_cells) + " cells, so only those of at most " +
                             std::to_string(merged.max_cells()) + " cells are listed");
        }
        return sets;
    }

    void send_set(const Grid9& grid, const CellSet& set, Sink& sink) const {
        const DigitSet digits = digits_of(grid, set);
        const std::uint32_t houses = houses_of(set);
        constexpr std::uint32_t kNine = 511;
        Row row(json());
        row.text("set", set_line(grid, set)).number("cells", set.size());
        row.shown("digits", digit_names(digits), numbers_of(digits));
        if (json()) {
            row.extra("rows", numbers_of(houses >> 9U & kNine));
            row.extra("columns", numbers_of(houses >> 18U & kNine));
            row.extra("boxes", numbers_of(houses & kNine));
        } else {
            row.text("houses", house_names(houses));
        }
        send(row, grid, sink);
    }

    void send_counts(const Grid9& grid, const UnavoidableList& sets, Sink& sink) const {
        for (auto first = sets.begin(); first != sets.end();) {
            const int size = first->size();
            const auto last = std::find_if(first, sets.end(), [&](const CellSet& set) { return set.size() != size; });
            Row row(json());
            row.number("cells", size).number("sets", last - first);
            send(row, grid, sink);
            first = last;
        }
    }

    void send(Row& row, const Grid9& grid, Sink& sink) const {
        if (names_grids()) row.text("grid", to_line(grid));
        sink.row(row.write());
    }

    SetsWish wish_;
};

Method read_method(Options& options) {
    if (options.has("load")) {
        if (options.has("method")) options.reject_call("expected either load or a method, found both");
        return Method::load;
    }
    const std::string name = options.text("method");
    if (name == "digits") return Method::digits;
    if (name == "boxes") return Method::boxes;
    if (name == "random") return Method::random;
    if (options.has("method") && name != "small") options.reject("method", "one of small, digits, boxes, random");
    return Method::small;
}

// An option that only one of the methods has.
int read_of_method(Options& options, bool used, std::string_view name, std::string_view method, int otherwise, int low,
                   int high) {
    const int value = static_cast<int>(options.number(name, otherwise, low, high));
    if (options.has(name) && !used) {
        options.reject_call("option " + std::string(name) + " belongs to the method " + std::string(method));
    }
    return value;
}

std::unique_ptr<Work> make_unavoidable(const Call& call, Options& options) {
    SetsWish wish;
    wish.method = read_method(options);
    wish.max_cells =
        static_cast<int>(options.number("max-cells", wish.method == Method::load ? Geometry9::kCells : kMostSmallCells,
                                        kLeastCells, Geometry9::kCells));
    if (wish.method == Method::small && wish.max_cells > kMostSmallCells) {
        options.reject_call(
            "option max-cells: the method small finds sets of at most " + std::to_string(kMostSmallCells) +
            " cells; expected the method digits, boxes or random for up to " + std::to_string(wish.max_cells));
    }
    PseudoPuzzleRequest& pseudo = wish.pseudo;
    const int digits = read_of_method(options, wish.method == Method::digits, "digits", "digits", 4, 2, 5);
    const int boxes = read_of_method(options, wish.method == Method::boxes, "boxes", "boxes", 5, 2, 5);
    pseudo.rounds = read_of_method(options, wish.method == Method::random, "rounds", "random", 4000, 1, 1'000'000);
    pseudo.seed = options.number("seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
    pseudo.most_solutions = options.number("solutions", pseudo.most_solutions, 1, 1'000'000'000'000);
    if (wish.method == Method::digits) {
        pseudo.kind = PseudoPuzzleKind::digits;
        pseudo.at_once = digits;
    } else if (wish.method == Method::boxes) {
        pseudo.kind = PseudoPuzzleKind::boxes;
        pseudo.at_once = boxes;
    } else {
        pseudo.kind = PseudoPuzzleKind::random;
    }
    wish.load = options.text("load");
    wish.counts = options.flag("counts");
    wish.clique = options.flag("clique");
    return std::make_unique<UnavoidableWork>(call, options, std::move(wish));
}

}  // namespace

Verb unavoidable_verb() {
    return {{"unavoidable",
             "minimal unavoidable sets of a solved grid: every puzzle of the grid has a clue in each of them",
             true,
             {{"max-cells", "N", "sets of at most N cells (12)"},
              {"method", "NAME",
               "small: all sets of up to 12 cells; digits, boxes, random: those that lie in some digits, in some "
               "boxes, in random cells (small)"},
              {"digits", "N", "method digits: every combination of N digits, 2 to 5 (4)"},
              {"boxes", "N", "method boxes: every combination of N boxes, 2 to 5 (5)"},
              {"rounds", "N", "method random: how many times 54 cells are emptied (4000)"},
              {"solutions", "N", "methods boxes, random and 5 digits: solutions looked at each time (10000000)"},
              {"load", "FILE", "the sets of a file instead, one a line; they are checked, and made minimal"},
              {"counts", "", "only how many sets of each size there are"},
              {"clique", "", "only a largest choice of sets without common cells, of at most 11 cells each"},
              {"seed", "S", "the seed of all randomness (1)"},
              kJsonOption},
             {},
             "solved grids in any format"},
            make_unavoidable};
}

}  // namespace rookery
