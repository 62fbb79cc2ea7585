// Parses the words of a step with chains, or of a pattern that a chain rests on. logic/chains/chain_words.hpp describes
// the form; this reader shares no code with the program that writes it.
//
//   Title: sentence, so conclusion.
//   (5)r1c1-(5)r1c7=(5)r3c7                     a single chain or loop
//   If r1c1=5:                                  a branch
//   1. r1c1=5 (assumed)                         its lines
//   2. r1c7<>5 (1: row 1)
//     [1] Title: sentence, so conclusion.       a step that lines rest on, indented
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "support/plain/plain_board.hpp"

namespace rookery::plain {

struct Claim {
    Candidate at;
    bool on;  // "is true"; otherwise "is false"
    friend bool operator==(const Claim&, const Claim&) = default;
};

struct Line {
    enum class Reason { assumed, cell, house, step };
    Claim claim;
    Reason reason = Reason::assumed;
    bool only = false;          // "only candidate left", "only place": the others are gone
    int place = 0;              // of the reason: a cell, a house, or an index into Explanation::nested
    std::vector<int> rests_on;  // indices of lines of the branch
};

struct Branch {
    Claim assumption;
    std::vector<Line> lines;
};

struct Explanation {
    std::string title;
    std::string sentence;  // between the title and the conclusion
    std::vector<Claim> conclusion;
    std::string chain;  // of a single chain or loop, in Eureka notation; empty without one
    std::vector<Branch> branches;
    std::vector<Explanation> nested;
};

// Reads words from left to right. Each function consumes exactly what it asks for, or nothing.
class Words {
  public:
    explicit Words(std::string_view text) : rest_{text} {}

    std::string_view rest() const { return rest_; }
    bool at_end() const { return rest_.empty(); }
    bool take(std::string_view expected) {
        if (rest_.substr(0, expected.size()) != expected) return false;
        rest_.remove_prefix(expected.size());
        return true;
    }
    bool digit(int& digit) {
        if (rest_.empty() || rest_[0] < '1' || rest_[0] > '9') return false;
        digit = rest_[0] - '0';
        rest_.remove_prefix(1);
        return true;
    }
    bool number(int& number) {
        number = 0;
        std::size_t length = 0;
        for (; length < rest_.size() && length < 6 && '0' <= rest_[length] && rest_[length] <= '9'; ++length) {
            number = 10 * number + (rest_[length] - '0');
        }
        rest_.remove_prefix(length);
        return length > 0;
    }
    bool cell(int& cell) {
        if (rest_.size() < 4 || rest_[0] != 'r' || rest_[2] != 'c') return false;
        const int row = rest_[1] - '1';
        const int column = rest_[3] - '1';
        if (row < 0 || row > 8 || column < 0 || column > 8) return false;
        cell = 9 * row + column;
        rest_.remove_prefix(4);
        return true;
    }
    // "row 2"
    bool house(int& house) {
        int first = 0;
        int digit = 0;
        Words words = *this;
        if (!words.house_kind(first) || !words.take(" ") || !words.digit(digit)) return false;
        *this = words;
        house = first + digit - 1;
        return true;
    }
    // "row 2", "rows 2 and 7"
    bool houses(std::vector<int>& houses) {
        int first = 0;
        if (!house_kind(first)) return false;
        take("s");
        if (!take(" ")) return false;
        std::vector<int> numbers;
        if (!digits(numbers)) return false;
        houses.clear();
        for (const int number : numbers) houses.push_back(first + number - 1);
        return true;
    }
    // "3", "3 and 5", "3 nor 5", "2, 4 and 8"
    bool digits(std::vector<int>& digits) {
        return list(digits, [](Words& words, int& one) { return words.digit(one); });
    }
    bool cells(std::vector<int>& cells) {
        return list(cells, [](Words& words, int& one) { return words.cell(one); });
    }
    // "r1c1=5", "r1c1<>5"
    bool claim(Claim& claim) {
        Words words = *this;
        if (!words.cell(claim.at.cell)) return false;
        claim.on = words.take("=");
        if (!claim.on && !words.take("<>")) return false;
        if (!words.digit(claim.at.digit)) return false;
        *this = words;
        return true;
    }

  private:
    bool house_kind(int& first) {
        if (take("row")) return first = 0, true;
        if (take("column")) return first = 9, true;
        if (take("box")) return first = 18, true;
        return false;
    }
    template <class TakeOne>
    bool list(std::vector<int>& found, TakeOne take_one) {
        found.clear();
        int one = 0;
        if (!take_one(*this, one)) return false;
        found.push_back(one);
        for (;;) {
            Words words = *this;
            if (!words.take(", ") && !words.take(" and ") && !words.take(" nor ") && !words.take(" or ")) return true;
            if (!take_one(words, one)) return true;
            found.push_back(one);
            *this = words;
        }
    }

