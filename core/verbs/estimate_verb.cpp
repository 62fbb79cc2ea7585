// estimate: how much work an enumeration will be, from a sample of its parts. A node is a step of the search, the same
// on every platform; who has a clock can time the sample and so knows the seconds.
#include <cmath>
#include <limits>
#include <string>

#include "combinatorics/decimal_text.hpp"
#include "enumerate/enumerate.hpp"
#include "verbs/enumeration_options.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

// As a whole number, as far as a double holds it exactly.
void add_about(Row& row, std::string_view column, double value) {
    constexpr double kExact = 9007199254740992.0;  // 2^53
    if (value < kExact) {
        row.number(column, std::llround(value));
    } else {
        row.shown(column, decimal_text(value), value);
    }
}

class EstimateWork final : public ListWork {
  public:
    EstimateWork(const Call& call, Options& options, const EnumerationRequest& request, std::uint64_t seed)
        : ListWork(call, options, 1), request_{request}, load_{options.text("load")}, seed_{seed} {}

  protected:
    std::vector<std::string> text_columns() const override {
        return {"grid", "clues", "parts", "sampled", "sampled nodes", "nodes", "low", "high", "puzzles"};
    }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        EnumerationRequest request = request_;
        if (!take_grid(puzzle, "estimate", sink, request)) return true;
        take_sets(load_, puzzle, sink, stop, request);
        const std::unique_ptr<Enumeration> enumeration = prepare(request, stop.flag());
        if (enumeration == nullptr) return false;
        const EnumerationEstimate found = enumeration->estimate(seed_, stop.flag());
        if (!found.complete) return false;
        Row row(json());
        row.text("grid", to_line(request.grid)).number("clues", request.clues);
        row.number("parts", found.parts).number("sampled", found.sampled);
        add_about(row, "sampled nodes", static_cast<double>(found.sampled_nodes));
        add_about(row, "nodes", found.nodes);
        add_about(row, "low", found.low);
        add_about(row, "high", found.high);
        add_about(row, "puzzles", found.puzzles);
        sink.row(row.write());
        return true;
    }

  private:
    EnumerationRequest request_;
    std::string load_;  // sets as text
    std::uint64_t seed_;
};

}  // namespace

Verb estimate_verb() {
    return {{"estimate",
             "how much work an enumeration will be, from a sample of it",
             true,
             {kCluesOption,
              kEnumerationMethodOption,
              kNeedsEachClueOption,
              kRequiredOption,
              kAllowedOption,
              kLoadOption,
              {"seed", "S", "the seed that chooses the sample (1)"},
              kJsonOption},
             {},
             "solved grids in any format"},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                const std::uint64_t seed = options.number("seed", 1, 0, std::numeric_limits<std::uint64_t>::max());
                return std::make_unique<EstimateWork>(call, options, read_enumeration(options), seed);
            }};
}

}  // namespace rookery
