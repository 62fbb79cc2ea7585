// Exporting: what is in sight, in the formats of other programs: the board with all that was done on it, or the
// puzzles of a table, one behind the other.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/format.hpp"

namespace rookery::shell {

class Model;

// What is exported. Each table has the rows that its filter lets through, in the order that it shows.
enum class ExportSource : std::uint8_t {
    board,
    list,
    results,  // of "Generate": the marked ones, if any are
    found,    // of "Enumerate"
};
inline constexpr int kExportSourceCount = 4;

// As commands name it ("list" in "copy-list-as-hodoku"; the board has no name).
std::string_view name_of(ExportSource source);
// What the mode shows, to be exported.
ExportSource export_source(const Model& model);
bool has_export(const Model& model, ExportSource source);
// "The puzzle on the board", "1 000 puzzles of the list"
std::string title_of(const Model& model, ExportSource source);
// Formats that make sense for it, in the order of menus. A list wants one line a puzzle, or one document for all.
std::vector<const TextFormat*> formats_of(ExportSource source);

struct Exported {
    std::string text;
    std::string problem;  // why there is no text; or why puzzles were left out, if some were
    std::int64_t left_out = 0;
};
Exported export_as(const Model& model, ExportSource source, const TextFormat& format);
// "rookery-puzzle.sdk"
std::string file_name_of(ExportSource source, const TextFormat& format);

}  // namespace rookery::shell
