// A part is everything that begins with some first clues (WholePattern), or one estimate.
#include "verbs/generate/whole_pattern_job.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <variant>

#include "board/canonical.hpp"
#include "board/clue_cells.hpp"
#include "generate/whole_pattern/whole_pattern.hpp"
#include "job/collect.hpp"
#include "solve/solve.hpp"
#include "text/scan/lines.hpp"
#include "text/text.hpp"
#include "verbs/declare/about.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/part_count.hpp"
#include "verbs/declare/row_info.hpp"
#include "verbs/generate/class_column.hpp"

namespace rookery {

namespace {

struct WholePatternRow {
    Grid9 puzzle;

    std::uint64_t puzzle_class() const { return class_of(puzzle); }
};
constexpr std::array kWholePatternColumns{column<&WholePatternRow::puzzle>("puzzle")};
constexpr auto kWholePatternClassColumn = kClassColumn<&WholePatternRow::puzzle_class>;
constexpr auto kClassedColumns = joined_columns(kWholePatternColumns, kWholePatternClassColumn);

struct PatternCountRow {
    CellSet cells;
    PartCount number;

    std::string pattern() const { return pattern_text(cells); }
};
constexpr auto kPatternCountColumns = joined_columns(std::array{column<&PatternCountRow::pattern>("pattern")},
                                                     part_count_columns<&PatternCountRow::number>("number"));

struct PatternEstimateRow {
    CellSet cells;
    double copies;  // number of puzzles that one represents
    WholePatternEstimate found;

    std::string pattern() const { return pattern_text(cells); }
    int clues() const { return cells.size(); }
    EstimatedNumber puzzles() const { return {copies * found.puzzles.mean, copies * found.puzzles.error}; }
    EstimatedNumber fillings() const { return {found.leaves.mean, found.leaves.error}; }
    About sampled() const { return {static_cast<double>(found.sampled_leaves)}; }
};
constexpr std::array kPatternEstimateColumns{
    column<&PatternEstimateRow::pattern>("pattern"),
    column<&PatternEstimateRow::clues>("clues"),
    column<&PatternEstimateRow::puzzles, &EstimatedNumber::mean>("puzzles").means(kPuzzlesMeaning),
    column<&PatternEstimateRow::puzzles, &EstimatedNumber::error>("error").means(kErrorMeaning),
    column<&PatternEstimateRow::fillings, &EstimatedNumber::mean>("fillings")
        .means("filled patterns that the solver would have to test"),
    column<&PatternEstimateRow::fillings, &EstimatedNumber::error>("fillings error"),
    column<&PatternEstimateRow::sampled>("sampled fillings").means("how many it tested for the estimate")};

std::uint64_t factorial(int n) {
    return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1);
}

// All relabellings of the digits that are not among the fixed clues.
class Namings {
  public:
    explicit Namings(const std::optional<Grid9>& fixed) {
        DigitSet held = 0;
        if (fixed) {
            for (const Digit digit : fixed->digits) held |= digit == 0 ? DigitSet{0} : digit_bit(digit);
        }
        for (Digit digit = 1; digit <= Geometry9::kSize; ++digit) {
            if (!has_digit(held, digit)) digits_.push_back(digit);
        }
    }
    std::uint64_t number() const { return factorial(static_cast<int>(digits_.size())); }

    // Calls f(puzzle) for each, until it returns false.
    template <class F>
    bool for_each(const Grid9& puzzle, F f) const {
        std::vector<int> names(digits_.begin(), digits_.end());
        do {
            Grid9 named = puzzle;
            for (Digit& digit : named.digits) {
                const auto at = std::find(digits_.begin(), digits_.end(), digit);
                if (at != digits_.end())
                    digit = static_cast<Digit>(names[static_cast<std::size_t>(at - digits_.begin())]);
            }
            if (!f(named)) return false;
        } while (std::next_permutation(names.begin(), names.end()));
        return true;
    }

