// Remote pair: a chain of cells that all have the same two candidates. Cells an odd number of steps apart hold
// different digits, so a cell that sees both loses both digits.
//
// HoDoKu 2.2: four to ten cells; from each bivalue cell, the chain continues to the row, the column, the box. With more
// than four cells, each pair of cells three, five, ... steps apart counts. Of chains with equal eliminations only the
// shorter ones are kept; hodoku_choice.hpp chooses among the rest.
#include <algorithm>
#include <vector>

#include "job/stable_order.hpp"
#include "logic/chains/hodoku_choice.hpp"
#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

constexpr std::size_t kMaxCells = 10;

struct RemotePair {
    std::vector<std::uint8_t> cells;
    std::vector<CellDigit> eliminations;
};

bool takes_precedence(const RemotePair& a, const RemotePair& b) {
    if (a.eliminations.size() != b.eliminations.size()) return a.eliminations.size() > b.eliminations.size();
    const int first = weighted_sum(a.eliminations);
    const int second = weighted_sum(b.eliminations);
    return first != second ? first < second : a.cells.size() < b.cells.size();
}

class RemotePairSearch {
  public:
    // Searches chains through one of the cells `through`, and others of the same two digits.
    RemotePairSearch(const State& state, CellSet through) : state_{state}, through_{through} {}

    std::vector<RemotePair> run() {
        for (int start = 0; start < 81; ++start) {
            if (state_.candidate_count(start) != 2) continue;
            pair_ = state_.candidates(start);
            bool leads_through = false;
            through_.for_each([&](int cell) { leads_through |= state_.candidates(cell) == pair_; });
            if (!leads_through) continue;
            for (DigitSet rest = pair_; rest != 0; rest = without_lowest(rest)) {
                first_ = lowest_digit(rest);
                second_ = lowest_digit(static_cast<DigitSet>(pair_ & ~digit_bit(first_)));
                chain_.assign(1, static_cast<std::uint8_t>(start));
                in_chain_ = CellSet::single(start);
                extend();
            }
        }
        sort_by_places(found_, takes_precedence);
        return std::move(found_);
    }

  private:
    void extend() {
        const int end = chain_.back();
        for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
            for (const int next : Geometry9::kHouseCells[Geometry9::house_of(end, kind)]) {
                if (state_.candidates(next) != pair_ || in_chain_.contains(next)) continue;
                const bool in_line = Geometry9::row_of(next) == Geometry9::row_of(end) ||
                                     Geometry9::column_of(next) == Geometry9::column_of(end);
                if (kind == HouseKind::box && in_line) continue;
                chain_.push_back(static_cast<std::uint8_t>(next));
                in_chain_.add(next);
                if (chain_.size() >= 4 && chain_.size() % 2 == 0) note();
                if (chain_.size() < kMaxCells) extend();
                in_chain_.remove(next);
                chain_.pop_back();
            }
        }
    }

    void note() {
        CellSet seen;
        for (std::size_t i = 0; i < chain_.size(); ++i) {
            for (std::size_t j = i + 3; j < chain_.size(); j += 2) {
                seen |= CellSet::peers_of(chain_[i]) & CellSet::peers_of(chain_[j]);
            }
        }
        const CellSet ends = CellSet::peers_of(chain_.front()) & CellSet::peers_of(chain_.back());
        if ((ends & state_.cells_with(first_)).empty()) return;
        RemotePair pair{chain_, {}};
        for (const int digit : {first_, second_}) {
            (seen & state_.cells_with(digit)).for_each([&](int cell) {
                pair.eliminations.push_back(cell_digit(cell, digit));
            });
        }
        const bool known = std::any_of(found_.begin(), found_.end(), [&](const RemotePair& other) {
            return other.cells.size() <= pair.cells.size() &&
                   std::is_permutation(other.eliminations.begin(), other.eliminations.end(), pair.eliminations.begin(),
                                       pair.eliminations.end());
        });
        if (!known) found_.push_back(std::move(pair));
    }

    const State& state_;
    CellSet through_;
    DigitSet pair_ = 0;
    Digit first_ = 0;
    Digit second_ = 0;
    std::vector<std::uint8_t> chain_;
    CellSet in_chain_;
    std::vector<RemotePair> found_;
};

bool find_remote_pair(const State& state, StepSink& sink) {
    if (state.cells_with_count(2).size() < 4) return false;
    const CellSet through = sink.changes(state).cells & state.cells_with_count(2);
    for (const RemotePair& pair : RemotePairSearch(state, through).run()) {
        Step& step = sink.begin(Technique::remote_pair);
        step.eliminations = pair.eliminations;
        if (sink.wants_highlights()) {
            step.cells = pair.cells;
            step.digits = state.candidates(pair.cells.front());
            for (std::size_t i = 0; i < pair.cells.size(); ++i) {
                add_marks(step, state, pair.cells[i], step.digits, i % 2 == 0 ? MarkRole::base : MarkRole::cover);
            }
        }
        if (sink.end()) return true;
    }
    return false;
}

std::string say_remote_pair(const Step& step, Language language) {
    return concluded(say(Phrase::remote_pair, language, {Value::digits(step.digits), Value::cells(step.cells)}), step,
                     language);
}

}  // namespace

constinit const TechniqueLabel labels::kRemotePair{
    .group = TechniqueGroup::chains,
    .techniques = {Technique::remote_pair},
};
constinit const TechniqueCard cards::kRemotePair{
    .label = labels::kRemotePair,
    .find = find_remote_pair,
    .say = say_remote_pair,
};

}  // namespace rookery
