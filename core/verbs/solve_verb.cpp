// solve: how many solutions, up to a limit, and the first one.
#include <limits>

#include "verbs/list_work.hpp"
#include "verbs/solution_columns.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

// Counting more solutions takes longer: parts get smaller.
std::size_t chunk_for(std::uint64_t limit) {
    if (limit <= 2) return 256;
    return limit <= 1000 ? 16 : 1;
}

class SolveWork : public ListWork {
  public:
    SolveWork(const Call& call, Options& options, std::uint64_t limit)
        : ListWork(call, options, chunk_for(limit)),
          limit_{limit},
          variant_{options.flag("diagonal") ? Variant::diagonal : Variant::plain} {}

  protected:
    std::vector<std::string> text_columns() const override { return {"puzzle", "solutions", "first solution"}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        const Solutions found = count_solutions(puzzle, limit_, variant_, stop);
        if (found.stopped) return false;
        Row row;
        row.text("puzzle", puzzle_line(puzzle));
        add_solution_count(row, found);
        add_solution(row, "first solution", found);
        sink.row(row.write(json()));
        return true;
    }

  private:
    std::uint64_t limit_;
    Variant variant_;
};

}  // namespace

Verb solve_verb() {
    return {{"solve",
             "the number of solutions and the first one (4x4, 9x9, 16x16)",
             true,
             {{"limit", "N", "stop counting at N solutions (2)"},
              {"diagonal", "", "both main diagonals hold every digit too"},
              kJsonOption}},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                const std::uint64_t limit =
                    options.number("limit", 2, 1, static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()));
                return std::make_unique<SolveWork>(call, options, limit);
            }};
}

}  // namespace rookery
