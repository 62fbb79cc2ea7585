// Simple colours: a cluster of strong links (clusters.hpp) and its two colours.
//
//   wrap   two cells of one colour see each other: that colour is wrong, and its cells lose the digit
//   trap   a cell outside the cluster sees both colours: one of them is right, so the cell loses the digit
//
// HoDoKu 2.2: digits and clusters ascending; wrap before trap.
#include "logic/coloring/clusters.hpp"
#include "logic/finders.hpp"
#include "logic/sentences.hpp"
#include "logic/single_digit/single_digit.hpp"

namespace rookery {

namespace {

bool report_simple(const State& state, StepSink& sink, Technique technique, int digit, const ColorCluster& cluster,
                   CellSet losers) {
    Step& step = sink.begin(technique);
    add_digit_eliminations(step, losers & state.cells_with(digit), digit);
    if (sink.wants_highlights()) {
        step.digits = digit_bit(digit);
        cluster.colors[0].for_each([&](int cell) { add_marked_cells(step, {cell}, digit, MarkRole::base); });
        cluster.colors[1].for_each([&](int cell) { add_marked_cells(step, {cell}, digit, MarkRole::cover); });
    }
    return sink.end();
}

bool find_simple_colors(const State& state, StepSink& sink) {
    const DigitSet digits = digits_to_search(state, sink);
    for (int digit = 1; digit <= 9; ++digit) {
        if (!has_digit(digits, digit) || state.placed_count(digit) == 9) continue;
        for (const ColorCluster& cluster : color_clusters(state, digit)) {
            CellSet wrong;
            for (const CellSet color : cluster.colors) {
                if (sees_itself(color)) wrong |= color;
            }
            if (report_simple(state, sink, Technique::simple_colors_wrap, digit, cluster, wrong)) return true;
            const CellSet trapped = seen_by_both(cluster.colors[0], cluster.colors[1]);
            if (report_simple(state, sink, Technique::simple_colors_trap, digit, cluster, trapped)) return true;
        }
    }
    return false;
}

std::string say_simple_colors(const Step& step, Language language) {
    const bool trap = step.technique == Technique::simple_colors_trap;
    return concluded(say(trap ? Phrase::colors_trap : Phrase::colors_wrap, language,
                         {Value::digits(step.digits), Value::cells(marked_cells(step, MarkRole::base)),
                          Value::cells(marked_cells(step, MarkRole::cover))}),
                     step, language);
}

}  // namespace

constinit const TechniqueLabel labels::kSimpleColors{
    .group = TechniqueGroup::coloring,
    .techniques = {Technique::simple_colors_trap, Technique::simple_colors_wrap},
};
constinit const TechniqueCard cards::kSimpleColors{
    .label = labels::kSimpleColors,
    .find = find_simple_colors,
    .say = say_simple_colors,
};

}  // namespace rookery
