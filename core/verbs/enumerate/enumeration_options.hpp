// Shared by the verbs about enumeration: which puzzles of a grid to search for, and the checks of a grid.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "enumerate/enumerate.hpp"
#include "enumerate/enumerate_limits.hpp"
#include "job/job.hpp"
#include "text/text.hpp"
#include "unavoidable/unavoidable.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/list/list_job.hpp"

namespace rookery {

struct EnumerationOptions : VerbOptions {
    NumberOption<int> clues{
        this, "clues", "N", "number of clues", limits::kSearchedClues, {.value = EnumerationRequest().clues}};
    ChoiceOption<EnumerationMethod> method{
        this,
        "method",
        "",
        {{"bands", EnumerationMethod::bands}, {"gridchecker", EnumerationMethod::positions}},
        {.word = "bands"}};
    SwitchOption minimal{this, "minimal", "only puzzles from which no clue can be removed"};
    MaskOption required{this, "required", "these cells must be clues: 81 characters, . or 0 for the others"};
    MaskOption allowed{this, "allowed", "only these cells may be clues"};
    TextOption load{this, "load", "FILE",
                    "also use unavoidable sets from a file, one per line, as written by unavoidable; they are checked"};

    // Leaves the request's grid empty. Refuses contradictions.
    EnumerationRequest request();
};

inline constexpr std::string_view kSolvedGrids = "solved grids in any format";

// The meanings of columns.
inline constexpr std::string_view kGridMeaning = "if the input has several";
inline constexpr std::string_view kLowMeaning = "with a probability of about 90 %, there are at least this many nodes";
inline constexpr std::string_view kHighMeaning = "with a probability of about 90 %, there are at most this many nodes";

// The option load: the sets listed in `text`, minimal and sorted. Lines that are not an unavoidable set of the grid
// become problems at the line of `puzzle`, the grid's. Empty if stopped.
UnavoidableList loaded_sets(const std::string& text, const ParsedPuzzle& puzzle, const Grid9& grid, Sink& sink,
                            StopToken stop);

// Sets the request's grid to that of `puzzle`. False, after sending a problem: it cannot be enumerated.
bool take_grid(const ParsedPuzzle& puzzle, std::string_view verb, Sink& sink, EnumerationRequest& request);
// Then sets its sets from the option load, if given. Errors in them become problems of `puzzle`.
void take_sets(const std::string& load, const ParsedPuzzle& puzzle, Sink& sink, StopToken stop,
               EnumerationRequest& request);

// Distributes `items`, the progress units, over the parts of an enumeration by their weights, since parts are of
// unequal size: how many are done at the end of each.
inline std::vector<std::int64_t> items_until_parts(const Enumeration& enumeration, std::int64_t items) {
    double sum = 0;
    for (int part = 0; part < enumeration.parts(); ++part) sum += enumeration.weight(part);
    double until = 0;
    std::vector<std::int64_t> items_until;
    for (int part = 0; part < enumeration.parts(); ++part) {
        until += enumeration.weight(part);
        items_until.push_back(static_cast<std::int64_t>(static_cast<double>(items) * until / sum));
    }
    if (!items_until.empty()) items_until.back() = items;
    return items_until;
}

}  // namespace rookery
