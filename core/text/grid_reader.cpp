#include "text/grid_reader.hpp"

#include <utility>

#include "text/formats/code_reading.hpp"
#include "text/scan/candidate_text.hpp"
#include "text/scan/cells.hpp"

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

// Looks at the rows from `next` to the blank line after them.
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
    } else if (first_spoilt_ && (spoilt_ > 1 || findings_.is_empty())) {
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

// Two symbols for empty cells in one grid, though each row has one only; or a grid of symbols that are no board.
std::optional<TextProblem> GridReader::symbol_problem() const {
    CellReader all(survey_.rules.size);
    for (int i = 0; i < count_; ++i) all.append(rows_[i].reader);
    const auto fault = all.fault_of_whole();
    if (!fault) return std::nullopt;
    for (int i = 0; i < count_; ++i) {
        const std::string_view whole = rows_[i].line.whole;
        if (fault->at >= whole.data() && fault->at < whole.data() + whole.size()) {
            return problem_at(rows_[i].line, fault->at, all.sentence(*fault));
        }
    }
    return std::nullopt;
}

template <int N>
void GridReader::deliver(const Grid<N>& grid) {
    constexpr int kSize = Geometry<N>::kSize;
    if (const auto clash = first_clash(grid)) {
        const Row& row = rows_[clash->second / kSize];
        add_problem(problem_at(row.line, row.places[clash->second % kSize], sentence_of(*clash, kSize)));
        return;
    }
    bool crosses = boxed_ && kSize == 9;  // X for an empty cell
    for (int i = 0; i < count_; ++i) {
        const char32_t blank = rows_[i].reader.own_blank();
        crosses = crosses && (blank == U'X' || blank == U'x' || blank == 0);
    }
    crosses = crosses && grid.clue_count() < kSize * kSize && rows_[0].reader.own_blank() != 0;
    ParsedPuzzle puzzle;
    puzzle.grid = grid;
    puzzle.line = rows_[0].line.number;
    puzzle.note = title_;
    findings_.add(std::move(puzzle), crosses || (boxed_ && starred_) ? TextFormat::simple_sudoku
                                     : boxed_                        ? TextFormat::boxed_grid
                                                                     : TextFormat::grid);
}

// A grid of candidates. Where digits placed are marked (.sdx), every other single candidate is given.
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
    auto clash = first_clash(givens);
    if (!clash) clash = first_clash(certain);
    if (clash) {
        const Row& row = rows_[clash->second / 9];
        add_problem(problem_at(row.line, row.places[clash->second % 9], sentence_of(*clash, 9)));
        return;
    }
    puzzle.grid = givens;
    TextFormat format = marked ? TextFormat::sdx : TextFormat::pencilmark_grid;
    if (marked) {
        std::move(extras).attach(puzzle);
    } else if (take_stacked(candidates, puzzle)) {
        format = TextFormat::stacked_grids;
    }
    findings_.add(std::move(puzzle), format);
}

// Programs copy a grid of candidates together with the givens, or with the givens and then these with the digits
// placed. The first of them holds the true givens.
bool GridReader::take_stacked(const Candidates9& candidates, ParsedPuzzle& puzzle) {
    bool taken = false;
    Grid9 later;  // the grid just below
    for (int stacked = 0; stacked < 2 && !findings_.puzzles().empty(); ++stacked) {
        ParsedPuzzle& before = findings_.puzzles().back();
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
        findings_.forget_last();
    }
    return taken;
}

void GridReader::add_problem(TextProblem problem) {
    findings_.add_problem(std::move(problem));
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
