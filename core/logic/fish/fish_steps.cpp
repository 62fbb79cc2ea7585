#include "logic/fish/fish_steps.hpp"

#include <array>
#include <bit>
#include <set>
#include <utility>

#include "board/cell_set.hpp"
#include "job/stable_order.hpp"
#include "logic/fish/fish_search.hpp"
#include "logic/highlights.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

// Where a digit cannot be, from its own candidates alone: places that are in no complete placement of the digit in
// the rows, columns and boxes that lack it. Everything that a fish or another pattern of one digit eliminates is among
// them, so a digit without such places has no patterns.

// One placement of the digit, row by row. Boxes are identified by column / 3, starting over in every band.
class Placing {
  public:
    explicit Placing(CellSet places) {
        places.for_each([&](int cell) { rows_[cell / 9] |= 1U << (cell % 9); });
    }
    // Finds a placement that uses the cell; false if there is none.
    bool through(int cell) {
        const unsigned all = rows_[cell / 9];
        rows_[cell / 9] = 1U << (cell % 9);
        const bool found = from_row(0, 0, 0);
        rows_[cell / 9] = all;
        return found;
    }
    CellSet used() const {
        CellSet cells;
        for (int row = 0; row < 9; ++row) {
            if (rows_[row] != 0) cells.add(9 * row + column_[row]);
        }
        return cells;
    }

  private:
    bool from_row(int row, unsigned columns, unsigned boxes) {
        if (row % 3 == 0) boxes = 0;
        while (row < 9 && rows_[row] == 0) {
            if (++row % 3 == 0) boxes = 0;
        }
        if (row == 9) return true;
        for (unsigned rest = rows_[row] & ~columns; rest != 0; rest &= rest - 1) {
            const int column = std::countr_zero(rest);
            const unsigned box = 1U << (column / 3);
            if ((boxes & box) != 0) continue;
            column_[row] = column;
            if (from_row(row + 1, columns | (1U << column), boxes | box)) return true;
        }
        return false;
    }

    std::array<unsigned, 9> rows_{};
    std::array<int, 9> column_{};
};

// `places`: the candidates of the digit. A row without any already has the digit.
CellSet impossible_places(CellSet places) {
    Placing placing(places);
    CellSet impossible;
    for (CellSet open = places; !open.empty();) {
        const int cell = open.first();
        if (placing.through(cell)) {
            open -= placing.used();
        } else {
            open.remove(cell);
            impossible.add(cell);
        }
    }
    return impossible;
}

}  // namespace

CellSet FishMemory::impossible(int digit, CellSet places) {
    if (!(places_[digit - 1] == places)) {
        places_[digit - 1] = places;
        impossible_[digit - 1] = impossible_places(places);
    }
    return impossible_[digit - 1];
}

