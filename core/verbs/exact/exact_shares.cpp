#include "verbs/exact/exact_shares.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "board/automorphisms.hpp"
#include "board/clue_cells.hpp"
#include "exact/share_refutation.hpp"
#include "generate/geometry/reasons.hpp"
#include "text/text.hpp"
#include "verbs/exact/exact_fewest.hpp"
#include "verbs/exact/exact_row.hpp"
#include "verbs/exact/proof_documents.hpp"
#include "verbs/sink_progress.hpp"

namespace rookery {
namespace {

std::string ways(std::size_t parts) {
    return std::to_string(parts) + (parts == 1 ? " part, the one way" : " parts, one for each way");
}

// A part of either job: the distribution of clues, its progress reports, and its proof.
template <int N>
class SharePart {
  public:
    using State = typename ShareRefutation<N>::State;

    SharePart(const ExactSpec& wanted, const ClueShares<N>& shares, std::int64_t part, std::size_t parts, Sink& sink,
              StopToken stop)
        : wanted_{wanted},
          sink_{sink},
          stop_{stop},
          progress_(
              sink, stop,
              "part " + std::to_string(part + 1) + " of " + std::to_string(parts) + ", " + text_of<N>(shares) + ": "),
          refutation_(shares, wanted.strategies) {
        if (wanted.proof) proof_.emplace(sink, parts > 1 ? std::to_string(part + 1) + '.' : "");
    }

    ShareRefutation<N>& refutation() { return refutation_; }

    // A puzzle that fails the check becomes a problem, and ends the part.
    State advance() {
        const State state = refutation_.advance(wanted_.conflicts.value_or(kNoConflictLimit), progress_.callback());
        if (state != State::found) return state;
        const std::string error = error_in(refutation_.puzzle(), clue_cells(refutation_.puzzle()), wanted_.strategies);
        if (error.empty()) return state;
        sink_.problem(1, 1, error);
        return State::open;
    }

    // For an impossible distribution. Stopped: there was not enough time; a proof cut short by its limit is a problem.
    PartStatus prove() {
        if (!proof_) return PartStatus::done;
        refutation_.prove(wanted_.conflicts.value_or(kNoConflictLimit), progress_.callback(), *proof_);
        if (proof_->keep()) return PartStatus::done;
        if (stop_.stop_requested()) return PartStatus::stopped;
        sink_.problem(1, 1, "impossible, but without a proof: the conflict limit was reached");
        return PartStatus::done;
    }

  private:
    const ExactSpec& wanted_;
    Sink& sink_;
    StopToken stop_;
    SinkProgress progress_;
    ShareRefutation<N> refutation_;
    std::optional<ProofDocuments> proof_;
};

template <int N>
class FewestByShares final : public Job {
  public:
    FewestByShares(const ExactSpec& wanted, int first, int last)
        : wanted_{wanted}, table_(kFewestColumns, wanted.json) {
        for (int clues = first; clues <= last; ++clues) {
            for (const ClueShares<N>& shares : shares_of<N>(clues)) parts_.push_back({clues, shares});
        }
    }

    std::int64_t parts() const override { return static_cast<std::int64_t>(parts_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::int64_t most_rows() const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }
    std::string last_word(bool complete) const override {
        const int clues = parts_.back().clues;
        return table_.row_of(complete ? row(clues, {}, "impossible", refuted_text(clues))
                                      : row(clues, {}, "undecided",
                                            "not all of its " + std::to_string(number_of(clues)) +
                                                " parts were refuted, and no puzzle was found"));
    }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const auto& [clues, shares] = parts_[static_cast<std::size_t>(part)];
        SharePart<N> one(wanted_, shares, part, parts_.size(), sink, stop);
        using State = typename SharePart<N>::State;
        const State state = one.advance();
        if (state == State::found) {
            table_.send(found(clues, one.refutation().puzzle()), sink);
            return PartStatus::done;
        }
        if (state == State::impossible) return one.prove();
        if (stop.stop_requested()) return PartStatus::stopped;
        sink.row(last_word(false));
        return PartStatus::done;
    }

  private:
    struct Part {
        int clues;
        ClueShares<N> shares;
    };

    FewestRow row(int clues, std::optional<std::string> puzzle, std::string_view answer, std::string reason) const {
        return {clues, std::move(puzzle), names_of(wanted_.strategies), answer, std::move(reason)};
    }
    FewestRow found(int clues, const Grid<N>& puzzle) const {
        const bool is_least = clues > parts_.front().clues;
        return row(clues, to_line(puzzle), is_least ? "proved" : "found",
                   is_least ? refuted_text(clues - 1) : "fewer clues were not tried");
    }
    std::size_t number_of(int clues) const {
        return static_cast<std::size_t>(
            std::count_if(parts_.begin(), parts_.end(), [clues](const Part& part) { return part.clues == clues; }));
    }
    std::string refuted_text(int clues) const {
        return "no " + std::to_string(clues) +
               (clues == 1 ? " clue in any cell can be" : " clues in any cells can be") + " solved: refuted in " +
               ways(number_of(clues)) + " to distribute them over the boxes";
    }

