// Bivalue universal grave (BUG): a board whose empty cells all have two candidates, and whose digits all have zero or
// two places in every house, has no solution or at least two. A puzzle with one solution never reaches such a board. So
// if only a few candidates (the BUG values, in the BUG cells) prevent it, at least one of them is true.
//
//   type 1  one BUG cell: it takes one of its BUG values
//   type 2  one BUG value in several cells: all cells that see every BUG cell lose it
//   type 3  BUG cells in one house act together as one cell of a naked set
//   type 4  two BUG cells in a house where another digit has no place except them: they take that digit or a BUG value
//
// Sudoku Explainer 1.2.1, as observed on 157,000 boards, most of them graves with a few extra candidates:
//   BUG values are found house by house (boxes, rows, columns): a digit whose number of places in a house is neither
//   zero nor two, exactly one of which is in a cell with three candidates or more, is a BUG value there. Places and
//   candidates are counted on the actual board, including BUG values found before. So if two BUG values of a digit
//   share a house, that house identifies neither, and each must be identified by another house of its own; otherwise
//   the rest is not recognized as a grave. (If counted on the rest, each value found would reveal the next.)
//   The search gives up as soon as there are several cells and several values but no cell that sees all those cells,
//   even if type 4 would not need one.
//   Type 4 is tried before type 3. Its two cells have exactly one digit in common, besides the BUG values.
//   Type 3 requires that every BUG value is a candidate of the set's other cells, but no minimum number of empty cells.
//   Sets of one size, six digits at most, are tried with the cells in the first BUG cell's box first.
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/subsets/subsets.hpp"

namespace rookery {

namespace {

constexpr int kMaxNaked = 6;  // digits of the largest naked set of type 3

class Bug {
  public:
    Bug(const State& state, StepSink& sink) : state_{state}, sink_{sink}, rest_{state} {}

    bool report() {
        if (!find_values() || cells_.empty() || !is_grave()) return false;
        if (cell_count_ == 1) return report_type1();
        if (is_single(all_values_)) return report_type2() || report_type4();
        return sees_all_bug_cells() && (report_type4() || report_type3());
    }

  private:
    // Removes the BUG values from rest_. Returns false if this is no BUG.
    bool find_values() {
        for (int house = 0; house < kHouseCount; ++house) {
            for (int digit = 1; digit <= 9; ++digit) {
                const PositionSet positions = state_.positions(house, digit);
                if (positions == 0 || std::popcount(positions) == 2) continue;
                int bug_cell = -1;
                int count = 0;
                for_each_cell(house, positions, [&](int cell) {
                    if (state_.candidate_count(cell) < 3) return;
                    bug_cell = cell;
                    ++count;
                });
                if (count == 0) return false;
                if (count == 1 && !add_value(bug_cell, digit)) return false;
            }
        }
        return true;
    }

    bool add_value(int cell, int digit) {
        if (!cells_.contains(cell)) {
            order_[cell_count_++] = static_cast<std::uint8_t>(cell);
            cells_.add(cell);
            common_peers_ &= CellSet::peers_of(cell);
        }
        values_[cell] |= digit_bit(digit);
        all_values_ |= digit_bit(digit);
        rest_.eliminate(cell, digit);
        return cell_count_ == 1 || is_single(all_values_) || !common_peers_.empty();
    }

    // Whether some empty cell sees every BUG cell.
    bool sees_all_bug_cells() const {
        bool found = false;
        common_peers_.for_each([&](int cell) { found = found || state_.value(cell) == 0; });
        return found;
    }

    // Whether without the BUG values every empty cell has two candidates and every digit zero or two places in each
    // house.
    bool is_grave() const {
        for (int cell = 0; cell < 81; ++cell) {
            if (rest_.value(cell) == 0 && rest_.candidate_count(cell) != 2) return false;
        }
        for (int digit = 1; digit <= 9; ++digit) {
            for (const PositionSet positions : rest_.positions_of(digit)) {
                if (positions != 0 && std::popcount(positions) != 2) return false;
            }
        }
        return true;
    }

    Step& begin(int type, int set_digits = 0) {
        return sink_.begin(
            {.technique = Technique::bivalue_universal_grave, .variant = type, .set_digits = set_digits});
    }

    // Base: the grave in the BUG cells. Fins: the BUG values. Cover: what the type adds.
    void draw(Step& step, DigitSet covered) const {
        for (int i = 0; i < cell_count_; ++i) {
            const int cell = order_[i];
            add_cell(step, cell);
            add_marks(step, state_, cell, static_cast<DigitSet>(kAllDigits & ~values_[cell] & ~covered),
                      MarkRole::base);
            add_marks(step, state_, cell, values_[cell], MarkRole::fin);
            add_marks(step, state_, cell, static_cast<DigitSet>(covered & ~values_[cell]), MarkRole::cover);
        }
    }

    bool report_type1() {
        const int cell = order_[0];
        Step& step = begin(1);
        add_eliminations(step, state_, cell, static_cast<DigitSet>(kAllDigits & ~values_[cell]));
        if (sink_.wants_highlights()) {
            step.digits = all_values_;
            draw(step, 0);
        }
        return sink_.end();
    }

    bool report_type2() {
        Step& step = begin(2);
        (common_peers_ & state_.cells_with(lowest_digit(all_values_))).for_each([&](int cell) {
            add_eliminations(step, state_, cell, all_values_);
        });
        if (sink_.wants_highlights()) {
            step.digits = all_values_;
            draw(step, 0);
        }
        return sink_.end();
    }

