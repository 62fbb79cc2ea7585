// canonical: the min-lex form of each puzzle, equal for all isomorphic ones.
#include "board/canonical.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/list/list_job.hpp"

namespace rookery {
namespace {

constexpr int kCanonicalChunk = 64;

struct CanonicalRow {
    Grid9 form;
};
constexpr std::array kCanonicalColumns{column<&CanonicalRow::form>("canonical form")};

class CanonicalJob : public ListJob {
  public:
    CanonicalJob(const Call& call, bool json) : ListJob(call, kCanonicalChunk), table_(kCanonicalColumns, json) {}

    std::vector<std::string> columns() const override { return table_.header(); }

  protected:
    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        const Grid9* grid = givens9(puzzle, sink, "canonical");
        if (grid != nullptr) table_.send({canonical_form(*grid)}, sink);
        return true;
    }

  private:
    Table<CanonicalRow> table_;
};

std::unique_ptr<Job> make_canonical(const Call& call, VerbOptions& options) {
    return std::make_unique<CanonicalJob>(call, options.json.on());
}

}  // namespace

Verb canonical_verb() {
    return declared_verb({.name = "canonical",
                          .help = "the min-lex form of each puzzle, the same for all isomorphic puzzles",
                          .rows = {row_info(kCanonicalColumns)},
                          .streams = kCanonicalChunk},
                         make_canonical);
}

}  // namespace rookery
