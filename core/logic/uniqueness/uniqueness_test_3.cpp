// Uniqueness test 3: two corners of a rectangle (corner_rectangles.hpp) in one house have other candidates; one of the
// corners takes one of those. If k other cells of the house hold k + 1 digits together with these candidates, they make
// a naked set, and the rest of the house loses its digits. For a line, the rest of the box too if all of them are in
// one box.
//
// HoDoKu 2.2: row, column, box; the k cells have neither digit of the rectangle; those of a box must not all be in one
// line with the corners. Sets are extended by the next cells first.
#include "logic/sentences.hpp"
#include "logic/uniqueness/corner_rectangles.hpp"

namespace rookery {

namespace {

class SetAtRectangle {
  public:
    SetAtRectangle(const State& state, StepSink& sink, const CornerRectangle& rectangle)
        : state_{state}, sink_{sink}, rectangle_{rectangle} {}

    bool find() {
        if (rectangle_.plain.size() != 2) return false;
        DigitSet digits = 0;
        rectangle_.extra.for_each([&](int cell) {
            digits = static_cast<DigitSet>(digits | (state_.candidates(cell) & ~rectangle_.digits()));
        });
        for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
            const int house = Geometry9::house_of(rectangle_.extra.first(), kind);
            if (!(rectangle_.extra - CellSet::house(house)).empty()) continue;
            house_ = house;
            pool_.clear();
            for (const int cell : Geometry9::kHouseCells[house]) {
                const DigitSet candidates = state_.candidates(cell);
                const bool may_join = candidates != 0 && (candidates & rectangle_.digits()) == 0;
                if (may_join && !rectangle_.cells().contains(cell)) pool_.push_back(static_cast<std::uint8_t>(cell));
            }
            if (extend(0, rectangle_.extra, digits)) return true;
        }
        return false;
    }

  private:
    bool extend(std::size_t from, CellSet cells, DigitSet digits) {
        for (std::size_t i = from; i < pool_.size(); ++i) {
            CellSet wider = cells;
            wider.add(pool_[i]);
            const auto more = static_cast<DigitSet>(digits | state_.candidates(pool_[i]));
            if (digit_count(more) == wider.size() - 1 && counts(wider) && report(wider, more)) return true;
            if (extend(i + 1, wider, more)) return true;
        }
        return false;
    }

    bool counts(CellSet cells) const {
        return Geometry9::kind_of_house(house_) != HouseKind::box ||
               (!within(cells, HouseKind::row) && !within(cells, HouseKind::column));
    }
    static bool within(CellSet cells, HouseKind kind) {
        return (cells - CellSet::house(Geometry9::house_of(cells.first(), kind))).empty();
    }
    bool lose(CellSet cells, DigitSet digits) const {
        bool any = false;
        cells.for_each([&](int cell) { any |= (state_.candidates(cell) & digits) != 0; });
        return any;
    }

    bool report(CellSet cells, DigitSet digits) {
        CellSet losers = CellSet::house(house_) - cells;
        if (!lose(losers, digits)) return false;
        if (within(cells, HouseKind::box)) {
            losers |= CellSet::house(Geometry9::house_of(cells.first(), HouseKind::box)) - cells;
        }
        Step& step = sink_.begin(Technique::uniqueness_test_3);
        losers.for_each([&](int cell) { add_eliminations(step, state_, cell, digits); });
        if (sink_.wants_highlights()) {
            highlight_rectangle(step, state_, rectangle_);
            add_house(step, house_);
            (cells - rectangle_.extra).for_each([&](int cell) {
                add_cell(step, cell);
                add_marks(step, state_, cell, digits, MarkRole::fin);
            });
        }
        return sink_.end();
    }

    const State& state_;
    StepSink& sink_;
    const CornerRectangle& rectangle_;
    int house_ = 0;
    std::vector<std::uint8_t> pool_;
};

bool find_uniqueness_test_3(const State& state, StepSink& sink) {
    for (const CornerRectangle& rectangle : sink.workspace().rectangles().of(state)) {
        if (SetAtRectangle(state, sink, rectangle).find()) return true;
    }
    return false;
}

std::string say_uniqueness_test_3(const Step& step, Language language) {
    return concluded(clauses(rectangle_words(step, language),
                             say(Phrase::corner_makes_set, language,
                                 {Value::house(step.houses[0]), Value::cells(cells_from(step, 4))}),
                             language),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kUniquenessTest3{
    .group = TechniqueGroup::uniqueness,
    .techniques = {Technique::uniqueness_test_3},
};
constinit const TechniqueCard cards::kUniquenessTest3{
    .label = labels::kUniquenessTest3,
    .find = find_uniqueness_test_3,
    .say = say_uniqueness_test_3,
};

}  // namespace rookery