namespace {

using SetWords = std::pair<std::uint64_t, std::uint64_t>;
SetWords words_of(CellSet cells) {
    return {cells.bits().lo(), cells.bits().hi()};
}

bool belongs_to(const FishRow& row, const Fish& fish) {
    if (shape_of(fish.bases, fish.covers) != row.query.shape) return false;
    return row.query.shape != FishShape::basic || !row.query.finned || is_sashimi(fish) == row.sashimi;
}

void add_houses(Step& step, FishUnits units) {
    for (; units != 0; units &= units - 1) add_house(step, house_of_unit(std::countr_zero(units)));
}

void fill_in(Step& step, int digit, const Fish& fish, bool highlights) {
    step.length = std::popcount(fish.bases);
    fish.victims.for_each([&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
    if (!highlights) return;
    draw_fish(step, digit, fish);
}

// Reports the fish of one digit that belong to a row of the table.
class RowVisitor final : public FishVisitor {
  public:
    RowVisitor(const FishRow& row, int digit, StepSink& sink) : row_{row}, digit_{digit}, sink_{sink} {}
    bool visit(const Fish& fish) override {
        meets_any_ = true;
        if (!belongs_to(row_, fish)) return false;
        if (!sink_.wants_first_only() && !known_.insert(words_of(fish.victims)).second) return false;
        any_ = true;
        fill_in(sink_.begin(row_.technique), digit_, fish, sink_.wants_highlights());
        return sink_.end();
    }
    bool any() const { return any_; }
    // Whether a fish of any row was visited.
    bool meets_any() const { return meets_any_; }

  private:
    const FishRow& row_;
    int digit_;
    StepSink& sink_;
    std::set<SetWords> known_;
    bool any_ = false;
    bool meets_any_ = false;
};

// Pairs up fish of the row's shape over the same bases, which the search visits one after another.
class SiameseVisitor final : public FishVisitor {
  public:
    SiameseVisitor(const FishRow& row, int digit, std::vector<Step>& steps) : row_{row}, digit_{digit}, steps_{steps} {}
    bool visit(const Fish& fish) override {
        if (shape_of(fish.bases, fish.covers) != row_.query.shape) return false;
        if (bases_ != fish.bases) fish_.clear();
        bases_ = fish.bases;
        for (const Fish& other : fish_) {
            if (belongs_to(row_, other) && other.victims.first() != fish.victims.first()) pair_up(other, fish);
        }
        fish_.push_back(fish);
        return false;
    }

  private:
    void pair_up(const Fish& a, const Fish& b) {
        if (!known_.insert(words_of(a.victims | b.victims)).second) return;
        Step& step = steps_.emplace_back();
        step.technique = row_.technique;
        Fish both = a;
        both.fins |= b.fins;
        both.victims |= b.victims;
        fill_in(step, digit_, both, true);
        add_houses(step, b.covers);
    }

    const FishRow& row_;
    int digit_;
    std::vector<Step>& steps_;
    FishUnits bases_ = 0;
    std::vector<Fish> fish_;
    std::set<SetWords> known_;
};

}  // namespace

namespace {

bool find_plain_fish(const State& state, StepSink& sink, int row) {
    FishMemory& memory = sink.workspace().fish();
    FishQuery query = kFishTable[row].query;
    // HoDoKu's search for one step skips wide bases when it looks for fish without fins; its search for all steps does
    // not.
    query.narrow_bases = sink.wants_first_only() && !query.finned;
    const auto search_of = [&](int of_row) { return 2 * of_row + (query.narrow_bases ? 1 : 0); };
    const int search = search_of(row);
    for (int digit = 1; digit <= 9; ++digit) {
        const CellSet places = state.cells_with(digit);
        if (places.empty() || memory.barren(search, digit) == places) continue;
        RowVisitor visitor(kFishTable[row], digit, sink);
        const CellSet targets = memory.impossible(digit, places);
        if (!targets.empty() && for_each_fish_of(places, targets, query, visitor)) return true;
        if (!visitor.any()) memory.barren(search, digit) = places;
        // Finned and sashimi fish of one size come from the same search.
        for (int other = 0; other < kFishRows && !visitor.meets_any(); ++other) {
            if (kFishTable[other].query == kFishTable[row].query) memory.barren(search_of(other), digit) = places;
        }
        if (sink.workspace().callback().stop_requested()) return false;
    }
    return false;
}

// With siamese fish HoDoKu compares all fish of the row, and takes the step with the most eliminations.
bool find_with_siamese_fish(const State& state, StepSink& sink, int row) {
    std::vector<Step> steps;
    StepSink all(steps, sink.scale(), Detail::highlights, sink.techniques(), sink.workspace());
    find_plain_fish(state, all, row);
    const Technique technique = kFishTable[row].technique;
    if (sink.wants(technique)) {
        for (Step& pair : find_siamese_fish(state, technique)) steps.push_back(std::move(pair));
    }
    if (sink.wants_first_only()) {
        sort_by_places(steps,
                       [](const Step& a, const Step& b) { return a.eliminations.size() > b.eliminations.size(); });
    }
    for (Step& step : steps) {
        sink.begin(technique) = std::move(step);
        if (sink.end()) return true;
    }
    return false;
}

}  // namespace

void draw_fish(Step& step, int digit, const Fish& fish) {
    step.digits = digit_bit(digit);
    add_houses(step, fish.bases);
    add_houses(step, fish.covers);
    (fish.base_cells - fish.fins).for_each([&](int cell) {
        add_cell(step, cell);
        step.marks.push_back({cell_digit(cell, digit), MarkRole::base});
    });
    fish.fins.for_each([&](int cell) {
        add_cell(step, cell);
        step.marks.push_back({cell_digit(cell, digit), MarkRole::fin});
    });
}

bool find_fish_of_row(const State& state, StepSink& sink, int row) {
    return sink.workspace().choices().siamese_fish ? find_with_siamese_fish(state, sink, row)
                                                   : find_plain_fish(state, sink, row);
}

std::vector<Step> find_siamese_fish(const State& state, Technique technique) {
    std::vector<Step> steps;
    for (const FishRow& row : kFishTable) {
        if (row.technique != technique) continue;
        for (int digit = 1; digit <= 9; ++digit) {
            const CellSet places = state.cells_with(digit);
            SiameseVisitor visitor(row, digit, steps);
            for_each_fish_of(places, impossible_places(places), row.query, visitor);
        }
    }
    return steps;
}

std::string fish_reason(const Step& step, Language language) {
    const auto size = static_cast<std::size_t>(step.length);
    const std::span<const std::uint8_t> houses(step.houses);
    return say(
        Phrase::fish, language,
        {Value::digits(step.digits), Value::houses(houses.first(size)), Value::houses(houses.subspan(size, size))});
}

std::string with_fins(std::string reason, const Step& step, Language language) {
    const std::vector<std::uint8_t> fins = marked_cells(step, MarkRole::fin);
    if (fins.empty()) return reason;
    return say(Phrase::fish_fins, language,
               {Value::text(std::move(reason)), Value::cells(fins), Value::digits(step.digits)});
}

std::string say_any_fish(const Step& step, Language language) {
    const auto size = static_cast<std::size_t>(step.length);
    const std::span<const std::uint8_t> houses(step.houses);
    std::string reason = fish_reason(step, language);
    if (houses.size() > 2 * size) {
        reason =
            say(Phrase::fish_or, language, {Value::text(std::move(reason)), Value::houses(houses.subspan(2 * size))});
    }
    return concluded(with_fins(std::move(reason), step, language), step, language);
}

}  // namespace rookery