  private:
    std::vector<Digit> digits_;
};

enum class Answer : std::uint8_t { puzzles, count, estimate };

class WholePatternJob final : public Job {
  public:
    WholePatternJob(const Call& call, const WholePatternOptions& options)
        : answer_{options.count.on()      ? Answer::count
                  : options.estimate.on() ? Answer::estimate
                                          : Answer::puzzles},
          raw_{options.raw.on()},
          paths_{options.paths.value()},
          seed_{options.seed.value()},
          namings_(options.within.clues()),
          puzzles_({}, options.json.on()),
          counts_(kPatternCountColumns, options.json.on()),
          estimates_(kPatternEstimateColumns, options.json.on()) {
        for (const PatternLine& line : pattern_lines(call.input)) add(line, options);
        has_classes_ = answer_ == Answer::puzzles && !raw_ && !all_different_;
        puzzles_.add(has_classes_ ? std::span<const Column<WholePatternRow>>(kClassedColumns) : kWholePatternColumns);
    }

    std::int64_t parts() const override { return end_; }
    std::int64_t items() const override { return end_; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override {
        return answer_ == Answer::count      ? counts_.header()
               : answer_ == Answer::estimate ? estimates_.header()
                                             : puzzles_.header();
    }
    bool adds_counts() const override { return answer_ == Answer::count; }
    bool has_dedupe_key() const override { return has_classes_; }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const auto behind = std::upper_bound(first_parts_.begin(), first_parts_.end(), part);
        const auto at = static_cast<std::size_t>(behind - first_parts_.begin() - 1);
        if (lines_[at].problem) {
            const InputProblem& problem = *lines_[at].problem;
            sink.problem(problem.line, problem.column, problem.sentence);
            return PartStatus::done;
        }
        const bool done = answer_ == Answer::estimate ? send_estimate(lines_[at], sink, stop)
                                                      : send(lines_[at], part - first_parts_[at], sink, stop);
        return done ? PartStatus::done : PartStatus::stopped;
    }

  private:
    struct Line {
        std::optional<InputProblem> problem;
        CellSet cells;
        std::shared_ptr<const WholePattern> whole;
    };

    // At least one part, to report that there is nothing.
    static std::int64_t parts_of(const Line& line) { return std::max<std::int64_t>(1, line.whole->parts()); }

    void add(const PatternLine& text, const WholePatternOptions& options) {
        Line line;
        CollectingSink problems;
        const std::optional<CellSet> cells = text.cells(problems);
        const std::optional<Grid9>& given = options.within.clues();
        if (cells && given && !(clue_cells(*given) - *cells).empty()) {
            problems.problem(text.number, 1,
                             "option within has a clue in " + cell_name((clue_cells(*given) - *cells).first()) +
                                 ", which is not a cell of the pattern");
        }
        std::int64_t parts = 1;
        if (!problems.problems.empty()) {
            line.problem = problems.problems.front();
        } else {
            line.cells = *cells;
            line.whole =
                std::make_shared<const WholePattern>(WholePatternRequest{*cells, given, raw_, options.minimal.on()});
            all_different_ = all_different_ && line.whole->is_one_of_each();
            if (answer_ != Answer::estimate) parts = parts_of(line);
        }
        lines_.push_back(std::move(line));
        first_parts_.push_back(end_);
        end_ += parts;
    }

    bool send(const Line& line, std::int64_t part, Sink& sink, StopToken stop) const {
        std::uint64_t found = 0;
        std::uint64_t fillings = 0;
        RowSender rows(puzzles_, sink);
        const auto take = [&](const Grid9& puzzle) {
            ++found;
            if (answer_ == Answer::count) return true;
            if (!raw_) {
                rows.send({puzzle});
                return true;
            }
            return namings_.for_each(puzzle, [&](const Grid9& named) {
                rows.send({named});
                return !stop.stop_requested();
            });
        };
        const bool done = part >= line.whole->parts() || line.whole->visit(part, take, stop, fillings);
        if (answer_ == Answer::count) {
            const std::uint64_t number = found * (raw_ ? namings_.number() : 1);
            counts_.send({line.cells, {static_cast<std::int64_t>(number), done, parts_of(line)}}, sink);
        }
        return done;
    }

