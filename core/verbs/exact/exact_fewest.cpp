// 9x9: an open-ended search. Each part begins with many clues and continues with one fewer whenever it finds some, so
// its rows come in descending order. Of all parts' rows the first with each number counts (Job::has_dedupe_key: the
// last column, the reason, names the number). 4x4: every set of cells is tried, so the answer is proved.
#include "verbs/exact/exact_fewest.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "board/clue_cells.hpp"
#include "exact/fewest.hpp"
#include "generate/geometry/reasons.hpp"
#include "text/text.hpp"
#include "verbs/exact/exact_methods.hpp"
#include "verbs/exact/exact_row.hpp"
#include "verbs/exact/exact_shares.hpp"
#include "verbs/sink_progress.hpp"

namespace rookery {
namespace {

constexpr int kFirstTried = 22;  // found at once

struct Finding {
    int clues = 0;
    std::optional<std::string> puzzle;
    std::string_view answer;
    std::string reason;
};

FewestRow fewest_row(const ExactSpec& wanted, const Finding& finding) {
    return {finding.clues, finding.puzzle, names_of(wanted.strategies), finding.answer, finding.reason};
}

// False: the puzzle fails the check, and a problem was sent.
template <int N>
bool is_good(const Grid<N>& puzzle, const ExactSpec& wanted, Sink& sink) {
    const std::string error = error_in(puzzle, clue_cells(puzzle), wanted.strategies);
    if (!error.empty()) sink.problem(1, 1, error);
    return error.empty();
}

std::string clues_text(int clues) {
    return std::to_string(clues) + (clues == 1 ? " clue" : " clues");
}

class FewestOn9x9 final : public Job {
  public:
    explicit FewestOn9x9(const ExactSpec& wanted)
        : wanted_{wanted},
          table_(kFewestColumns, wanted.json),
          first_{wanted.clues.value_or(kFirstTried)},
          last_{wanted.clues.value_or(kFewestClues)} {}

    std::int64_t parts() const override { return kOpenEnded; }
    std::int64_t items() const override { return first_ - last_ + 1; }
    std::int64_t items_in(std::int64_t) const override { return 0; }
    bool has_dedupe_key() const override { return true; }
    std::int64_t max_idle_parts() const override { return wanted_.max_idle_parts; }
    bool may_give_up() const override { return !wanted_.clues; }
    std::vector<std::string> columns() const override { return table_.header(); }
    std::string last_word(bool) const override {
        return table_.row_of(
            fewest_row(wanted_, {first_, {}, "undecided", "no puzzle with " + clues_text(first_) + " was found"}));
    }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        Random random(wanted_.seed, static_cast<std::uint64_t>(part));
        std::uint64_t left = wanted_.attempts.value_or(kFewestAttempts);
        for (int clues = first_; clues >= last_; --clues) {
            const SinkProgress progress(sink, stop, clues_text(clues) + ", attempt " + std::to_string(part + 1) + ": ");
            FewestSearch<3> search(clues, wanted_.strategies, random);
            bool found = false;
            while (!found && left > 0 && !stop.stop_requested()) {
                const std::uint64_t now = std::min(left, kAttemptsAtOnce);
                Budget attempts(now);
                found = search.next(attempts, stop);
                left -= now - attempts.left();
                progress.callback().report(std::to_string(left) + " puzzles left to try");
            }
            if (!found) return stop.stop_requested() ? PartStatus::stopped : PartStatus::done;
            if (is_good(search.puzzle(), wanted_, sink))
                table_.send(fewest_row(wanted_, finding(search.puzzle(), clues)), sink);
        }
        return PartStatus::done;
    }

  private:
    static Finding finding(const Grid9& puzzle, int clues) {
        if (clues == kFewestClues) {
            return {clues, to_line(puzzle), "proved",
                    "no puzzle with fewer than " + clues_text(kFewestClues) + " has one solution"};
        }
        return {clues, to_line(puzzle), "found", "whether " + clues_text(clues - 1) + " are enough is unknown"};
    }

    ExactSpec wanted_;
    Table<FewestRow> table_;
    int first_;
    int last_;
};

// One part, one row.
class FewestOn4x4 final : public Job {
  public:
    explicit FewestOn4x4(const ExactSpec& wanted) : wanted_{wanted}, table_(kFewestColumns, wanted.json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t, Sink& sink, StopToken stop) const override {
        const int first = wanted_.clues.value_or(1);
        const int last = wanted_.clues.value_or(kCells);
        std::int64_t tried = 0;
        for (int clues = first; clues <= last; ++clues) {
            const std::int64_t smaller = tried;
            std::vector<int> cells(static_cast<std::size_t>(clues));
            std::iota(cells.begin(), cells.end(), 0);
            do {
                if (stop.stop_requested()) return PartStatus::stopped;
                CellSet pattern;
                for (const int cell : cells) pattern.add(cell);
                if (const auto puzzle = clues_by_trying_all(pattern, wanted_.strategies)) {
                    if (is_good(*puzzle, wanted_, sink))
                        table_.send(fewest_row(wanted_, found(*puzzle, clues, smaller)), sink);
                    return PartStatus::done;
                }
                ++tried;
            } while (next_set(cells));
        }
        table_.send(fewest_row(wanted_, {first, {}, "impossible", none_of(tried, "sets of that many cells")}), sink);
        return PartStatus::done;
    }

