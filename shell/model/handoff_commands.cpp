#include "model/handoff_commands.hpp"

#include <array>

#include "model/model.hpp"
#include "model/strings_flow.hpp"

namespace rookery::shell {
namespace {

constexpr auto kHandoffGroup = CommandGroup::handoff;

bool has_puzzle_in_sight(const Model& m) {
    return m.puzzle_in_sight() != Grid9{};
}
// One without solved cells has its candidates alone.
bool has_board_in_sight(const Model& m) {
    return !is_blank(m.board_in_sight());
}
bool may_race(const Model& m) {
    return m.list.list().table.size() > 0;
}

constexpr auto kHandoffCommands = std::to_array<Command>({
    {"to-play", words::kToPlay, "", kHandoffGroup,
     [](const Model& m) { return m.mode != Mode::play && has_board_in_sight(m); }, [](Model& m) { m.hand_to_play(); },
     nullptr},
    {"to-generate", words::kToGenerate, "", kHandoffGroup, has_puzzle_in_sight, [](Model& m) { m.hand_to_generate(); },
     nullptr},
    {"to-enumerate", words::kToEnumerate, "", kHandoffGroup, has_board_in_sight,
     [](Model& m) { m.hand_to_enumerate(); }, nullptr},
    {"to-lab", words::kToLab, "", kHandoffGroup,
     [](const Model& m) { return m.mode != Mode::lab && has_puzzle_in_sight(m); }, [](Model& m) { m.hand_to_lab(); },
     nullptr},
    {"list-to-race", words::kListToRace, "", kHandoffGroup, may_race, [](Model& m) { m.race_list(); }, nullptr},
    {"race-to-list", words::kRaceToList, "", kHandoffGroup,
     [](const Model& m) { return !m.lab.pasted.puzzles.empty(); }, [](Model& m) { m.list_race(); }, nullptr},
    {kRestoreRaceList, words::kRestoreRaceList, "", kHandoffGroup,
     [](const Model& m) { return m.lab.pasted_before.has_value(); }, [](Model& m) { m.restore_race_list(); }, nullptr},
});

}  // namespace

std::span<const Command> handoff_commands() {
    return kHandoffCommands;
}

}  // namespace rookery::shell
