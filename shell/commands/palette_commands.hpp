// Commands of the palette: see palette.hpp and commands.hpp.
//
// Families: "go-r5c3" (moves to that cell of the board) and "put-5-r1c1"; while the palette is open also
// "palette-row-hint" (runs that row, by its command's id, since positions change during typing), "palette-next",
// "palette-previous" and "palette-run" (runs the selected row).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/app/palette.hpp"
#include "shell/commands/commands.hpp"

namespace rookery::shell {

inline constexpr std::string_view kPaletteCommand = "palette";
inline constexpr std::size_t kLongestCommandText = 60;  // no command's name is longer

std::span<const CommandOf<Model>> palette_commands();
// The command that runs the row of the command `id`.
std::string palette_row_command(std::string_view id);
bool run_palette_family(Model& model, std::string_view id);

// Rows for palette text other than a command's name: a cell, a digit for one, a puzzle.
std::vector<PaletteRow> typed_rows(const Model& model);

}  // namespace rookery::shell
