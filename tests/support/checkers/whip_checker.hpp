// Checks that a step is a whip or a braid: reads its notation and applies the definition word by word to the candidates
// before the step. It searches for nothing and shares no code with the finders.
//
//   whip[3]: r2c3{n5 n7} - c3n7{r2 r8} - b7n7{r8c3 .} ==> r4c5 <> 5
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/plain/plain_board.hpp"

namespace rookery::plain {

class WhipChecker {
  public:
    // "" or the error. `text` ends with the notation.
    static std::string error(const Board& board, std::string_view text) { return WhipChecker(board, text).check(); }

  private:
    using Candidates = std::vector<Candidate>;

    WhipChecker(const Board& board, std::string_view text) : board_{board}, rest_{text} {}

    // The notation begins after the last full stop before its bracket: "... is not 5. whip[3]: ..."
    std::string check() {
        const std::size_t bracket = rest_.find('[');
        const std::size_t begin = rest_.rfind(' ', bracket) + 1;
        std::string_view kind = rest_.substr(begin, bracket - begin);
        rest_.remove_prefix(bracket + 1);
        const bool groups = kind.substr(0, 2) == "g-";
        if (groups) kind.remove_prefix(2);
        if (kind != "whip" && kind != "braid") return "no such chain";
        const int length = number();
        if (!skip("]: ")) return "no length";
        const std::size_t arrow = rest_.find(" ==> ");
        const std::string_view links = rest_.substr(0, arrow);
        rest_.remove_prefix(arrow + 5);
        const Candidates cells = cell_places(0);
        if (cells.size() != 1 || !skip(" <> ")) return "no target";
        target_ = {cells.front().cell, number()};
        if (!rest_.empty()) return "something behind the target";
        if (!board_.has(target_)) return "the target is no candidate";
        items_ = {{target_}};
        rest_ = links;
        int count = 0;
        for (;;) {
            ++count;
            const std::string wrong = link(kind == "whip", groups, count == length);
            if (!wrong.empty()) return "link " + std::to_string(count) + ": " + wrong;
            if (rest_.empty()) break;
            if (!skip(" - ")) return "no next link";
        }
        return count == length ? "" : "another length";
    }

    std::string link(bool is_whip, bool groups, bool is_last) {
        const Candidates all = variable();
        if (all.size() < 2) return "a variable with few candidates";
        if (!skip("{")) return "no variable";
        const Candidates left = answer();
        if (left.size() != 1 || !has(all, left.front())) return "the left-linking candidate is none of the variable";
        if (left.front() == target_ || has(lefts_, left.front())) return "a left-linking candidate that serves twice";
        const auto links = [&](const Candidates& item) { return is_linked(left.front(), item); };
        if (is_whip ? !links(items_.back()) : std::none_of(items_.begin(), items_.end(), links)) return "no left link";
        if (is_whip) lefts_.push_back(left.front());
        if (!skip(" ")) return "no right-linking candidate";
        Candidates possible;
        for (const Candidate one : all) {
            if (std::none_of(items_.begin(), items_.end(),
                             [&](const Candidates& item) { return is_linked(one, item); }))
                possible.push_back(one);
        }
        if (is_last) return skip(".}") && possible.empty() ? "" : "something is left of the last variable";
        const Candidates right = answer();
        if (!skip("}") || right != possible) return "not what is left of the variable";
        if (right.size() > 1 && (!groups || !is_segment(right))) return "no group";
        if (std::find(items_.begin(), items_.end(), right) != items_.end()) return "an item twice";
        items_.push_back(right);
        return "";
    }

    // "r2c3", "r2n5", "c3n7", "b7n7": its candidates on the board.
    Candidates variable() {
        const char first = rest_.front();
        rest_.remove_prefix(1);
        const int number_of_house = number() - 1;
        if (first == 'r' && skip("c")) {
            cell_ = cell_of(number_of_house, number() - 1);
            house_ = -1;
            return board_.of_cell(cell_);
        }
        skip("n");
        house_ = number_of_house + (first == 'r' ? 0 : first == 'c' ? 9 : 18);
        digit_ = number();
        return board_.of_house(house_, digit_);
    }
    // "n5", "c46", "r8", "r8c3", "r2c13"
    Candidates answer() {
        if (skip("n")) return {{cell_, number()}};
        Candidates places;
        if (house_ < 9) {
            skip("c");
            for (const int column : numbers()) places.push_back({cell_of(house_, column), digit_});
        } else if (house_ < 18) {
            skip("r");
            for (const int row : numbers()) places.push_back({cell_of(house_, row), digit_});
        } else {
            places = cell_places(digit_);
        }
        return places;
    }
    // "r8c3", "r2c13", "r23c1"
    Candidates cell_places(int digit) {
        skip("r");
        const std::vector<int> rows = numbers();
        skip("c");
        const std::vector<int> columns = numbers();
        Candidates places;
        for (const int row : rows) {
            for (const int column : columns) places.push_back({cell_of(row, column), digit});
        }
        return places;
    }

    // To every candidate of the item.
    static bool is_linked(Candidate one, const Candidates& item) {
        return std::all_of(item.begin(), item.end(), [&](Candidate other) { return exclude_each_other(one, other); });
    }
    static bool has(const Candidates& all, Candidate one) {
        return std::find(all.begin(), all.end(), one) != all.end();
    }
    static bool is_segment(const Candidates& group) {
        int houses = 0;
        for (int house = 0; house < 27; ++house) {
            houses += std::all_of(group.begin(), group.end(), [&](Candidate c) { return is_in_house(c.cell, house); });
        }
        return houses == 2;
    }

    bool skip(std::string_view what) {
        if (rest_.substr(0, what.size()) != what) return false;
        rest_.remove_prefix(what.size());
        return true;
    }
    int number() {
        int value = 0;
        for (; !rest_.empty() && '0' <= rest_.front() && rest_.front() <= '9'; rest_.remove_prefix(1)) {
            value = 10 * value + (rest_.front() - '0');
        }
        return value;
    }
    // Adjacent digits, from 0.
    std::vector<int> numbers() {
        std::vector<int> found;
        for (; !rest_.empty() && '1' <= rest_.front() && rest_.front() <= '9'; rest_.remove_prefix(1)) {
            found.push_back(rest_.front() - '1');
        }
        return found;
    }

    const Board& board_;
    std::string_view rest_;
    Candidate target_{0, 0};
    std::vector<Candidates> items_;
    Candidates lefts_;
    // The last variable read: a cell, or a digit in a house.
    int cell_ = 0;
    int house_ = -1;
    int digit_ = 0;
};

}  // namespace rookery::plain
