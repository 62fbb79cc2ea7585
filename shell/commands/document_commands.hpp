// Commands that copy and save: "formats" opens the list of formats; the families are "copy-as-hodoku" and
// "save-as-hodoku" for the board, and "copy-list-as-...", "copy-results-as-...", "copy-found-as-..." and the same with
// "save" for the tables (exporting.hpp). Those for pictures and paper are print_commands(). See commands.hpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/app/exporting.hpp"
#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> document_commands();
bool run_document_family(Model& model, std::string_view id);
// While the list of formats is open.
void offer_formats(const Model& model, std::vector<OfferedCommand>& offered);
// "copy-as-hodoku", "save-list-as-sdm"
std::string export_command(bool save, ExportSource source, const TextFormat& format);
std::span<const CommandOf<Model>> print_commands();

}  // namespace rookery::shell
