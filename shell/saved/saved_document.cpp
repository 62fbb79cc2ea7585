#include "shell/saved/saved_document.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/board/patterns.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

using saved::Json;

constexpr int kMaxCells = 625;  // of any board

// --- parts of a document to JSON ---

Json part_json(const Grid9& grid) {
    return grid == Grid9{} ? std::string{} : to_line(grid);
}

Json part_json(const CellSet& cells) {
    return cells.empty() ? std::string{} : mask_of(cells);
}

// "0:139,17:4": calls put(text, cell) for each cell with says(cell).
template <class Says, class Put>
std::string by_cell(int cells, Says says, Put put) {
    std::string text;
    for (int cell = 0; cell < cells; ++cell) {
        if (!says(cell)) continue;
        if (!text.empty()) text += ',';
        text.append(std::to_string(cell)).push_back(':');
        put(text, cell);
    }
    return text;
}

Json part_json(const Candidates9& candidates) {
    return by_cell(
        Geometry9::kCells, [&](int cell) { return candidates[cell] != 0; },
        [&](std::string& text, int cell) {
            for (DigitSet set = candidates[cell]; set != 0; set = without_lowest(set)) {
                text += static_cast<char>('0' + lowest_digit(set));
            }
        });
}

// Marks of boards of any size, as the numbers of their sets.
Json part_json(const std::vector<WideSet>& marks) {
    const auto set = [&](int cell) { return marks[static_cast<std::size_t>(cell)]; };
    return by_cell(
        static_cast<int>(marks.size()), [&](int cell) { return set(cell) != 0; },
        [&](std::string& text, int cell) { text += std::to_string(set(cell)); });
}

Json part_json(const std::string& text) {
    return text;
}
Json part_json(bool on) {
    return on;
}

// --- from JSON ---

void take_part(const Json& value, Grid9& grid) {
    const std::string* text = saved::text(value);
    if (text == nullptr) return;
    grid = {};
    for (std::size_t cell = 0; cell < text->size() && cell < Geometry9::kCells; ++cell) {
        const char c = (*text)[cell];
        if (c >= '1' && c <= '9') grid[static_cast<int>(cell)] = static_cast<Digit>(c - '0');
    }
}

void take_part(const Json& value, CellSet& cells) {
    const std::string* text = saved::text(value);
    const auto mask = text == nullptr ? std::nullopt : read_mask(*text);
    if (mask) cells = *mask;
    if (text != nullptr && text->empty()) cells = {};
}

std::optional<std::int64_t> number_in_list(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// Parses "0:139,17:4": calls take_one(cell, number) for each entry with a cell below `cells`.
template <class F>
void for_each_cell(std::string_view text, int cells, F take_one) {
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(text.size(), item.size() + 1));
        const std::size_t colon = item.find(':');
        if (colon == std::string_view::npos) continue;
        const auto cell = number_in_list(item.substr(0, colon));
        const auto number = number_in_list(item.substr(colon + 1));
        if (cell && number && *cell >= 0 && *cell < cells) take_one(static_cast<int>(*cell), *number);
    }
}

void take_part(const Json& value, Candidates9& candidates) {
    const std::string* text = saved::text(value);
    if (text == nullptr) return;
    candidates = {};
    for_each_cell(*text, Geometry9::kCells, [&](int cell, std::int64_t digits) {
        for (; digits > 0; digits /= 10) {
            const auto digit = static_cast<Digit>(digits % 10);
            if (digit != 0) candidates[cell] = static_cast<DigitSet>(candidates[cell] | digit_bit(digit));
        }
    });
}

void take_part(const Json& value, std::vector<WideSet>& marks) {
    const std::string* text = saved::text(value);
    if (text == nullptr) return;
    marks.clear();
    for_each_cell(*text, kMaxCells, [&](int cell, std::int64_t set) {
        const auto place = static_cast<std::size_t>(cell);
        marks.resize(std::max(marks.size(), place + 1));
        marks[place] = static_cast<WideSet>(set) & wide::all(kLargestSide);
    });
}

void take_part(const Json& value, std::string& to) {
    saved::take(value, to);
}
void take_part(const Json& value, bool& to) {
    saved::take(value, to);
}

// --- the parts ---

struct DocumentPart {
    std::string_view name;
    bool (*same)(const Document&, const Document&);
    Json (*write)(const Document&);
    void (*read)(Document&, const Json&);
};

template <auto Member>
constexpr DocumentPart of_board(std::string_view name) {
    return {name, [](const Document& a, const Document& b) { return a.board.*Member == b.board.*Member; },
            [](const Document& d) { return part_json(d.board.*Member); },
            [](Document& d, const Json& value) { take_part(value, d.board.*Member); }};
}

template <auto Member>
constexpr DocumentPart of_sized(std::string_view name) {
    return {name, [](const Document& a, const Document& b) { return a.sized.*Member == b.sized.*Member; },
            [](const Document& d) { return part_json(d.sized.*Member); },
            [](Document& d, const Json& value) { take_part(value, d.sized.*Member); }};
}

template <auto Member>
constexpr DocumentPart of_document(std::string_view name) {
    return {name, [](const Document& a, const Document& b) { return a.*Member == b.*Member; },
            [](const Document& d) { return part_json(d.*Member); },
            [](Document& d, const Json& value) { take_part(value, d.*Member); }};
}

// Only whether it exists: its number is specific to one page.
template <int Document::*Member, int Name>
constexpr DocumentPart mark_of_document(std::string_view name) {
    return {name, [](const Document& a, const Document& b) { return (a.*Member == Name) == (b.*Member == Name); },
            [](const Document& d) { return Json(d.*Member == Name); },
            [](Document& d, const Json& value) {
                bool on = d.*Member == Name;
                saved::take(value, on);
                d.*Member = on ? Name : 0;
            }};
}

