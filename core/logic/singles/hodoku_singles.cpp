// Full house, naked and hidden singles in the order in which HoDoKu 2.2 takes them: the order in which they arose
// (singles_queue.hpp). A full house is found as a naked single first.
#include "logic/finders.hpp"
#include "logic/hodoku_cards.hpp"
#include "logic/singles/singles_queue.hpp"

namespace rookery {

namespace {

bool report_single(const State& state, StepSink& sink, Technique technique, CellDigit at, int house) {
    Step& step = sink.begin(technique);
    set_placement(step, at.cell, at.digit);
    if (sink.wants_highlights()) {
        add_cell(step, at.cell);
        if (house >= 0) add_house(step, house);
        step.digits = digit_bit(at.digit);
        add_marks(step, state, at.cell, step.digits, MarkRole::base);
    }
    return sink.end();
}

bool find_full_house(const State& state, StepSink& sink) {
    SinglesQueue& queue = sink.workspace().singles();
    queue.follow(state, sink.workspace().last_eliminations());
    for (const CellDigit& at : queue.naked()) {
        for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
            const int house = Geometry9::house_of(at.cell, kind);
            if (state.empty_count(house) != 1) continue;
            if (report_single(state, sink, Technique::last_cell, at, house)) return true;
            break;
        }
    }
    return false;
}

bool find_naked_single_in_turn(const State& state, StepSink& sink) {
    SinglesQueue& queue = sink.workspace().singles();
    queue.follow(state, sink.workspace().last_eliminations());
    for (const CellDigit& at : queue.naked()) {
        if (report_single(state, sink, Technique::naked_single, at, -1)) return true;
    }
    return false;
}

bool find_hidden_single_in_turn(const State& state, StepSink& sink) {
    SinglesQueue& queue = sink.workspace().singles();
    queue.follow(state, sink.workspace().last_eliminations());
    CellSet seen;
    for (const CellDigit& at : queue.hidden()) {
        if (seen.contains(at.cell)) continue;
        for (const HouseKind kind : kHouseKinds) {
            const int house = Geometry9::house_of(at.cell, kind);
            if (!is_single(state.positions(house, at.digit)) || !state.has(at.cell, at.digit)) continue;
            const Technique technique =
                kind == HouseKind::box ? Technique::hidden_single_box : Technique::hidden_single_line;
            seen.add(at.cell);
            if (report_single(state, sink, technique, at, house)) return true;
            break;
        }
    }
    return false;
}

std::string say_hidden(const Step& step, Language language) {
    return cards::kHiddenSingle.say(step, language);
}
std::string say_naked(const Step& step, Language language) {
    return cards::kNakedSingle.say(step, language);
}

constexpr TechniqueLabel kFullHouseLabel{.group = TechniqueGroup::singles, .techniques = {Technique::last_cell}};
constexpr TechniqueLabel kHiddenLabel{.group = TechniqueGroup::singles,
                                      .techniques = {Technique::hidden_single_box, Technique::hidden_single_line}};

}  // namespace

constinit const TechniqueCard cards::kHodokuFullHouse{
    .label = kFullHouseLabel, .find = find_full_house, .say = say_hidden};
constinit const TechniqueCard cards::kHodokuNakedSingle{
    .label = labels::kNakedSingle, .find = find_naked_single_in_turn, .say = say_naked};
constinit const TechniqueCard cards::kHodokuHiddenSingle{
    .label = kHiddenLabel, .find = find_hidden_single_in_turn, .say = say_hidden};

}  // namespace rookery
