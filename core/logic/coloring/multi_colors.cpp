// Multi colours: two clusters of strong links of one digit (clusters.hpp).
//
//   1   a colour of one cluster sees a colour of the other: they are not both right, so one of the other two colours is
//       right, and cells that see both of those lose the digit
//   2   a colour of one cluster sees both colours of the other: it is wrong, and its cells lose the digit
//
// HoDoKu 2.2: digits ascending; each cluster with each other one, in both orders; 2 before 1. For a pair of clusters,
// all eliminations of one case make one step.
#include "logic/coloring/clusters.hpp"
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/single_digit/single_digit.hpp"

namespace rookery {

namespace {

bool report_multi(const State& state, StepSink& sink, Technique technique, int digit, const ColorCluster& first,
                  const ColorCluster& second, CellSet losers) {
    Step& step = sink.begin(technique);
    add_digit_eliminations(step, losers & state.cells_with(digit), digit);
    if (sink.wants_highlights()) {
        step.digits = digit_bit(digit);
        for (const ColorCluster& cluster : {first, second}) {
            cluster.colors[0].for_each([&](int cell) { add_marked_cells(step, {cell}, digit, MarkRole::base); });
            cluster.colors[1].for_each([&](int cell) { add_marked_cells(step, {cell}, digit, MarkRole::cover); });
        }
    }
    return sink.end();
}

bool report_two_clusters(const State& state, StepSink& sink, int digit, const ColorCluster& first,
                         const ColorCluster& second) {
    CellSet wrong;
    CellSet seen;
    for (const std::size_t i : {0, 1}) {
        const CellSet near = seen_by(first.colors[i]);
        const bool sees_0 = !(near & second.colors[0]).empty();
        const bool sees_1 = !(near & second.colors[1]).empty();
        if (sees_0 && sees_1) wrong |= first.colors[i];
        if (sees_0) seen |= seen_by_both(first.colors[1 - i], second.colors[1]);
        if (sees_1) seen |= seen_by_both(first.colors[1 - i], second.colors[0]);
    }
    return report_multi(state, sink, Technique::multi_colors_2, digit, first, second, wrong) ||
           report_multi(state, sink, Technique::multi_colors_1, digit, first, second, seen);
}

bool find_multi_colors(const State& state, StepSink& sink) {
    const DigitSet digits = digits_to_search(state, sink);
    for (int digit = 1; digit <= 9; ++digit) {
        if (!has_digit(digits, digit) || state.placed_count(digit) == 9) continue;
        const std::vector<ColorCluster> clusters = color_clusters(state, digit);
        for (const ColorCluster& first : clusters) {
            for (const ColorCluster& second : clusters) {
                if (&first != &second && report_two_clusters(state, sink, digit, first, second)) return true;
            }
        }
    }
    return false;
}

std::string say_multi_colors(const Step& step, Language language) {
    return concluded(say(Phrase::multi_colors, language, {Value::digits(step.digits)}), step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kMultiColors{
    .group = TechniqueGroup::coloring,
    .techniques = {Technique::multi_colors_1, Technique::multi_colors_2},
};
constinit const TechniqueCard cards::kMultiColors{
    .label = labels::kMultiColors,
    .find = find_multi_colors,
    .say = say_multi_colors,
};

}  // namespace rookery
