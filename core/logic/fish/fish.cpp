// X-wing, swordfish, jellyfish: in k parallel lines a digit has places in only k crossing lines, so the crossing lines
// lose the digit everywhere else.
//
// Sudoku Explainer 1.2.1: columns as bases first, then rows; digits ascending inside each; no fins; and only while at
// least 2k lines lack the digit. (With fewer, a smaller fish in the other direction does the same.)
#include "logic/fish/fish.hpp"

#include "logic/finders.hpp"
#include "logic/sentences.hpp"

namespace rookery {

namespace {

template <int K, Technique kTechnique>
bool find_fish(const State& state, StepSink& sink) {
    return for_each_fish<K>(state, [&](int digit, const FishPlace& fish) {
        Step& step = sink.begin(kTechnique);
        for (PositionSet rest = fish.covers; rest != 0; rest = without_lowest(rest)) {
            const int cover = fish.first_cover + std::countr_zero(rest);
            for_each_cell(cover, state.positions(cover, digit) & ~fish.bases,
                          [&](int cell) { step.eliminations.push_back(cell_digit(cell, digit)); });
        }
        if (sink.wants_highlights()) add_fish_highlights(step, state, digit, fish);
        return sink.end();
    });
}

std::string say_fish(const Step& step, Language language) {
    const std::span<const std::uint8_t> houses(step.houses);
    const std::size_t half = houses.size() / 2;
    return concluded(
        say(Phrase::fish, language,
            {Value::digits(step.digits), Value::houses(houses.first(half)), Value::houses(houses.last(half))}),
        step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kXWing{
    .group = TechniqueGroup::fish,
    .techniques = {Technique::x_wing},
};
constinit const TechniqueCard cards::kXWing{
    .label = labels::kXWing,
    .find = find_fish<2, Technique::x_wing>,
    .say = say_fish,
};
constinit const TechniqueLabel labels::kSwordfish{
    .group = TechniqueGroup::fish,
    .techniques = {Technique::swordfish},
};
constinit const TechniqueCard cards::kSwordfish{
    .label = labels::kSwordfish,
    .find = find_fish<3, Technique::swordfish>,
    .say = say_fish,
};
constinit const TechniqueLabel labels::kJellyfish{
    .group = TechniqueGroup::fish,
    .techniques = {Technique::jellyfish},
};
constinit const TechniqueCard cards::kJellyfish{
    .label = labels::kJellyfish,
    .find = find_fish<4, Technique::jellyfish>,
    .say = say_fish,
};

}  // namespace rookery
