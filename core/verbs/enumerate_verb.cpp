// enumerate: every puzzle of N clues in a solved grid. One grid is divided as the enumeration divides it; of a list
// each grid is a part.
#include <algorithm>
#include <utility>

#include "enumerate/enumerate.hpp"
#include "unavoidable/set_text.hpp"
#include "verbs/enumeration_options.hpp"
#include "verbs/row.hpp"
#include "verbs/verb.hpp"
#include "work/collect.hpp"

namespace rookery {
namespace {

// What the progress of one grid is counted in: its parts are of unequal size.
constexpr std::int64_t kItemsOfGrid = 10'000;

struct SearchWish {
    EnumerationRequest request;  // without its grid and sets, in a list
    std::string load;            // sets as text
    bool count = false;
    std::int64_t most_of_grid = kAllRows;  // 1: the first only
    std::int64_t most = kAllRows;
    bool json = false;

    std::vector<std::string> columns() const {
        if (count) return {"grid", "number"};
        return {"puzzle"};
    }
};

// Sends puzzles as rows, or counts them.
class RowVisitor final : public PuzzleVisitor {
  public:
    RowVisitor(const SearchWish& wish, const Grid9& grid, Sink& sink) : wish_{wish}, grid_{grid}, sink_{sink} {}

    bool puzzle(const CellSet& clues) override {
        ++found_;
        if (!wish_.count) {
            sink_.row(Row(wish_.json).text("puzzle", set_line(grid_, clues)).write());
        }
        return !enough();
    }
    bool puzzles(std::uint64_t number) override {
        found_ += static_cast<std::int64_t>(number);
        return true;
    }
    bool counts_only() const override { return wish_.count; }

    bool enough() const { return !wish_.count && found_ >= std::min(wish_.most, wish_.most_of_grid); }
    void send_count() const {
        if (wish_.count) sink_.row(Row(wish_.json).text("grid", to_line(grid_)).number("number", found_).write());
    }

  private:
    const SearchWish& wish_;
    const Grid9& grid_;
    Sink& sink_;
    std::int64_t found_ = 0;
};

class EnumerateList final : public ListWork {
  public:
    EnumerateList(const Call& call, Options& options, const SearchWish& wish)
        : ListWork(call, options, 1), wish_{wish} {}

    std::int64_t most_rows() const override { return wish_.most; }
    bool is_one_grid() const { return puzzles().size() == 1 && problems().empty(); }
    const ParsedPuzzle& first() const { return puzzles().front(); }

  protected:
    std::vector<std::string> text_columns() const override { return wish_.columns(); }

    bool answer(const ParsedPuzzle& puzzle, Sink& sink, StopToken stop) const override {
        EnumerationRequest request = wish_.request;
        if (!take_grid(puzzle, "enumerate", sink, request)) return true;
        take_sets(wish_.load, puzzle, sink, stop, request);
        const std::unique_ptr<Enumeration> enumeration = prepare(request, stop.flag());
        if (enumeration == nullptr) return false;
        RowVisitor visitor(wish_, request.grid, sink);
        EnumerationWork work;
        for (int part = 0; part < enumeration->parts() && !visitor.enough(); ++part) {
            sink.activity("line " + std::to_string(puzzle.line) + ": part " + std::to_string(part + 1) + " of " +
                          std::to_string(enumeration->parts()));
            if (enumeration->run(part, visitor, stop.flag(), work) == EnumerationEnd::stopped) return false;
        }
        visitor.send_count();
        return true;
    }

  private:
    SearchWish wish_;
};

class EnumerateGrid final : public Work {
  public:
    // `wish.request` is one that can be prepared; `problems`: those of its sets.
    EnumerateGrid(const SearchWish& wish, std::vector<InputProblem> problems)
        : wish_{wish}, problems_{std::move(problems)}, enumeration_{prepare(wish_.request)} {
        double sum = 0;
        for (int part = 0; part < enumeration_->parts(); ++part) sum += enumeration_->weight(part);
        double until = 0;
        for (int part = 0; part < enumeration_->parts(); ++part) {
            until += enumeration_->weight(part);
            items_until_.push_back(static_cast<std::int64_t>(static_cast<double>(kItemsOfGrid) * until / sum));
        }
        // At least one, which tells that there is nothing.
        if (items_until_.empty()) items_until_.push_back(0);
        items_until_.back() = kItemsOfGrid;
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(items_until_.size()); }
    std::int64_t items() const override { return kItemsOfGrid; }
    std::int64_t items_in(std::int64_t part) const override {
        const auto at = static_cast<std::size_t>(part);
        return items_until_[at] - (at == 0 ? 0 : items_until_[at - 1]);
    }
    std::vector<std::string> columns() const override {
        if (wish_.json) return {"json"};
        return wish_.columns();
    }
    std::int64_t most_rows() const override { return std::min(wish_.most, wish_.most_of_grid); }
    bool adds_counts() const override { return wish_.count; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        if (part == 0) {
            for (const InputProblem& problem : problems_) sink.problem(problem.line, problem.column, problem.sentence);
        }
        RowVisitor visitor(wish_, wish_.request.grid, sink);
        if (part < enumeration_->parts()) {
            EnumerationWork work;
            const EnumerationEnd end = enumeration_->run(static_cast<int>(part), visitor, stop.flag(), work);
            if (end == EnumerationEnd::stopped) return PartStatus::stopped;
        }
        visitor.send_count();
        return PartStatus::done;
    }

  private:
    SearchWish wish_;
    std::vector<InputProblem> problems_;
    std::unique_ptr<Enumeration> enumeration_;
    std::vector<std::int64_t> items_until_;  // the end of each part
};

std::unique_ptr<Work> make_enumerate(const Call& call, Options& options) {
    SearchWish wish;
    wish.request = read_enumeration(options);
    wish.count = options.flag("count");
    if (options.flag("first")) wish.most_of_grid = 1;
    if (options.has("limit")) {
        wish.most = static_cast<std::int64_t>(options.number("limit", 1, 1, 1'000'000'000'000));
    }
    if (wish.count && (wish.most_of_grid != kAllRows || wish.most != kAllRows)) {
        options.reject_call("expected either count, or first or limit: a count is that of all puzzles of a grid");
    }
    wish.load = options.text("load");
    wish.json = options.flag("json");
    auto list = std::make_unique<EnumerateList>(call, options, wish);
    if (!options.error().empty() || !list->is_one_grid()) return list;
    CollectingSink problems;
    if (!take_grid(list->first(), "enumerate", problems, wish.request)) return list;  // which will tell them
    take_sets(wish.load, list->first(), problems, StopToken(), wish.request);
    return std::make_unique<EnumerateGrid>(wish, std::move(problems.problems));
}

}  // namespace

Verb enumerate_verb() {
    return {{"enumerate",
             "every puzzle of N clues, with one solution, in a solved grid",
             true,
             {kCluesOption,
              kEnumerationMethodOption,
              {"first", "", "the first puzzle of each grid only"},
              kNeedsEachClueOption,
              {"count", "", "only how many there are in each grid"},
              {"limit", "N", "stop at N puzzles"},
              kRequiredOption,
              kAllowedOption,
              kLoadOption,
              kJsonOption},
             {},
             "solved grids in any format"},
            make_enumerate};
}

}  // namespace rookery
