// Runs a verb over a list of any length, which is read as it comes: some lines at a time are a call of their own.
//
//   source ──► blocks of lines ──► threads: a call each ──► rows, in the order of the blocks
//              └─ a window of bounded size: what is read waits until all before it is written
//
// So memory does not grow with the list, and the row of a line is written although no other line has come yet. Rows are
// those of the whole list as one call. Broken off, it writes every row that was found, also behind a
// block that is not done.
#pragma once

#include <string>

#include "output.hpp"
#include "runner.hpp"
#include "source.hpp"
#include "time_limit.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

struct Stream {
    Call call;               // without its input
    int lines = 1;           // of a block, at most
    std::string beginning;   // of the list: read already
    std::string input_name;  // for problems
    int threads = 1;
    TimeLimit time_limit;
};

// The call of some lines of the list, or of none to learn its columns and whether its options are right.
Call call_of(const Stream& stream, std::string lines, std::int64_t first_line);

// As run_parts(). `whole` stays false: nobody knows how long the list is before its end; `wanted` is -1.
RunReport run_stream(const Stream& stream, Source& source, Output& output);

}  // namespace rookery::cli
