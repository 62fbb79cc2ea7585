// estimate: the expected work of an enumeration, from a sample of its parts. A node is a step of the search, the same
// on every platform; a caller with a clock can time the sample and convert nodes to seconds.
#include <array>
#include <string>

#include "enumerate/enumerate.hpp"
#include "verbs/declare/about.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/enumerate/enumeration_options.hpp"
#include "verbs/sink_progress.hpp"

namespace rookery {
namespace {

struct EstimateOptions : EnumerationOptions {
    SeedOption seed{this, "random seed for the sample"};
};

struct EstimateRow {
    Grid9 grid;
    int clues;
    EnumerationEstimate found;

    About sampled_nodes() const { return {static_cast<double>(found.sampled_nodes)}; }
    About nodes() const { return {found.nodes}; }
    About low() const { return {found.low}; }
    About high() const { return {found.high}; }
    EstimatedNumber puzzles() const { return {found.puzzles, found.puzzles_error}; }
};
constexpr std::array kEstimateColumns{
    column<&EstimateRow::grid>("grid"),
    column<&EstimateRow::clues>("clues"),
    column<&EstimateRow::found, &EnumerationEstimate::parts>("parts").means("of the enumeration"),
    column<&EstimateRow::found, &EnumerationEstimate::sampled>("sampled").means(
        "how many parts were run, completely or (by the method gridchecker) in small "
        "pieces"),
    column<&EstimateRow::sampled_nodes>("sampled nodes").means("steps of the search, roughly proportional to time"),
    column<&EstimateRow::nodes>("nodes").means("the estimate of all nodes"),
    column<&EstimateRow::low>("low").means(kLowMeaning),
    column<&EstimateRow::high>("high").means(kHighMeaning),
    column<&EstimateRow::puzzles, &EstimatedNumber::mean>("puzzles").means(kPuzzlesMeaning),
    column<&EstimateRow::puzzles, &EstimatedNumber::error>("error").means(kErrorMeaning)};

class EstimateJob final : public ListJob {
  public:
    EstimateJob(const Call& call, EstimateOptions& options)
        : ListJob(call, 1),
          request_{options.request()},
          load_{options.load.text()},
          seed_{options.seed.value()},
          table_(kEstimateColumns, options.json.on()) {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        EnumerationRequest request = request_;
        if (!take_grid(puzzle, "estimate", sink, request)) return true;
        take_sets(load_, puzzle, sink, stop, request);
        const std::unique_ptr<Enumeration> enumeration = prepare(request, stop);
        if (enumeration == nullptr) return false;
        const EnumerationEstimate found = enumeration->estimate(seed_, SinkProgress(sink, stop).callback());
        if (!found.complete) return false;
        table_.send({request.grid, request.clues, found}, sink);
        return true;
    }

  private:
    EnumerationRequest request_;
    std::string load_;  // sets as text
    std::uint64_t seed_;
    Table<EstimateRow> table_;
};

std::unique_ptr<Job> make_estimate(const Call& call, EstimateOptions& options) {
    return std::make_unique<EstimateJob>(call, options);
}

}  // namespace

Verb estimate_verb() {
    return declared_verb({.name = "estimate",
                          .help = "an estimate of the work of an enumeration, from a sample",
                          .rows = {row_info(kEstimateColumns)},
                          .awaits = kSolvedGrids},
                         make_estimate);
}

}  // namespace rookery
