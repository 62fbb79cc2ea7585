// Templates: all placements of a digit on the whole board that fit its candidates, out of 46,656. A cell in every
// placement holds the digit; a candidate in none is eliminated. Placements that use a cell which all placements of
// another digit use are discarded, until nothing changes.
//
//   template set       a cell that all placements use
//   template delete    candidates that no placement uses
//
// HoDoKu 2.2: digits in ascending order. It places all cells of a digit as one step; here each cell is a step.
#include <bit>
#include <vector>

#include "logic/finders.hpp"
#include "logic/highlights.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

// The placements of one digit.
class Templates {
  public:
    Templates(const State& state, int digit) {
        for (int cell = 0; cell < 81; ++cell) {
            if (state.value(cell) == digit || state.has(cell, digit)) rows_[cell / 9] |= 1U << (cell % 9);
        }
        // A value is the only choice of its row.
        for (int cell = 0; cell < 81; ++cell) {
            if (state.value(cell) == digit) rows_[cell / 9] = 1U << (cell % 9);
        }
        add_rows(0, 0, 0, {});
    }
    std::vector<CellSet>& ways() { return ways_; }

    CellSet in_all() const {
        CellSet cells = CellSet::all();
        for (const CellSet& way : ways_) cells &= way;
        return cells;
    }
    CellSet in_any() const {
        CellSet cells;
        for (const CellSet& way : ways_) cells |= way;
        return cells;
    }

  private:
    void add_rows(int row, unsigned columns, unsigned boxes, CellSet cells) {
        if (row == 9) {
            ways_.push_back(cells);
            return;
        }
        if (row % 3 == 0) boxes = 0;
        for (unsigned rest = rows_[row] & ~columns; rest != 0; rest &= rest - 1) {
            const int column = std::countr_zero(rest);
            const unsigned box = 1U << (column / 3);
            if ((boxes & box) != 0) continue;
            add_rows(row + 1, columns | (1U << column), boxes | box, cells | CellSet::single(9 * row + column));
        }
    }

    std::array<unsigned, 9> rows_{};
    std::vector<CellSet> ways_;
};

// By digit - 1: the cells that all placements use, and those that at least one uses.
struct TemplateCells {
    std::array<CellSet, 9> in_all;
    std::array<CellSet, 9> in_any;

    explicit TemplateCells(const State& state) {
        std::vector<Templates> digits;
        for (int digit = 1; digit <= 9; ++digit) {
            digits.emplace_back(state, digit);
            in_all[digit - 1] = digits.back().in_all();
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (int d = 0; d < 9; ++d) {
                CellSet taken;
                for (int other = 0; other < 9; ++other) {
                    if (other != d) taken |= in_all[other];
                }
                const std::size_t dropped =
                    std::erase_if(digits[d].ways(), [&](CellSet way) { return !(way & taken).empty(); });
                changed |= dropped != 0;
                in_all[d] = digits[d].in_all();
            }
        }
        for (int d = 0; d < 9; ++d) in_any[d] = digits[d].in_any();
    }
};

void draw(Step& step, int digit, CellSet cells) {
    step.digits = digit_bit(digit);
    cells.for_each([&](int cell) {
        add_cell(step, cell);
        step.marks.push_back({cell_digit(cell, digit), MarkRole::base});
    });
}

bool find_template_set(const State& state, StepSink& sink) {
    const TemplateCells templates(state);
    for (int digit = 1; digit <= 9; ++digit) {
        const CellSet cells = templates.in_all[digit - 1] & state.cells_with(digit);
        for (CellSet rest = cells; !rest.empty(); rest.remove(rest.first())) {
            Step& step = sink.begin(Technique::template_set);
            set_placement(step, rest.first(), digit);
            if (sink.wants_highlights()) draw(step, digit, cells);
            if (sink.end()) return true;
        }
    }
    return false;
}

bool find_template_delete(const State& state, StepSink& sink) {
    const TemplateCells templates(state);
    for (int digit = 1; digit <= 9; ++digit) {
        const CellSet places = state.cells_with(digit);
        Step& step = sink.begin(Technique::template_delete);
        (places - templates.in_any[digit - 1]).for_each([&](int cell) {
            step.eliminations.push_back(cell_digit(cell, digit));
        });
        if (sink.wants_highlights()) draw(step, digit, places & templates.in_any[digit - 1]);
        if (sink.end()) return true;
    }
    return false;
}

std::string say_template_set(const Step& step, Language language) {
    return concluded(
        say(Phrase::template_set, language, {Value::digits(step.digits), Value::cell(step.placement.cell)}), step,
        language);
}

std::string say_template_delete(const Step& step, Language language) {
    return concluded(say(Phrase::template_delete, language, {Value::digits(step.digits)}), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kTemplateSet{
    .group = TechniqueGroup::templates,
    .techniques = {Technique::template_set},
};
constinit const TechniqueCard cards::kTemplateSet{
    .label = labels::kTemplateSet,
    .find = find_template_set,
    .say = say_template_set,
};
constinit const TechniqueLabel labels::kTemplateDelete{
    .group = TechniqueGroup::templates,
    .techniques = {Technique::template_delete},
};
constinit const TechniqueCard cards::kTemplateDelete{
    .label = labels::kTemplateDelete,
    .find = find_template_delete,
    .say = say_template_delete,
};

}  // namespace rookery
