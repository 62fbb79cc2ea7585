#include "text/grid_reader.hpp"

#include <utility>

#include "text/formats/reading.hpp"
#include "text/scan/cells.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

namespace {

bool is_row(const Row& row) {
    return row.kind == RowKind::cells || row.kind == RowKind::groups || row.kind == RowKind::broken;
}

}  // namespace

void GridReader::take(const Line& line, const LineCutter& rest) {
    Row row = read_row(line, survey_.rules);
    if (gap_ && row.kind != RowKind::rule) {
        if (!is_row(row) || !goes_on(row, rest)) end();
        gap_ = false;
    }
    switch (row.kind) {
        case RowKind::rule:
            boxed_ = boxed_ || row.boxed;
            starred_ = starred_ || line.whole.substr(skip_space(line.whole, line.body), 1) == "*";
            return;
        case RowKind::words:
            if (count_ == 0) {
                title_ = cleaned(line.whole.substr(line.body));
            } else if (!remark_) {
                remark_ = problem_at_start(line, "expected a row of " + std::to_string(survey_.rules.size) +
                                                     " cells, found " + excerpt(line.whole.substr(line.body)));
            }
            return;
        case RowKind::broken:
            if (count_ == 0) {
                title_ = cleaned(line.whole.substr(line.body));
                if (spoilt_++ == 0) first_spoilt_ = std::move(row.problem);
                return;
            }
            break;
        case RowKind::cells:
        case RowKind::groups:
            break;
    }
    add_row(std::move(row));
}

void GridReader::take_blank(const Line& line) {
    if (survey_.tabbed && is_tabbed_blank(line, survey_.rules.size)) {
        Row row;
        row.kind = RowKind::cells;
        row.line = line;
        row.size = survey_.rules.size;
        row.candidates.fill(all_digits(9));
        row.places.fill(line.whole.data() + line.body);
        add_row(std::move(row));
        return;
    }
    if (count_ == 0) {
        if (spoilt_ > 1) end();
        spoilt_ = 0;
        first_spoilt_.reset();
        boxed_ = starred_ = false;
    } else if (!gap_) {
        gap_ = true;
        if (block_ == 0) block_ = count_;
    }
}

// Whether the grid continues: looks at the rows from `next` to the blank line after them.
bool GridReader::goes_on(const Row& next, LineCutter rest) const {
    int rows = is_row(next) ? 1 : 0;
    RowRules rules = survey_.rules;
    rules.wants_problem = false;
    for (Line line; rows <= survey_.rules.size && rest.next(line) && !is_blank(line);) {
        if (!is_comment(line) && is_row(read_row(line, rules))) ++rows;
    }
    const bool evenly = rows == block_ && count_ % block_ == 0 && survey_.rules.size % block_ == 0;
    return count_ + rows == survey_.rules.size || (evenly && count_ + rows < survey_.rules.size);
}

void GridReader::add_row(Row row) {
    boxed_ = boxed_ || row.boxed;
    rows_[count_++] = std::move(row);
    if (count_ == survey_.rules.size) complete();
}

void GridReader::end() {
    if (count_ > 0) {
        const int size = survey_.rules.size;
        const Row* broken = nullptr;
        for (int i = count_ - 1; i >= 0; --i) {
            if (rows_[i].kind == RowKind::broken) broken = &rows_[i];
        }
        if (first_spoilt_ && spoilt_ + count_ == size) {
            add_problem(*first_spoilt_);
        } else if (broken != nullptr) {
            add_problem(broken->problem);
        } else if (remark_) {
            add_problem(*remark_);
        } else {
            add_problem(problem_at_end(rows_[count_ - 1].line, "expected " + std::to_string(size) +
                                                                   " rows of a grid, found " + std::to_string(count_)));
        }
    } else if (first_spoilt_ && (spoilt_ > 1 || to_.is_empty())) {
        add_problem(*first_spoilt_);
    }
    clear();
}

void GridReader::complete() {
    for (int i = 0; i < count_; ++i) {
        if (rows_[i].kind == RowKind::broken) {
            add_problem(rows_[i].problem);
            clear();
            return;
        }
    }
    bool has_groups = false;
    for (int i = 0; i < count_; ++i) has_groups = has_groups || rows_[i].kind == RowKind::groups;
    if (has_groups) {
        deliver_candidates();
    } else if (auto problem = symbol_problem()) {
        add_problem(std::move(*problem));
    } else {
        const auto fill = [&](auto grid) {
            constexpr int kSize = decltype(grid)::Geo::kSize;
            for (int cell = 0; cell < kSize * kSize; ++cell) grid[cell] = rows_[cell / kSize].digits[cell % kSize];
            deliver(grid);
        };
        switch (survey_.rules.size) {
            case 4:
                fill(Grid4{});
                break;
            case 9:
                fill(Grid9{});
                break;
            default:
                fill(Grid16{});
                break;
        }
    }
    clear();
}

