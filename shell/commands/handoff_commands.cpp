#include "shell/commands/handoff_commands.hpp"

#include <array>

#include "shell/app/handoffs.hpp"
#include "shell/app/model.hpp"
#include "shell/words/strings_flow.hpp"

namespace rookery::shell {
namespace {

constexpr auto kHandoffGroup = CommandGroup::handoff;

bool has_puzzle_in_sight(const Model& m) {
    return puzzle_in_sight(m) != Grid9{};
}
// One without solved cells has its candidates alone.
bool has_board_in_sight(const Model& m) {
    return !is_blank(board_in_sight(m));
}
bool may_race(const Model& m) {
    return m.list.list().table.size() > 0;
}

constexpr auto kHandoffCommands = std::to_array<Command>({
    {"to-play", words::kToPlay, "", kHandoffGroup,
     [](const Model& m) { return m.mode != Mode::play && has_board_in_sight(m); }, [](Model& m) { hand_to_play(m); },
     nullptr},
    {"to-generate", words::kToGenerate, "", kHandoffGroup, has_puzzle_in_sight, [](Model& m) { hand_to_generate(m); },
     nullptr},
    {"to-enumerate", words::kToEnumerate, "", kHandoffGroup, has_board_in_sight, [](Model& m) { hand_to_enumerate(m); },
     nullptr},
    {"to-lab", words::kToLab, "", kHandoffGroup,
     [](const Model& m) { return m.mode != Mode::lab && has_puzzle_in_sight(m); }, [](Model& m) { hand_to_lab(m); },
     nullptr},
    {"list-to-race", words::kListToRace, "", kHandoffGroup, may_race, [](Model& m) { race_list(m); }, nullptr},
    {"race-to-list", words::kRaceToList, "", kHandoffGroup,
     [](const Model& m) { return !m.lab.pasted.puzzles.empty(); }, [](Model& m) { list_race(m); }, nullptr},
    {kRestoreRaceList, words::kRestoreRaceList, "", kHandoffGroup,
     [](const Model& m) { return m.lab.pasted_before.has_value(); }, [](Model& m) { restore_race_list(m); }, nullptr},
});

}  // namespace

std::span<const Command> handoff_commands() {
    return kHandoffCommands;
}

}  // namespace rookery::shell
