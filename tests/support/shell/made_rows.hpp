// Made-up rows of a survey, as a job would send them. Each puzzle has different digits; its solution is the sample's,
// with the digits relabelled.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>
#include <string>
#include <string_view>

#include "support/sample_puzzles.hpp"

namespace rookery::shell {

class MadeRows {
  public:
    static constexpr std::string_view kHeader =
        "line\tpuzzle\tclues\tsolutions\tsolution\tER\tEP\tED\thardest technique\tsymmetry";

    explicit MadeRows(unsigned seed) : random_{seed} {}

    // `count` rows, joined by line feeds; line numbers continue from those made before.
    std::string rows(std::size_t count) {
        std::string text;
        for (std::size_t i = 0; i < count; ++i) {
            if (i != 0) text += '\n';
            add_row(text);
        }
        return text;
    }

  private:
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(random_() % n); }

    std::string rating() { return std::to_string(1 + below(11)) + "." + std::to_string(below(10)); }

    void add_row(std::string& text) {
        static constexpr std::array<std::string_view, 6> kTechniques = {"X-wing", "Naked pair",    "Naked quad",
                                                                        "Nishio", "Nested chains", "Hidden single"};
        std::string digits = "123456789";
        std::shuffle(digits.begin(), digits.end(), random_);
        std::string solution(samples::kSolution);
        for (char& c : solution) c = digits[static_cast<std::size_t>(c - '1')];
        std::string puzzle = solution;
        int clues = 81;
        for (char& c : puzzle) {
            if (below(10) < 3) continue;
            c = '.';
            --clues;
        }
        const std::size_t kind = below(40);  // 0: beyond, 1: several solutions
        const auto rated = [&] { return kind == 0 ? std::string("beyond") : kind == 1 ? std::string("-") : rating(); };
        text += std::to_string(++line_) + "\t" + puzzle + "\t" + std::to_string(clues) + "\t" +
                (kind == 1 ? "2+" : "1") + "\t" + (kind == 1 ? "-" : solution);
        for (int i = 0; i < 3; ++i) text += "\t" + rated();
        text.append("\t").append(kTechniques[below(kTechniques.size())]).append("\t");
        text += below(4) == 0 ? "half-turn" : "none";
    }

    std::mt19937 random_;
    std::size_t line_ = 0;
};

}  // namespace rookery::shell