    bool send_estimate(const Line& line, Sink& sink, StopToken stop) const {
        const WholePatternEstimate found = line.whole->estimate(seed_, paths_, stop);
        if (!found.complete) return false;
        estimates_.send({line.cells, raw_ ? static_cast<double>(namings_.number()) : 1, found}, sink);
        return true;
    }

    Answer answer_;
    bool raw_;
    int paths_;
    std::uint64_t seed_;
    Namings namings_;
    bool all_different_ = true;  // no two puzzles of a pattern differ only by symmetry
    bool has_classes_ = false;
    Table<WholePatternRow> puzzles_;
    Table<PatternCountRow> counts_;
    Table<PatternEstimateRow> estimates_;
    std::vector<Line> lines_;
    std::vector<std::int64_t> first_parts_;  // of each line
    std::int64_t end_ = 0;                   // of the parts
};

}  // namespace

std::string CluesOption::read(std::string_view text) {
    const ParseResult parsed = parse(text);
    if (!parsed.problems.empty()) return refusal_at(parsed.problems[0].column, parsed.problems[0].sentence);
    const Grid9* grid = parsed.puzzles.size() == 1 ? std::get_if<Grid9>(&parsed.puzzles[0].grid) : nullptr;
    const std::string option = "option " + std::string(name());
    if (grid == nullptr || parsed.puzzles[0].candidates) return option + ": expected one 9x9 puzzle of given digits";
    if (solve(*grid).solutions == 0) return option + ": expected clues with a solution; these have none";
    clues_ = *grid;
    return {};
}

bool WholePatternOptions::wanted() const {
    const std::array<const Option*, 8> options{&all, &raw, &within, &minimal, &count, &estimate, &paths, &seed};
    return std::any_of(options.begin(), options.end(), [](const Option* option) { return option->given(); });
}

std::unique_ptr<Job> make_whole_pattern(const Call& call, WholePatternOptions& options) {
    if (!options.all.on()) options.refuse("some of these options work only with all: add all");
    if (options.count.on() && options.estimate.on()) options.refuse("expected either count or estimate, found both");
    if (options.count.on() && options.within.given() && !options.raw.on()) {
        options.refuse(
            "add raw to count and within: puzzles that differ only by symmetry are recognised only when they are "
            "listed");
    }
    if (!options.error().empty()) return nullptr;
    return std::make_unique<WholePatternJob>(call, options);
}

std::vector<RowInfo> whole_pattern_rows() {
    return {instead_with({"count"}, row_info(kPatternCountColumns)),
            instead_with({"estimate"}, row_info(kPatternEstimateColumns)),
            instead_with({"all"}, row_info(kWholePatternColumns) + perhaps(row_info(kWholePatternClassColumn)))};
}

std::optional<CellSet> PatternLine::cells(Sink& sink) const {
    const auto mask = parse_mask(text);
    if (const auto* problem = std::get_if<TextProblem>(&mask)) {
        sink.problem(number, problem->column, problem->sentence);
        return std::nullopt;
    }
    CellSet cells;
    for (const int cell : std::get<std::vector<int>>(mask)) cells.add(cell);
    return cells;
}

std::vector<PatternLine> pattern_lines(std::string_view input) {
    std::vector<PatternLine> found;
    reading::LineCutter lines(input);
    for (reading::Line line; lines.next(line);) {
        if (!reading::is_blank(line)) found.push_back({line.number, std::string(line.whole)});
    }
    return found;
}

std::string pattern_text(CellSet cells) {
    std::string drawn(Geometry9::kCells, '.');
    cells.for_each([&](int cell) { drawn[static_cast<std::size_t>(cell)] = 'x'; });
    return drawn;
}

}  // namespace rookery
