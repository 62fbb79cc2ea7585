#include "shell/app/view/mode_cards.hpp"

#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/list/view/list_parts.hpp"
#include "shell/words/format.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/strings_lab.hpp"

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

namespace {

// Draws with what a mode's panels are given.
template <auto draw>
void in_play(AppUi& ui) {
    PlayUi own = ui.of_play();
    draw(own);
}
template <auto draw>
void in_list(AppUi& ui) {
    ListUi own{ui, ui.model.list};
    draw(own);
}
template <auto draw>
void in_generate(AppUi& ui) {
    GenerateUi own = ui.of_generate();
    draw(own);
}
template <auto draw>
void in_enumerate(AppUi& ui) {
    EnumerateUi own{ui, ui.model.enumerate, !ui.model.play.analysis().solution.empty()};
    draw(own);
}
template <auto draw>
void in_lab(AppUi& ui) {
    LabUi own{ui, ui.model.lab, ui.eyes.lab};
    draw(own);
}

}  // namespace

const std::array<ModeCard, kModeCount>& mode_cards() {
    static constexpr std::array<ModeCard, kModeCount> kCards = {{
        {Mode::play, "play", words::kModePlay, Icon::board, in_play<draw_board>, in_play<draw_play_panel>},
        {Mode::list, "list", words::kModeList, Icon::list, in_play<draw_board>, in_list<draw_list_panel>},
        {Mode::generate, "generate", words::kModeGenerate, Icon::sparkle, in_generate<draw_pattern>,
         in_generate<draw_generate_panel>},
        {Mode::enumerate, "enumerate", words::kModeEnumerate, Icon::clues, in_enumerate<draw_grid>,
         in_enumerate<draw_enumerate_panel>},
        {Mode::lab, "lab", words::kModeLab, Icon::flask, in_lab<draw_lab_board>, in_lab<draw_lab_panel>},
    }};
    return kCards;
}

const ModeCard& card_of(Mode mode) {
    return mode_cards()[static_cast<std::size_t>(mode)];
}

}  // namespace rookery::shell