// Two symbols for empty cells in one grid, although each row has only one; or a grid of symbols that is not a board.
std::optional<TextProblem> GridReader::symbol_problem() const {
    CellReader all(survey_.rules.size);
    for (int i = 0; i < count_; ++i) all.append(rows_[i].reader);
    const auto error = all.error_of_whole();
    if (!error) return std::nullopt;
    for (int i = 0; i < count_; ++i) {
        const std::string_view whole = rows_[i].line.whole;
        if (error->at >= whole.data() && error->at < whole.data() + whole.size()) {
            return problem_at(rows_[i].line, error->at, all.sentence(*error));
        }
    }
    return std::nullopt;
}

// At this point the symbols of the rows agree, so the first row has the sign of empty cells, if any.
const TextFormat& GridReader::format_of(bool has_groups, bool marks_placed) const {
    const GridLook look{survey_.rules.size, has_groups, marks_placed, boxed_, starred_, rows_[0].reader.own_blank()};
    return *claim_of({.place = Place::grid, .look = &look}).format;
}

template <int N>
void GridReader::deliver(const Grid<N>& grid) {
    constexpr int kSize = Geometry<N>::kSize;
    if (const auto conflict = first_conflict(grid)) {
        const Row& row = rows_[conflict->second_cell / kSize];
        add_problem(problem_at(row.line, row.places[conflict->second_cell % kSize], sentence_of<N>(*conflict)));
        return;
    }
    ParsedPuzzle puzzle;
    puzzle.grid = grid;
    puzzle.line = rows_[0].line.number;
    puzzle.note = title_;
    to_.add(std::move(puzzle), format_of(false, false));
}

// A grid of candidates. If placed digits are marked (.sdx), every other single candidate is a given.
void GridReader::deliver_candidates() {
    Candidates9 candidates;
    ExtrasBuilder extras;
    bool marked = false;
    Grid9 singles;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const Row& row = rows_[cell / 9];
        candidates[cell] = row.candidates[cell % 9];
        if ((row.placed >> static_cast<unsigned>(cell % 9) & 1U) != 0) {
            marked = true;
            extras->placed[cell] = lowest_digit(candidates[cell]);
        } else if (digit_count(candidates[cell]) == 1) {
            singles[cell] = lowest_digit(candidates[cell]);
        }
    }
    ParsedPuzzle puzzle;
    puzzle.candidates = candidates;
    puzzle.line = rows_[0].line.number;
    puzzle.note = title_;
    const Grid9 certain = certain_cells(candidates);
    const Grid9 givens = marked ? singles : certain;
    auto conflict = first_conflict(givens);
    if (!conflict) conflict = first_conflict(certain);
    if (conflict) {
        const Row& row = rows_[conflict->second_cell / 9];
        add_problem(problem_at(row.line, row.places[conflict->second_cell % 9], sentence_of<3>(*conflict)));
        return;
    }
    puzzle.grid = givens;
    const TextFormat* format = &format_of(true, marked);
    if (marked) {
        std::move(extras).attach(puzzle);
    } else if (take_stacked(candidates, puzzle)) {
        format = &formats::stacked_grids;
    }
    to_.add(std::move(puzzle), *format);
}

// Programs copy a grid of candidates below a grid of the givens, or below this grid and a second one with the placed
// digits added. The first grid has the true givens.
bool GridReader::take_stacked(const Candidates9& candidates, ParsedPuzzle& puzzle) {
    bool taken = false;
    Grid9 later;  // the next grid down
    for (int stacked = 0; stacked < 2 && !to_.puzzles().empty(); ++stacked) {
        ParsedPuzzle& before = to_.puzzles().back();
        const auto* grid = std::get_if<Grid9>(&before.grid);
        if (grid == nullptr || before.candidates || grid->clue_count() == 0 || !agree(*grid, candidates)) break;
        if (taken && overlaid(*grid, later) != later) break;
        if (taken) {
            ExtrasBuilder extras;
            for (int cell = 0; cell < Geometry9::kCells; ++cell) {
                if ((*grid)[cell] == 0) extras->placed[cell] = later[cell];
            }
            std::move(extras).attach(puzzle);
        }
        later = *grid;
        taken = true;
        puzzle.grid = *grid;
        puzzle.line = before.line;
        if (puzzle.note.empty() || !before.note.empty()) puzzle.note = std::move(before.note);
        to_.forget_last();
    }
    return taken;
}

void GridReader::add_problem(TextProblem problem) {
    to_.add_problem(std::move(problem));
}

void GridReader::clear() {
    count_ = 0;
    block_ = 0;
    gap_ = false;
    boxed_ = starred_ = false;
    title_.clear();
    remark_.reset();
    spoilt_ = 0;
    first_spoilt_.reset();
}

std::string GridReader::take_title() {
    return std::exchange(title_, std::string());
}

}  // namespace rookery::reading
