// check: is this a proper puzzle, and which of its clues could go?
#include "board/canonical.hpp"
#include "board/clue_cells.hpp"
#include "board/symmetry.hpp"
#include "solve/solve.hpp"
#include "text/joined.hpp"
#include "verbs/list_work.hpp"
#include "verbs/row.hpp"
#include "verbs/solution_columns.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr int kCheckChunk = 32;
constexpr std::uint64_t kSolutionLimit = 1000;

std::vector<std::string> names_of(CellSet cells) {
    std::vector<std::string> names;
    cells.for_each([&](int cell) { names.push_back(cell_name(cell)); });
    return names;
}

class CheckWork : public ListWork {
  public:
    CheckWork(const Call& call, Options& options) : ListWork(call, options, kCheckChunk) {}

  protected:
    std::vector<std::string> text_columns() const override {
        return {"puzzle", "clues", "solutions", "minimal", "redundant clues", "symmetry", "canonical form"};
    }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Grid9* grid = givens9(puzzle, sink, "check");
        if (grid == nullptr) return true;
        const Solutions found = count_solutions(puzzle, kSolutionLimit, Variant::plain, stop);
        if (found.stopped) return false;
        const CellSet clues = clue_cells(*grid);
        Row row(json());
        row.text("puzzle", puzzle_line(puzzle)).number("clues", clues.size());
        add_solution_count(row, found);
        if (found.unique()) {
            const CellSet redundant = redundant_clues(*grid);
            const std::vector<std::string> names = names_of(redundant);
            row.shown("minimal", redundant.empty() ? "yes" : "no", redundant.empty());
            row.shown("redundant clues", names.empty() ? "-" : joined(names, " "), names);
        } else {
            row.absent("minimal").absent("redundant clues");
        }
        row.text("symmetry", name_of(symmetry_of(clues))).text("canonical form", to_line(canonical_form(*grid)));
        sink.row(row.write());
        return true;
    }
};

}  // namespace

Verb check_verb() {
    return {{"check",
             "number of solutions, minimality, redundant clues, symmetry and canonical form",
             true,
             {kJsonOption},
             {},
             kAnyPuzzles,
             kCheckChunk},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<CheckWork>(call, options);
            }};
}

}  // namespace rookery
