// The oracle: strategies so plain that they can be checked by reading. It draws one conclusion after another, each from
// the current candidates, until none is left, on boards of any order. It shares nothing with core/exact, not even the
// tables of cells and houses.
#pragma once

#include <algorithm>
#include <set>
#include <vector>

namespace rookery::plain {

struct Allowed {
    bool naked_singles = false;
    bool hidden_singles = false;
    bool locked_candidates = false;
    bool naked_pairs = false;
    bool hidden_pairs = false;
};

class Closure {
  public:
    using House = std::vector<int>;
    using Digits = std::set<int>;

    // `puzzle` has a digit for each cell, row by row; 0 is empty.
    template <class Puzzle>
    Closure(int order, const Puzzle& puzzle, Allowed allowed) : side_{order * order}, allowed_{allowed} {
        for (int i = 0; i < side_; ++i) {
            House row;
            House column;
            House box;
            for (int j = 0; j < side_; ++j) {
                row.push_back(i * side_ + j);
                column.push_back(j * side_ + i);
                box.push_back((i / order * order + j / order) * side_ + i % order * order + j % order);
            }
            lines_.push_back(row);
            lines_.push_back(column);
            boxes_.push_back(box);
        }
        houses_ = lines_;
        houses_.insert(houses_.end(), boxes_.begin(), boxes_.end());

        Digits all;
        for (int d = 1; d <= side_; ++d) all.insert(d);
        candidates_.assign(static_cast<std::size_t>(side_ * side_), all);
        placed_.assign(candidates_.size(), 0);
        for (int cell = 0; cell < side_ * side_; ++cell) {
            if (puzzle[cell] != 0) place(cell, puzzle[cell]);
        }
        while (!contradiction() && conclude()) {
        }
    }

    bool contradiction() const {
        const auto empty = [](const Digits& digits) { return digits.empty(); };
        if (std::any_of(candidates_.begin(), candidates_.end(), empty)) return true;
        for (const House& house : houses_) {
            for (int d = 1; d <= side_; ++d) {
                if (places(house, {d}).empty()) return true;
            }
        }
        return false;
    }
    int placed(int cell) const { return placed_[cell]; }
    const Digits& candidates(int cell) const { return candidates_[cell]; }
    bool solved() const { return !contradiction() && std::find(placed_.begin(), placed_.end(), 0) == placed_.end(); }

  private:
    using Cells = std::vector<int>;

    // The cells of the house that have one of the digits.
    Cells places(const House& house, const Digits& digits) const {
        Cells result;
        for (const int cell : house) {
            for (const int d : digits) {
                if (candidates_[cell].count(d) != 0) {
                    result.push_back(cell);
                    break;
                }
            }
        }
        return result;
    }
    static bool contains(const Cells& cells, int cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    }

    bool remove(int cell, int digit) { return candidates_[cell].erase(digit) != 0; }
    bool keep(int cell, const Digits& digits) {
        bool any = false;
        for (int d = 1; d <= side_; ++d) {
            if (digits.count(d) == 0 && remove(cell, d)) any = true;
        }
        return any;
    }
    bool remove_with(const House& house, const Cells& cells, const Digits& digits) {
        bool any = false;
        for (const int cell : house) {
            if (contains(cells, cell)) continue;
            for (const int d : digits) any |= remove(cell, d);
        }
        return any;
    }
    bool place(int cell, int digit) {
        bool any = placed_[cell] != digit;
        placed_[cell] = digit;
        any |= keep(cell, {digit});
        for (const House& house : houses_) {
            if (contains(house, cell)) any |= remove_with(house, {cell}, {digit});
        }
        return any;
    }

    bool conclude() {
        return (allowed_.naked_singles && naked_single()) || (allowed_.hidden_singles && hidden_single()) ||
               (allowed_.locked_candidates && locked_candidate()) || (allowed_.naked_pairs && naked_pair()) ||
               (allowed_.hidden_pairs && hidden_pair());
    }
    bool naked_single() {
        for (int cell = 0; cell < side_ * side_; ++cell) {
            if (candidates_[cell].size() == 1 && place(cell, *candidates_[cell].begin())) return true;
        }
        return false;
    }
    bool hidden_single() {
        for (const House& house : houses_) {
            for (int d = 1; d <= side_; ++d) {
                const Cells cells = places(house, {d});
                if (cells.size() == 1 && place(cells[0], d)) return true;
            }
        }
        return false;
    }
    bool locked_candidate() {
        for (const House& box : boxes_) {
            for (const House& line : lines_) {
                Cells common;
                for (const int cell : box) {
                    if (contains(line, cell)) common.push_back(cell);
                }
                if (common.empty()) continue;
                for (int d = 1; d <= side_; ++d) {
                    if (lock(box, line, common, d) || lock(line, box, common, d)) return true;
                }
            }
        }
        return false;
    }
    bool lock(const House& a, const House& b, const Cells& common, int digit) {
        for (const int cell : places(a, {digit})) {
            if (!contains(common, cell)) return false;
        }
        return remove_with(b, common, {digit});
    }

    template <class F>  // f(house, two cells, two digits)
    bool some_pair(F f) {
        for (const House& house : houses_) {
            for (int i = 0; i < side_; ++i) {
                for (int j = i + 1; j < side_; ++j) {
                    for (int d = 1; d <= side_; ++d) {
                        for (int e = d + 1; e <= side_; ++e) {
                            if (f(house, Cells{house[i], house[j]}, Digits{d, e})) return true;
                        }
                    }
                }
            }
        }
        return false;
    }
    bool naked_pair() {
        return some_pair([this](const House& house, const Cells& cells, const Digits& digits) {
            for (const int cell : cells) {
                for (const int d : candidates_[cell]) {
                    if (digits.count(d) == 0) return false;
                }
            }
            return remove_with(house, cells, digits);
        });
    }
    bool hidden_pair() {
        return some_pair([this](const House& house, const Cells& cells, const Digits& digits) {
            for (const int cell : places(house, digits)) {
                if (!contains(cells, cell)) return false;
            }
            const bool first = keep(cells[0], digits);
            return keep(cells[1], digits) || first;
        });
    }

    int side_;
    Allowed allowed_;
    std::vector<House> lines_;
    std::vector<House> boxes_;
    std::vector<House> houses_;
    std::vector<Digits> candidates_;
    std::vector<int> placed_;
};

}  // namespace rookery::plain
