// pattern: whether there are puzzles whose clues are exactly the cells of a pattern. Finding one proves that there are;
// geometry proves for some patterns that there are none; the others remain undecided. With `all`: every puzzle of the
// pattern (whole_pattern_job.hpp).
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/symmetry.hpp"
#include "generate/geometry/reasons.hpp"
#include "generate/on_pattern.hpp"
#include "text/text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/symmetries.hpp"
#include "verbs/declare/verb.hpp"
#include "verbs/generate/whole_pattern_job.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kBudget = 1'000'000;  // about a quarter of a second
constexpr std::uint64_t kPatternSeed = 1;

struct Feasibility {
    std::string_view word = "open";
    std::string reason;
    std::string puzzle;
};

Feasibility feasibility_of(CellSet pattern, StopToken stop) {
    Feasibility feasibility;
    feasibility.reason = impossible_by_chutes(pattern);
    if (feasibility.reason.empty()) {
        Random random(kPatternSeed);
        PatternSearch search(pattern, random);
        Budget budget(kBudget);
        if (search.next(budget, stop)) return {"possible", "", to_line(search.puzzle())};
        feasibility.reason = impossible_by_crossing(pattern, stop);
        if (feasibility.reason.empty()) {
            const std::uint64_t fewest = search.fewest_solutions();
            feasibility.reason = "a short search found no puzzle; the best attempt had " + std::to_string(fewest) +
                                 (fewest == PatternSearch::kMaxCounted ? " solutions or more" : " solutions");
            return feasibility;
        }
    }
    feasibility.word = "impossible";
    return feasibility;
}

struct PatternRow {
    CellSet cells;
    Feasibility feasibility;

    std::string pattern() const { return pattern_text(cells); }
    int clues() const { return cells.size(); }
    std::string_view symmetry() const { return name_of(symmetry_of(cells)); }
    std::optional<std::string> puzzle() const { return if_any(feasibility.puzzle); }
    std::optional<std::string> reason() const { return if_any(feasibility.reason); }

  private:
    static std::optional<std::string> if_any(const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(text);
    }
};
std::vector<std::string_view> feasibilities() {
    return {"possible", "impossible", "open"};
}
constexpr std::array kPatternColumns{
    column<&PatternRow::pattern>("pattern"),
    column<&PatternRow::clues>("clues"),
    column<&PatternRow::symmetry>("symmetry").one_of(symmetry_names),
    column<&PatternRow::feasibility, &Feasibility::word>("verdict")
        .means("\"open\": neither a puzzle nor a reason why there is none was found")
        .one_of(feasibilities),
    column<&PatternRow::puzzle>("puzzle").means("one that was found; null if none was"),
    column<&PatternRow::reason>("reason").means("null if there is a puzzle")};

class PatternJob : public Job {
  public:
    PatternJob(const Call& call, bool json) : lines_{pattern_lines(call.input)}, table_(kPatternColumns, json) {}

    std::int64_t parts() const override { return static_cast<std::int64_t>(lines_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const std::optional<CellSet> pattern = lines_[static_cast<std::size_t>(part)].cells(sink);
        if (!pattern) return PartStatus::done;
        const Feasibility feasibility = feasibility_of(*pattern, stop);
        if (stop.stop_requested()) return PartStatus::stopped;
        table_.send({*pattern, feasibility}, sink);
        return PartStatus::done;
    }

  private:
    std::vector<PatternLine> lines_;
    Table<PatternRow> table_;
};

std::unique_ptr<Job> make_pattern(const Call& call, WholePatternOptions& options) {
    if (options.wanted()) return make_whole_pattern(call, options);
    return std::make_unique<PatternJob>(call, options.json.on());
}

std::vector<RowInfo> pattern_rows() {
    std::vector<RowInfo> rows = whole_pattern_rows();
    rows.push_back(row_info(kPatternColumns));
    return rows;
}

}  // namespace

Verb pattern_verb() {
    return declared_verb({.name = "pattern",
                          .help = "whether a pattern of clue cells (one per line: 81 characters, . or 0 for an empty "
                                  "cell) has puzzles, and if not, why; or all its puzzles",
                          .rows = pattern_rows(),
                          .awaits = "patterns, one per line: 81 characters, . or 0 for an empty cell"},
                         make_pattern);
}

}  // namespace rookery