    std::string_view rest_;
};

// Reads a complete explanation. problem() describes what it cannot read.
class ExplanationReader {
  public:
    explicit ExplanationReader(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            lines_.push_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    Explanation read() {
        Explanation explanation;
        read_step(0, explanation);
        if (problem_.empty() && next_ < lines_.size()) fail("expected nothing more");
        return explanation;
    }
    const std::string& problem() const { return problem_; }

  private:
    bool fail(const std::string& what) {
        const std::string_view line = next_ < lines_.size() ? lines_[next_] : "the end";
        if (problem_.empty()) problem_ = what + ", found: " + std::string(line);
        return false;
    }
    // The next line, if it is indented by `depth` steps of two blanks and begins with `beginning`.
    bool is_next(int depth, std::string_view beginning, std::string_view& line) const {
        if (next_ >= lines_.size()) return false;
        Words words(lines_[next_]);
        for (int i = 0; i < depth; ++i) {
            if (!words.take("  ")) return false;
        }
        line = words.rest();
        return words.take(beginning);
    }

    bool read_step(int depth, Explanation& step) {
        std::string_view line;
        if (!is_next(depth, "", line)) return fail("expected a step");
        if (Words number(line); number.take("[")) line.remove_prefix(line.find(' ') + 1);
        const std::size_t title = line.find(": ");
        if (title == std::string_view::npos) return fail("expected a title");
        step.title = line.substr(0, title);
        line.remove_prefix(title + 2);
        // A net says "so" only for a contradiction; otherwise the conclusion follows the first comma.
        const std::size_t so = line.rfind(", so ");
        const std::size_t comma = line.find(", ");
        if (comma == std::string_view::npos) return fail("expected a conclusion");
        step.sentence = line.substr(0, so != std::string_view::npos ? so : comma);
        Words words(line.substr(so != std::string_view::npos ? so + 5 : comma + 2));
        if (!read_conclusion(words, step.conclusion)) return fail("expected a conclusion");
        ++next_;

        if (is_next(depth, "(", line)) {
            step.chain = line;
            ++next_;
        }
        while (is_next(depth, "If ", line)) {
            if (!read_branch(depth, line, step)) return false;
        }
        for (int n = 1; is_next(depth + 1, "[" + std::to_string(n) + "] ", line); ++n) {
            step.nested.emplace_back();
            if (!read_step(depth + 1, step.nested.back())) return false;
        }
        return true;
    }

    // "r1c1 is 5." or "r1c3 and r2c8 are not 8, r1c1 is neither 3 nor 7 and r5c5 is none of 1, 2 and 3."
    static bool read_conclusion(Words& words, std::vector<Claim>& conclusion) {
        for (;;) {
            std::vector<int> cells;
            std::vector<int> digits;
            if (!words.cells(cells) || !words.take(cells.size() == 1 ? " is " : " are ")) return false;
            const bool on = !words.take("not ") && !words.take("neither ") && !words.take("none of ");
            if (!words.digits(digits)) return false;
            for (const int cell : cells) {
                for (const int digit : digits) conclusion.push_back({{cell, digit}, on});
            }
            if (words.take(".")) return words.at_end();
            if (!words.take(", ") && !words.take(" and ")) return false;
        }
    }

    bool read_branch(int depth, std::string_view line, Explanation& step) {
        Branch branch;
        Words words(line);
        if (!words.take("If ") || !words.claim(branch.assumption) || !words.take(":") || !words.at_end()) {
            return fail("expected an assumption");
        }
        ++next_;
        while (is_next(depth, std::to_string(branch.lines.size() + 1) + ". ", line)) {
            branch.lines.emplace_back();
            if (!read_line(line, branch.lines.back())) return fail("expected an implication");
            ++next_;
        }
        step.branches.push_back(std::move(branch));
        return true;
    }

    // "3. r3c7=5 (2 4: only place in column 7)"
    static bool read_line(std::string_view text, Line& line) {
        Words words(text);
        int number = 0;
        if (!words.number(number) || !words.take(". ") || !words.claim(line.claim) || !words.take(" (")) return false;
        if (words.take("assumed)")) return words.at_end();
        while (words.number(number)) {
            line.rests_on.push_back(number - 1);
            words.take(" ");
        }
        if (!words.take(": ")) return false;
        if (words.take("by [")) {
            line.reason = Line::Reason::step;
            return words.number(number) && (line.place = number - 1, words.take("])")) && words.at_end();
        }
        line.reason = Line::Reason::cell;
        line.only = words.take("only candidate left in ");
        if (words.cell(line.place)) return words.take(")") && words.at_end();
        line.reason = Line::Reason::house;
        line.only = words.take("only place in ");
        return words.house(line.place) && words.take(")") && words.at_end();
    }

    std::vector<std::string_view> lines_;
    std::size_t next_ = 0;
    std::string problem_;
};

}  // namespace rookery::plain
