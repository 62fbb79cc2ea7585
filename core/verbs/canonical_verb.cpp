// canonical: the min-lex form of each puzzle, equal for all isomorphic ones.
#include "board/canonical.hpp"
#include "verbs/list_work.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"

namespace rookery {
namespace {

constexpr int kCanonicalChunk = 64;

class CanonicalWork : public ListWork {
  public:
    CanonicalWork(const Call& call, Options& options) : ListWork(call, options, kCanonicalChunk) {}

  protected:
    std::vector<std::string> text_columns() const override { return {"canonical form"}; }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken) const override {
        if (const Grid9* grid = givens9(puzzle, sink, "canonical")) {
            sink.row(Row(json()).text("canonical form", to_line(canonical_form(*grid))).write());
        }
        return true;
    }
};

}  // namespace

Verb canonical_verb() {
    return {{"canonical",
             "the min-lex form of each puzzle: equal for all isomorphic puzzles",
             true,
             {kJsonOption},
             {},
             kAnyPuzzles,
             kCanonicalChunk},
            [](const Call& call, Options& options) -> std::unique_ptr<Work> {
                return std::make_unique<CanonicalWork>(call, options);
            }};
}

}  // namespace rookery
