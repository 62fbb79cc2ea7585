// Checks a Kraken fish: counts out the fish, and checks the chain from each case link by link (inference_checker.hpp).
// It shares nothing with the search.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "logic/step.hpp"
#include "support/checkers/inference_checker.hpp"

namespace rookery::plain {

class KrakenChecker {
  public:
    // "" or the error.
    static std::string error(const Board& board, const Step& step) {
        if (step.places || step.eliminations.size() != 1) return "not one elimination";
        const bool is_type_2 = step.technique == Technique::kraken_fish_2;
        const auto size = static_cast<std::size_t>(step.length);
        if (step.houses.size() != 2 * size + (is_type_2 ? 1 : 0)) return "not as many covers as bases";
        const int digit = step.chains.front().nodes.front().at.digit;
        if (step.digits != 1U << (digit - 1)) return "chains of another digit";
        std::vector<Candidate> fish;
        std::vector<Candidate> fins;
        for (std::size_t i = 0; i < size; ++i) {
            for (const Candidate& place : board.of_house(plain_house(step.houses[i]), digit)) {
                if (std::find(fish.begin(), fish.end(), place) != fish.end()) return "a candidate in two bases";
                fish.push_back(place);
                if (covers_of(step, place) == 0) fins.push_back(place);
            }
        }
        const Candidate gone{step.eliminations.front().cell, step.eliminations.front().digit};
        std::vector<Candidate> cases = fins;
        if (is_type_2) {
            const int cover = step.houses.back();
            if (std::count(step.houses.begin(), step.houses.end(), cover) != 2) return "its cover is none of the fish";
            for (const Candidate& place : fish) {
                const bool taken = std::find(fins.begin(), fins.end(), place) != fins.end();
                if (!taken && is_in_house(place.cell, plain_house(cover))) cases.push_back(place);
            }
        } else {
            const bool in_base = std::find(fish.begin(), fish.end(), gone) != fish.end();
            if (gone.digit != digit || covers_of(step, gone) < (in_base ? 2 : 1)) return "the fish does not forbid it";
        }
        return cases_error(board, step, cases, gone);
    }

  private:
    // Boxes are 0..8 in a step, rows 9..17, columns 18..26.
    static int plain_house(int house) { return house < 9 ? house + 18 : house - 9; }
    static int covers_of(const Step& step, Candidate place) {
        const auto size = static_cast<std::size_t>(step.length);
        int covers = 0;
        for (std::size_t i = size; i < 2 * size; ++i) covers += is_in_house(place.cell, plain_house(step.houses[i]));
        return covers;
    }
    static std::string cases_error(const Board& board, const Step& step, const std::vector<Candidate>& cases,
                                   Candidate gone) {
        if (cases.size() != step.chains.size()) return "not a chain for each case";
        for (const Candidate& one : cases) {
            const bool has_chain = std::any_of(step.chains.begin(), step.chains.end(), [&](const Chain& chain) {
                const ChainNode& first = chain.nodes.front();
                return first.on && first.group.empty() && first.at.cell == one.cell && first.at.digit == one.digit;
            });
            if (!has_chain) return "a case without a chain";
        }
        for (const Chain& chain : step.chains) {
            const std::string error = InferenceChecker::links_error(board, chain, {});
            if (!error.empty()) return error;
            const ChainNode& end = chain.nodes[chain.ends.front()];
            const bool arrives = !end.on && end.group.empty() && end.at.cell == gone.cell && end.at.digit == gone.digit;
            if (!arrives) return "a chain that leads elsewhere";
        }
        return "";
    }
};

}  // namespace rookery::plain
