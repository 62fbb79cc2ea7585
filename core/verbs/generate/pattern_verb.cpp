// pattern: whether there are puzzles whose clues are exactly the cells of a pattern. One that is found is the proof
// that there are; geometry proves of some patterns that there are none; of the others nothing is known.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "board/symmetry.hpp"
#include "generate/geometry/reasons.hpp"
#include "generate/on_pattern.hpp"
#include "text/scan/lines.hpp"
#include "text/text.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/verb.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kBudget = 1'000'000;  // a quarter of a second or so
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
            feasibility.reason = "no puzzle came out of a short search; the best had " + std::to_string(fewest) +
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

    std::string pattern() const {
        std::string drawn(Geometry9::kCells, '.');
        cells.for_each([&](int cell) { drawn[static_cast<std::size_t>(cell)] = 'x'; });
        return drawn;
    }
    int clues() const { return cells.size(); }
    std::string_view symmetry() const { return name_of(symmetry_of(cells)); }
    std::optional<std::string> puzzle() const { return if_any(feasibility.puzzle); }
    std::optional<std::string> reason() const { return if_any(feasibility.reason); }

  private:
    static std::optional<std::string> if_any(const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(text);
    }
};
constexpr std::array kPatternColumns{
    column<&PatternRow::pattern>("pattern"),   column<&PatternRow::clues>("clues"),
    column<&PatternRow::symmetry>("symmetry"), column<&PatternRow::feasibility, &Feasibility::word>("verdict"),
    column<&PatternRow::puzzle>("puzzle"),     column<&PatternRow::reason>("reason")};

struct InputLine {
    std::int64_t number;
    std::string text;
};

// One mask a line; blank lines separate nothing.
class PatternJob : public Job {
  public:
    PatternJob(const Call& call, bool json) : table_(kPatternColumns, json) {
        reading::LineCutter lines(call.input);
        for (reading::Line line; lines.next(line);) {
            if (!reading::is_blank(line)) lines_.push_back({line.number, std::string(line.whole)});
        }
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(lines_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const InputLine& line = lines_[static_cast<std::size_t>(part)];
        const auto mask = parse_mask(line.text);
        if (const auto* problem = std::get_if<TextProblem>(&mask)) {
            sink.problem(line.number, problem->column, problem->sentence);
            return PartStatus::done;
        }
        CellSet pattern;
        for (const int cell : std::get<std::vector<int>>(mask)) pattern.add(cell);
        const Feasibility feasibility = feasibility_of(pattern, stop);
        if (stop.stop_requested()) return PartStatus::stopped;
        table_.send({pattern, feasibility}, sink);
        return PartStatus::done;
    }

  private:
    std::vector<InputLine> lines_;
    Table<PatternRow> table_;
};

std::unique_ptr<Job> make_pattern(const Call& call, VerbOptions& options) {
    return std::make_unique<PatternJob>(call, options.json.on());
}

}  // namespace

Verb pattern_verb() {
    return declared_verb(
        {.name = "pattern",
         .help = "whether a pattern of clue cells (one a line: 81 characters, . or 0 for an empty cell) has puzzles, "
                 "and if it has none, why",
         .rows = {row_info(kPatternColumns)},
         .awaits = "patterns, one a line: 81 characters, . or 0 for an empty cell"},
        make_pattern);
}

}  // namespace rookery
