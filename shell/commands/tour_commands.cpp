#include "shell/commands/tour_commands.hpp"

#include <array>

#include "shell/app/model.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr auto kTourGroup = CommandGroup::general;

bool is_shown(const Model& m) {
    return m.shows(PanelPage::tour);
}

void toggle_tour(Model& m) {
    m.tour_card = 0;
    m.toggle_sheet(PanelPage::tour);
    if (is_shown(m)) return;
    m.sheet_open = false;
    m.host.remember("visited", "1");
}

constexpr auto kTourCommands = std::to_array<CommandOf<Model>>({
    {"tour", words::kTour, "", kTourGroup, always, toggle_tour, is_shown},
    {"tour-next", words::kTourNext, "", kTourGroup,
     [](const Model& m) { return is_shown(m) && m.tour_card + 1 < kTourCards; }, [](Model& m) { ++m.tour_card; },
     nullptr},
    {"tour-back", words::kTourBack, "", kTourGroup, [](const Model& m) { return is_shown(m) && m.tour_card > 0; },
     [](Model& m) { --m.tour_card; }, nullptr},
});

}  // namespace

std::span<const CommandOf<Model>> tour_commands() {
    return kTourCommands;
}

}  // namespace rookery::shell
