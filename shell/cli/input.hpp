// The texts that a run reads: the files that were named, or standard input.
//
// Standard input is read where no file is named and the verb is about its input. On a terminal nothing would tell
// people so: then a line on standard error says what is awaited.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "output.hpp"
#include "settings.hpp"

namespace rookery::cli {

struct Input {
    std::string name;
    std::string text;
};

// What the call reads, in its order, "-" for standard input; empty: nothing, for its options say all.
std::vector<std::string> inputs_of(const Settings& settings);

// Reads the file of that name, or standard input. `awaits`: what people are told to type. Returns a sentence if it
// cannot be read, or nothing. Ends early, with what came by then, when the run is interrupted.
std::string read_input(const std::string& name, std::string_view awaits, Output& output, Input& input);

}  // namespace rookery::cli
