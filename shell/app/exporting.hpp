// Exporting what the mode shows in the formats of other programs: the board with all its marks, or the puzzles of a
// table, one after another.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/format.hpp"

namespace rookery::shell {

class Model;

// A table exports the rows that pass its filter, in the order shown.
enum class ExportSource : std::uint8_t {
    board,
    list,
    results,  // of "Generate": the marked ones, if any are
    found,    // of "Enumerate"
};
inline constexpr int kExportSourceCount = 4;

// Its name in commands ("list" in "copy-list-as-hodoku"; the board has no name).
std::string_view name_of(ExportSource source);
// The source that belongs to the current mode.
ExportSource export_source(const Model& model);
bool has_export(const Model& model, ExportSource source);
// "The puzzle on the board", "1 000 puzzles of the list"
std::string title_of(const Model& model, ExportSource source);
// The suitable formats, in menu order. A list needs one line per puzzle, or one document for all.
std::vector<const TextFormat*> formats_of(ExportSource source);

struct Exported {
    std::string text;
    std::string problem;  // why there is no text, or why some puzzles were left out
    std::int64_t left_out = 0;
};
Exported export_as(const Model& model, ExportSource source, const TextFormat& format);
// "rookery-puzzle.sdk"
std::string file_name_of(ExportSource source, const TextFormat& format);

}  // namespace rookery::shell