    // Finds the positions of the BUG cells in `house`. Returns false if one of them is elsewhere.
    bool positions_in_house(int house, int kind, PositionSet& positions) const {
        positions = 0;
        for (int i = 0; i < cell_count_; ++i) {
            const CellPlace& place = kCellPlaces[order_[i]];
            if (place.houses[kind] != house) return false;
            positions |= place.bits[kind];
        }
        return true;
    }

    bool report_type3() {
        for (int kind = 0; kind < 3; ++kind) {
            const int house = kCellPlaces[order_[0]].houses[kind];
            PositionSet bug_positions = 0;
            if (!positions_in_house(house, kind, bug_positions)) continue;
            for (int size = digit_count(all_values_); size <= kMaxNaked; ++size) {
                if (report_naked(house, bug_positions, size)) return true;
            }
        }
        return false;
    }

    // The positions of a house except those of the BUG cells, in the order in which they are tried.
    struct Others {
        std::array<std::uint8_t, 9> positions{};
        int count = 0;
    };
    Others list_others(int house, PositionSet bug_positions) const {
        const std::uint8_t box = kCellPlaces[order_[0]].houses[0];
        Others others;
        for (const bool in_box : {true, false}) {
            for (int position = 0; position < 9; ++position) {
                if ((bug_positions & position_bit(position)) != 0) continue;
                const int cell = first_cell_of(house, position_bit(position));
                if ((kCellPlaces[cell].houses[0] == box) != in_box) continue;
                others.positions[others.count++] = static_cast<std::uint8_t>(position);
            }
        }
        return others;
    }

    // size - 1 other cells of the house that hold `size` digits, the BUG values among them.
    bool report_naked(int house, PositionSet bug_positions, int size) {
        const auto candidates = state_.candidates_in(house);
        const Others others = list_others(house, bug_positions);
        for (unsigned choice = 0; choice < 1U << others.count; ++choice) {
            if (std::popcount(choice) != size - 1) continue;
            DigitSet digits = 0;
            PositionSet chosen = 0;
            bool fits = true;
            for (unsigned rest = choice; rest != 0; rest &= rest - 1) {
                const int position = others.positions[std::countr_zero(rest)];
                fits = fits && digit_count(candidates[position]) >= 2;
                digits |= candidates[position];
                chosen |= position_bit(position);
            }
            if (!fits || digit_count(digits) != size || (all_values_ & ~digits) != 0) continue;
            const auto outside = static_cast<PositionSet>(kAllPositions & ~chosen & ~bug_positions);
            Step& step = begin(3, size);
            for_each_cell(house, outside, [&](int cell) { add_eliminations(step, state_, cell, digits); });
            if (sink_.wants_highlights()) {
                step.digits = digits;
                draw(step, 0);
                add_house(step, house);
                for_each_cell(house, chosen, [&](int cell) {
                    add_cell(step, cell);
                    add_marks(step, state_, cell, digits, MarkRole::cover);
                });
            }
            if (sink_.end()) return true;
        }
        return false;
    }

    bool report_type4() {
        if (cell_count_ != 2) return false;
        const DigitSet common = rest_.candidates(order_[0]) & rest_.candidates(order_[1]);
        if (!is_single(common)) return false;
        for (int kind = 0; kind < 3; ++kind) {
            const int house = kCellPlaces[order_[0]].houses[kind];
            PositionSet bug_positions = 0;
            if (!positions_in_house(house, kind, bug_positions)) continue;
            if (state_.positions(house, lowest_digit(common)) != bug_positions) continue;
            Step& step = begin(4);
            for (const int cell : {order_[0], order_[1]}) {
                add_eliminations(step, state_, cell, static_cast<DigitSet>(kAllDigits & ~(values_[cell] | common)));
            }
            if (sink_.wants_highlights()) {
                step.digits = common;
                add_house(step, house);
                draw(step, common);
            }
            if (sink_.end()) return true;
        }
        return false;
    }

    const State& state_;
    StepSink& sink_;
    State rest_;  // without the BUG values found so far
    std::array<DigitSet, 81> values_{};
    DigitSet all_values_ = 0;
    CellSet cells_;
    std::array<std::uint8_t, 81> order_{};  // BUG cells as they were found
    int cell_count_ = 0;
    CellSet common_peers_ = CellSet::all();
};

bool find_bug(const State& state, StepSink& sink) {
    return Bug(state, sink).report();
}

std::string say_bug(const Step& step, Language language) {
    std::vector<std::string> values;
    for (const Mark& mark : step.marks) {
        if (mark.role != MarkRole::fin) continue;
        values.push_back(cell_name(mark.at.cell, language) + "=" + std::to_string(mark.at.digit));
    }
    const bool one = values.size() == 1;
    std::string text = say(one ? Phrase::bug_one : Phrase::bug_several, language, {Value::texts(std::move(values))});
    if (step.variant == 3) {
        std::vector<std::uint8_t> others;
        for (const std::uint8_t cell : step.cells) {
            if (marked_digits(step, cell, MarkRole::fin) == 0) others.push_back(cell);
        }
        text = clauses(std::move(text),
                       say(Phrase::bug_makes_set, language,
                           {naked_set_value(others.size() + 1, language), Value::digits(step.digits),
                            Value::cells(others), Value::house(step.houses[0])}),
                       language);
    } else if (step.variant == 4) {
        text = clauses(std::move(text), hidden_set_words(step, language), language);
    }
    return concluded(std::move(text), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kBug{
    .group = TechniqueGroup::uniqueness,
    .techniques = {Technique::bivalue_universal_grave},
    .has_types = true,
};
constinit const TechniqueCard cards::kBug{
    .label = labels::kBug,
    .find = find_bug,
    .say = say_bug,
};

}  // namespace rookery
