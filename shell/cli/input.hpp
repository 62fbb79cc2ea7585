// The texts that a run reads: the files that were named, or standard input.
//
// Standard input is read where no file is named and the verb is about its input. On a terminal nothing would tell
// people so: then a line on standard error says what is awaited. Where the verb can do without, a pipe is read and a
// terminal is not.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli_settings.hpp"
#include "output.hpp"
#include "source.hpp"
#include "text/line_list.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

struct Input {
    std::string name;  // for problems
    std::string text;
};

// What the call reads, in its order, "-" for standard input; empty: nothing, for its options say all.
std::vector<std::string> inputs_of(const Settings& settings);

// What the verb's input is, on the command line.
std::string_view awaited_by(const VerbInfo& verb);

// Opens the file of that name, or standard input. `awaits`: what people are told to type. Returns a sentence if it
// cannot be read, or nothing.
std::string open_input(const std::string& name, std::string_view awaits, Output& output, Source& source, Input& input);

// Reads enough to see what the text is (kListBeginning): unless it `waits` for that, less of one that is still being
// made. True: that is all of it.
bool read_beginning(Source& source, bool waits, Input& input);
// A longer text can only be read some lines at a time.
inline constexpr std::size_t kLongestText = 1 << 30;

// Reads the rest. False: the text is too long. Ends early, with what came by then, when the run is told to end.
bool read_rest(Source& source, Input& input);

// How an input is divided must not depend on how fast it comes: other runs have other parts of it.
bool has_same_parts_always(const Settings& settings);

// How many lines of a list the verb of the call takes at a time with these options; 0: only all of them.
int lines_at_a_time(const Settings& settings);

}  // namespace rookery::cli
