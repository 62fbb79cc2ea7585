// The texts that a run reads: the named files, or standard input.
//
// Standard input is read if no file is named and the verb needs an input. If it is a terminal, a line on standard error
// says what the program is waiting for. If the verb's input is optional, a pipe is read but a terminal is not.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli_settings.hpp"
#include "output/output.hpp"
#include "source.hpp"
#include "text/line_list.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

struct Input {
    std::string name;  // used in problems
    std::string text;
};

// The inputs of the call in order, "-" for standard input; empty if its options replace the input.
std::vector<std::string> inputs_of(const Settings& settings);

// The kind of input that the verb expects on the command line.
std::string_view awaited_by(const VerbInfo& verb);

// Opens the file of that name, or standard input. `awaits`: the kind of input that a message on a terminal asks for.
// Returns a sentence if it cannot be read, or an empty text.
std::string open_input(const std::string& name, std::string_view awaits, Output& output, Source& source, Input& input);

// Reads enough to recognize the kind of text (kListBeginning bytes), or less of a text that is still being written,
// unless `waits` is set. Returns true if that is the whole text.
bool read_beginning(Source& source, bool waits, Input& input);
// Longer texts can only be read a few lines at a time.
inline constexpr std::size_t kLongestText = 1 << 30;

// Reads the rest. Returns false if the text is too long. Ends early, with the text so far, if the run is told to stop.
bool read_rest(Source& source, Input& input);

// Whether the division of an input must not depend on how fast it arrives, because other runs have other parts of it.
bool has_same_parts_always(const Settings& settings);

// How many lines of a list the verb takes at a time with these options; 0: only all of them.
int lines_at_a_time(const Settings& settings);

}  // namespace rookery::cli
