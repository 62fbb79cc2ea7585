#include "verbs/list/list_input.hpp"

#include <string>
#include <utility>

#include "text/line_list.hpp"

namespace rookery {

ParseResult read_list_input(std::string_view text, Words words) {
    ParseResult parsed = parse(text);
    if (words == Words::title || parsed.puzzles.size() != 1) return parsed;
    std::string beginning(text.substr(0, kListBeginning));
    if (beginning.size() == text.size()) beginning += '\n';
    if (const auto manner = list_manner(beginning)) parsed.problems = parse_lines(text, 1, *manner).problems;
    return parsed;
}

}  // namespace rookery
