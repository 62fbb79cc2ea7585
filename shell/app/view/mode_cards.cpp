#include "shell/app/view/mode_cards.hpp"

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

PlayUi AppUi::of_play() const {
    return {*this, model.play, eyes.play};
}

GenerateUi AppUi::of_generate() const {
    const Analysis& analysis = model.play.analysis();
    std::string rating;
    if (analysis.is_rated())
        rating = fill("{0} {1} {2}", {words::kScale, words::kEr, rating_text(analysis, analysis.outcome.er)});
    return {*this, model.generate, model.play.entries().cursor(), std::move(rating), eyes.generate};
}

ListUi AppUi::of_list() const {
    return {*this, model.list};
}

EnumerateUi AppUi::of_enumerate() const {
    return {*this, model.enumerate, !model.play.analysis().solution.empty()};
}

LabUi AppUi::of_lab() const {
    return {*this, model.lab, eyes.lab};
}

LearnUi AppUi::of_learn() const {
    return {*this, model.learn};
}

namespace {

// Calls `draw` with what the mode's panels take.
template <auto given, auto draw>
void drawn(AppUi& ui) {
    auto own = (ui.*given)();
    draw(own);
}

}  // namespace

const std::array<ModeCard, kModeCount>& mode_cards() {
    static constexpr std::array<ModeCard, kModeCount> kCards = {{
        {Mode::play, "play", words::kModePlay, Icon::board, drawn<&AppUi::of_play, draw_board>,
         drawn<&AppUi::of_play, draw_play_panel>, drawn<&AppUi::of_play, draw_keypad>},
        {Mode::list, "list", words::kModeList, Icon::list, drawn<&AppUi::of_play, draw_board>,
         drawn<&AppUi::of_list, draw_list_panel>},
        {Mode::generate, "generate", words::kModeGenerate, Icon::sparkle, drawn<&AppUi::of_generate, draw_pattern>,
         drawn<&AppUi::of_generate, draw_generate_panel>},
        {Mode::enumerate, "enumerate", words::kModeEnumerate, Icon::clues, drawn<&AppUi::of_enumerate, draw_grid>,
         drawn<&AppUi::of_enumerate, draw_enumerate_panel>},
        {Mode::lab, "lab", words::kModeLab, Icon::flask, drawn<&AppUi::of_lab, draw_lab_board>,
         drawn<&AppUi::of_lab, draw_lab_panel>, drawn<&AppUi::of_lab, draw_hand_keypad>},
        {Mode::learn, "learn", words::kModeLearn, Icon::book, drawn<&AppUi::of_learn, draw_learn_board>,
         drawn<&AppUi::of_learn, draw_learn_panel>},
    }};
    return kCards;
}

const ModeCard& card_of(Mode mode) {
    return mode_cards()[static_cast<std::size_t>(mode)];
}

}  // namespace rookery::shell
