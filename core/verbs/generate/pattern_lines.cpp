#include "verbs/generate/pattern_lines.hpp"

#include <variant>

#include "text/scan/lines.hpp"
#include "text/text.hpp"

namespace rookery {

std::optional<CellSet> PatternLine::cells(Sink& sink) const {
    const auto mask = parse_mask(text);
    if (const auto* problem = std::get_if<TextProblem>(&mask)) {
        sink.problem(number, problem->column, problem->sentence);
        return std::nullopt;
    }
    CellSet cells;
    for (const int cell : std::get<std::vector<int>>(mask)) cells.add(cell);
    return cells;
}

std::vector<PatternLine> pattern_lines(std::string_view input) {
    std::vector<PatternLine> found;
    reading::LineCutter lines(input);
    for (reading::Line line; lines.next(line);) {
        if (!reading::is_blank(line)) found.push_back({line.number, std::string(line.whole)});
    }
    return found;
}

std::string pattern_text(CellSet cells) {
    std::string drawn(Geometry9::kCells, '.');
    cells.for_each([&](int cell) { drawn[static_cast<std::size_t>(cell)] = 'x'; });
    return drawn;
}

}  // namespace rookery