    ExactSpec wanted_;
    Table<FewestRow> table_;
    std::vector<Part> parts_;
};

template <int N>
class EachShare final : public Job {
  public:
    explicit EachShare(const ExactSpec& wanted)
        : wanted_{wanted}, table_(kShareColumns, wanted.json), shares_{shares_of<N>(*wanted.clues)} {}

    std::int64_t parts() const override { return static_cast<std::int64_t>(shares_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        const ClueShares<N>& shares = shares_[static_cast<std::size_t>(part)];
        SharePart<N> one(wanted_, shares, part, shares_.size(), sink, stop);
        using State = typename SharePart<N>::State;
        const State state = one.advance();
        if (state == State::open && stop.stop_requested()) return PartStatus::stopped;
        ShareRow row{*wanted_.clues, text_of<N>(shares), names_of(wanted_.strategies), name_of(Answer::undecided)};
        row.steps = one.refutation().steps();
        if (state == State::found) {
            row.answer = name_of(Answer::clues);
            row.puzzle = to_line(one.refutation().puzzle());
        } else if (state == State::impossible) {
            if (one.prove() == PartStatus::stopped) return PartStatus::stopped;
            row.answer = name_of(Answer::impossible);
        }
        table_.send(row, sink);
        return PartStatus::done;
    }

  private:
    ExactSpec wanted_;
    Table<ShareRow> table_;
    std::vector<ClueShares<N>> shares_;
};

// Each part finds sets of cells, one after the other, until the rest is refuted. A set represents all its images under
// the symmetries of the board, which occur in no other part.
class SolvedSets final : public Job {
  public:
    explicit SolvedSets(const ExactSpec& wanted)
        : wanted_{wanted}, table_(kSolvedSetsColumns, wanted.json), shares_{shares_of<2>(*wanted.clues)} {}

    std::int64_t parts() const override { return static_cast<std::int64_t>(shares_.size()); }
    std::int64_t items() const override { return parts(); }
    std::int64_t items_in(std::int64_t) const override { return 1; }
    bool adds_counts() const override { return true; }
    std::vector<std::string> columns() const override { return table_.header(); }

    PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const override {
        SharePart<2> one(wanted_, shares_[static_cast<std::size_t>(part)], part, shares_.size(), sink, stop);
        using State = typename SharePart<2>::State;
        std::int64_t sets = 0;
        State state = one.advance();
        for (; state == State::found; state = one.advance()) {
            for (const CellSet cells : images_of(clue_cells(one.refutation().puzzle()))) {
                one.refutation().exclude(cells);
                ++sets;
            }
        }
        const bool stopped = state == State::open && stop.stop_requested();
        if (state == State::open && !stopped) {
            sink.problem(1, 1, "not all sets of cells were counted: the conflict limit was reached");
        }
        const bool counted = state == State::impossible;
        if (counted && one.prove() == PartStatus::stopped) return PartStatus::stopped;
        table_.send({*wanted_.clues, names_of(wanted_.strategies), {sets, counted, parts()}}, sink);
        return stopped ? PartStatus::stopped : PartStatus::done;
    }

  private:
    // Under all maps of the board, each set once.
    static std::vector<CellSet> images_of(CellSet cells) {
        std::vector<CellSet> images{cells};
        for (const CellMap<2>& map : automorphisms_of<2>({}, kMaxBoardMaps)) {
            CellSet image;
            cells.for_each([&](int cell) { image.add(map.to[static_cast<std::size_t>(cell)]); });
            if (std::find(images.begin(), images.end(), image) == images.end()) images.push_back(image);
        }
        return images;
    }
    static constexpr int kMaxBoardMaps = 128;

    ExactSpec wanted_;
    Table<SolvedSetsRow> table_;
    std::vector<ClueShares<2>> shares_;
};

}  // namespace

std::unique_ptr<Job> make_shares_job(const ExactSpec& wanted) {
    if (wanted.order == 2) {
        return std::make_unique<FewestByShares<2>>(wanted, wanted.clues.value_or(1),
                                                   wanted.clues.value_or(Geometry<2>::kCells));
    }
    const int clues = wanted.clues.value_or(kFewestClues);
    return std::make_unique<FewestByShares<3>>(wanted, clues, clues);
}

std::unique_ptr<Job> make_each_share_job(const ExactSpec& wanted) {
    if (wanted.order == 2) return std::make_unique<EachShare<2>>(wanted);
    return std::make_unique<EachShare<3>>(wanted);
}

std::unique_ptr<Job> make_solved_sets_job(const ExactSpec& wanted) {
    return std::make_unique<SolvedSets>(wanted);
}

}  // namespace rookery