// A puzzle of the Lab, or of another size, has as many cells as some shape.
bool is_lab_line(std::string_view text) {
    return shape_of_cells(text.size()) && std::all_of(text.begin(), text.end(), [](char c) {
               return c == '.' || (c >= '1' && c <= '9') || (c >= 'A' && c <= 'P');
           });
}

void take_solved_grid(Document& document, const Json& value) {
    take_part(value, document.grid);
    if (!is_solution(document.grid)) document.grid = {};
}

void take_lab(Document& document, const Json& value) {
    const std::string* text = saved::text(value);
    if (text != nullptr && (text->empty() || is_lab_line(*text))) document.lab = *text;
}

void take_sized(Document& document, const Json& value) {
    const std::string* text = saved::text(value);
    if (text != nullptr && (text->empty() || is_lab_line(*text))) document.sized.givens = *text;
}

constexpr DocumentPart with_reader(DocumentPart part, void (*read)(Document&, const Json&)) {
    part.read = read;
    return part;
}

constexpr auto kDocumentParts = std::to_array<DocumentPart>({
    of_board<&Board::givens>("givens"),
    of_board<&Board::entered>("entered"),
    of_board<&Board::barred>("barred"),
    of_board<&Board::removed>("removed"),
    of_board<&Board::noted>("noted"),
    of_board<&Board::corners>("corners"),
    of_board<&Board::erased_noted>("erased-noted"),
    of_board<&Board::erased_corners>("erased-corners"),
    of_board<&Board::colours>("colours"),  // formerly one colour for each cell, which reads as a set of one
    of_board<&Board::title>("title"),
    of_document<&Document::pattern>("pattern"),
    with_reader(of_document<&Document::grid>("grid"), take_solved_grid),
    of_document<&Document::required>("required"),
    of_document<&Document::barred>("barred-cells"),
    with_reader(of_document<&Document::lab>("lab"), take_lab),
    of_document<&Document::lab_diagonal>("lab-diagonal"),
    with_reader(of_sized<&SizedBoard::givens>("sized"), take_sized),
    of_sized<&SizedBoard::diagonal>("sized-diagonal"),
    of_sized<&SizedBoard::entered>("sized-entered"),
    of_sized<&SizedBoard::marks>("sized-marks"),
    mark_of_document<&Document::list, kSavedList>("list"),
    mark_of_document<&Document::results, kLostResults>("results"),
});

}  // namespace

Json difference_of(const Document& before, const Document& document) {
    Json difference = Json::object();
    for (const DocumentPart& part : kDocumentParts) {
        if (!part.same(before, document)) difference[std::string(part.name)] = part.write(document);
    }
    return difference;
}

void take_difference(Document& document, const Json& difference) {
    for (const DocumentPart& part : kDocumentParts) part.read(document, saved::member(difference, part.name));
    // The parts may not fit each other.
    const SizedBoard& sized = document.sized;
    document.sized =
        sized.is_empty() ? SizedBoard{} : sized_board(sized.givens, sized.diagonal, sized.entered, sized.marks);
}

namespace {

// Writes documents one after another.
class HistoryWriter {
  public:
    explicit HistoryWriter(const Document& now) : now_{now} {}

    Json document(Document document) {
        const bool shown = document.list != 0 && document.list == now_.list;
        document.list = shown ? kSavedList : 0;
        document.results = document.results == now_.results ? 0 : kLostResults;
        Json difference = difference_of(before_, document);
        before_ = std::move(document);
        return difference;
    }
    Json entry(const History::Entry& entry) {
        Json written = document(entry.document);
        written["name"] = entry.name;
        if (entry.where != Mode::play) written["mode"] = static_cast<int>(entry.where);
        return written;
    }

  private:
    const Document& now_;
    Document before_;
};

// `document` is the previous one on entry and the entry's own on return.
History::Entry read_entry(const Json& value, Document& document) {
    take_difference(document, value);
    const std::int64_t where = saved::number(saved::member(value, "mode")).value_or(0);
    const bool known = where >= 0 && where < kModeCount;
    // Each page numbers its strokes from the start, and a new stroke never continues a saved one: no group.
    return {document, saved::text_in(value, "name"), known ? static_cast<Mode>(where) : Mode::play, -1};
}

}  // namespace

Json json_of(const History& history) {
    HistoryWriter writer(history.now());
    Json written = {{"past", Json::array()}, {"future", Json::array()}};
    const auto& past = history.past();
    const std::size_t first = past.size() - std::min(past.size(), kMaxSavedPast);
    for (std::size_t i = first; i < past.size(); ++i) written["past"].push_back(writer.entry(past[i]));
    written["now"] = writer.document(history.now());
    const auto& future = history.future();
    for (std::size_t i = 0; i < std::min(future.size(), kMaxSavedFuture); ++i) {
        written["future"].push_back(writer.entry(future[future.size() - 1 - i]));
    }
    return written;
}

bool take_history(History& history, const Json& value) {
    const Json& now = saved::member(value, "now");
    if (!now.is_object()) return false;
    Document document;
    std::vector<History::Entry> past, future;
    std::size_t left = saved::list(value, "past").size();
    for (const Json& entry : saved::list(value, "past")) {
        History::Entry read = read_entry(entry, document);
        if (left-- <= kMaxSavedPast) past.push_back(std::move(read));
    }
    take_difference(document, now);
    Document present = document;
    for (const Json& entry : saved::list(value, "future")) {
        if (future.size() < kMaxSavedFuture) future.push_back(read_entry(entry, document));
    }
    std::reverse(future.begin(), future.end());
    history.restore(std::move(present), std::move(past), std::move(future));
    return true;
}

}  // namespace rookery::shell