  private:
    static constexpr int kCells = Geometry<2>::kCells;

    // The next set of this size in lexicographic order, if there is one.
    static bool next_set(std::vector<int>& cells) {
        const int size = static_cast<int>(cells.size());
        int i = size - 1;
        while (i >= 0 && cells[static_cast<std::size_t>(i)] == kCells - size + i) --i;
        if (i < 0) return false;
        const auto from = cells.begin() + i;
        std::iota(from, cells.end(), *from + 1);
        return true;
    }

    static std::string none_of(std::int64_t number, const std::string& sets) {
        return "none of the " + std::to_string(number) + ' ' + sets +
               " has clues that the strategies solve: all were tried";
    }

    Finding found(const Grid4& puzzle, int clues, std::int64_t smaller) const {
        if (wanted_.clues) return {clues, to_line(puzzle), "found", "fewer clues were not tried"};
        return {clues, to_line(puzzle), "proved", none_of(smaller, "smaller sets of cells")};
    }

    ExactSpec wanted_;
    Table<FewestRow> table_;
};

// Too few clues to need a search.
class TooFewClues final : public Job {
  public:
    explicit TooFewClues(const ExactSpec& wanted) : wanted_{wanted}, table_(kFewestColumns, wanted.json) {}

    std::int64_t parts() const override { return 1; }
    std::int64_t items() const override { return 1; }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }
    PartStatus run(std::int64_t, Sink& sink, StopToken) const override {
        table_.send(
            fewest_row(wanted_, {*wanted_.clues,
                                 {},
                                 "impossible",
                                 "no puzzle with fewer than " + clues_text(kFewestClues) + " has one solution"}),
            sink);
        return PartStatus::done;
    }

  private:
    ExactSpec wanted_;
    Table<FewestRow> table_;
};

}  // namespace

std::vector<std::string_view> fewest_answers() {
    return {"found", "proved", "impossible", "undecided"};
}

std::unique_ptr<Job> make_fewest_job(const ExactSpec& wanted, const Call& call, ExactOptions& options) {
    const bool has_input = call.input.find_first_not_of(" \t\r\n") != std::string::npos;
    if (options.pattern.given() || has_input) {
        options.refuse("the option fewest searches all patterns: leave out the pattern");
    }
    const bool by_formulas = wanted.method == ExactMethod::sat;
    if (options.method.given() && !by_formulas && wanted.method != ExactMethod::anneal) {
        options.refuse("the option fewest works only with the methods anneal and sat");
    }
    const auto refuse_each = [&](std::initializer_list<const Option*> refused, std::string_view why) {
        for (const Option* option : refused) {
            if (option->given()) options.refuse("the option " + std::string(option->name()) + std::string(why));
        }
    };
    refuse_each({&options.steps, &options.cubes}, " applies to a given pattern: leave out fewest");
    if (by_formulas) {
        refuse_each({&options.attempts, &options.give_up}, " does not apply to the method sat: leave it out");
    } else {
        refuse_each({&options.conflicts, &options.proof, &options.count, &options.each},
                    " needs the method sat when fewest is given");
    }
    if (options.count.on() && !(wanted.order == 2 && wanted.clues)) {
        options.refuse("the option count works only on 4x4 boards with a number of clues: add order 2 and clues");
    }
    if (options.each.on() && !wanted.clues) {
        options.refuse("the option each needs a number of clues: add clues");
    }
    if (options.each.on() && options.count.on()) options.refuse("expected either count or each, found both");
    const int most = wanted.order == 2 ? Geometry<2>::kCells : by_formulas ? kMaxSharedClues : Geometry9::kCells;
    if (wanted.clues.value_or(1) > most) {
        options.refuse("option clues: expected a whole number from 1 to " + std::to_string(most) + ", found \"" +
                       call.options.at("clues") + "\"");
    }
    if (!options.error().empty()) return nullptr;
    if (options.each.on()) return make_each_share_job(wanted);
    if (options.count.on()) return make_solved_sets_job(wanted);
    if (wanted.order == 2) {
        if (by_formulas) return make_shares_job(wanted);
        return std::make_unique<FewestOn4x4>(wanted);
    }
    if (wanted.clues.value_or(kFewestClues) < kFewestClues) return std::make_unique<TooFewClues>(wanted);
    if (by_formulas) return make_shares_job(wanted);
    return std::make_unique<FewestOn9x9>(wanted);
}

}  // namespace rookery
