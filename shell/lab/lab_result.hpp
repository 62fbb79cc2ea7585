// LabResult: the result of one method on one puzzle, from the verb `classic`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery::shell {

struct LabTable {
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;  // as many texts per row as there are columns
    std::uint64_t left_out = 0;
};

struct LabResult {
    std::uint64_t solutions = 0;
    std::string first_solution;  // empty if there is none
    std::string end;             // "complete", "enough", "effort", "stopped", "gave_up"
    std::string phrase;          // the same for people
    std::vector<std::pair<std::string, std::uint64_t>> counters;
    std::vector<std::uint64_t> depths;  // nodes of the search tree by depth
    std::vector<std::string> notes;
    std::vector<LabTable> tables;

    bool is_complete() const { return end == "complete"; }
};

// Parses a row of the verb with option json; nullopt if it is none.
std::optional<LabResult> read_lab_row(std::string_view json);

std::string solutions_text(const LabResult& result);  // "one solution", "2 solutions or more"
// With a line of column names, tab-separated; tabs within texts become spaces.
std::string as_tsv(const LabTable& table);

}  // namespace rookery::shell
