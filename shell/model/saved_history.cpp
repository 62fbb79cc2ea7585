#include "model/saved_history.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "model/saved_text.hpp"
#include "paint/cell_paints.hpp"
#include "text/joined.hpp"

namespace rookery::shell {
namespace {

std::string saved_colours(const Board& board) {
    std::string text;
    for (std::size_t cell = 0; cell < board.colours.size(); ++cell) {
        if (board.colours[cell] == 0) continue;
        append_item(text, std::to_string(cell) + ":" + std::to_string(board.colours[cell]), ",");
    }
    return text;
}

struct Part {
    std::string_view key;
    std::string (*write)(const Document&);
    void (*read)(Document&, std::string_view);
};

template <Grid9 Board::*Member>
constexpr Part board_grid(std::string_view key) {
    return {key, [](const Document& d) { return saved_grid(d.board.*Member); },
            [](Document& d, std::string_view text) { d.board.*Member = grid_from_saved(text); }};
}

template <Candidates9 Board::*Member>
constexpr Part board_candidates(std::string_view key) {
    return {key, [](const Document& d) { return saved_candidates(d.board.*Member); },
            [](Document& d, std::string_view text) { d.board.*Member = candidates_from_saved(text); }};
}

template <CellSet Document::*Member>
constexpr Part document_cells(std::string_view key) {
    return {key, [](const Document& d) { return saved_cells(d.*Member); },
            [](Document& d, std::string_view text) { d.*Member = cells_from_saved(text); }};
}

// A laboratory's puzzle has 16, 81 or 256 cells.
bool is_lab_line(std::string_view text) {
    const bool size = text.size() == 16 || text.size() == 81 || text.size() == 256;
    return size && std::all_of(text.begin(), text.end(),
                               [](char c) { return c == '.' || (c >= '1' && c <= '9') || (c >= 'A' && c <= 'G'); });
}

constexpr auto kParts = std::to_array<Part>({
    board_grid<&Board::givens>("givens"),
    board_grid<&Board::entered>("entered"),
    board_candidates<&Board::barred>("barred"),
    board_candidates<&Board::removed>("removed"),
    board_candidates<&Board::noted>("noted"),
    board_candidates<&Board::corners>("corners"),
    {"colours", [](const Document& d) { return saved_colours(d.board); },
     [](Document& d, std::string_view text) {
         d.board.colours = {};
         for_each_saved(text, [&](int cell, std::int64_t colour) {
             const bool known = colour >= 0 && colour <= static_cast<std::int64_t>(kPaints.size());
             if (known) d.board.colours[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(colour);
         });
     }},
    {"title", [](const Document& d) { return d.board.title; },
     [](Document& d, std::string_view text) { d.board.title = std::string(text); }},
    document_cells<&Document::pattern>("pattern"),
    {"grid", [](const Document& d) { return saved_grid(d.grid); },
     [](Document& d, std::string_view text) {
         d.grid = grid_from_saved(text);
         if (!is_solution(d.grid)) d.grid = {};
     }},
    document_cells<&Document::required>("required"),
    document_cells<&Document::barred>("barred-cells"),
    {"list", [](const Document& d) { return std::string(d.list == kSavedList ? "1" : ""); },
     [](Document& d, std::string_view text) { d.list = text == "1" ? kSavedList : 0; }},
    {"results", [](const Document& d) { return std::string(d.results == kLostResults ? "1" : ""); },
     [](Document& d, std::string_view text) { d.results = text == "1" ? kLostResults : 0; }},
    {"lab", [](const Document& d) { return d.lab; },
     [](Document& d, std::string_view text) { d.lab = is_lab_line(text) ? std::string(text) : std::string{}; }},
    {"lab-diagonal", [](const Document& d) { return std::string(d.lab_diagonal ? "1" : ""); },
     [](Document& d, std::string_view text) { d.lab_diagonal = text == "1"; }},
});

void write_difference(std::string& text, const Document& before, const Document& document) {
    for (const Part& part : kParts) {
        const std::string value = part.write(document);
        if (value != part.write(before)) put_saved(text, part.key, value);
    }
}

constexpr std::string_view kPast = "past";
constexpr std::string_view kNow = "now";
constexpr std::string_view kFuture = "future";

// "past 0 -1 Entered 5 in r1c1": the mode, the stroke that it belonged to, the name.
History::Entry entry_of(std::string_view value) {
    History::Entry entry{};
    const std::size_t first = value.find(' ');
    const std::size_t second = value.find(' ', first + 1);
    const auto where = saved_number(value.substr(0, first));
    const bool whole = first != std::string_view::npos && second != std::string_view::npos;
    const bool known = where && *where >= 0 && *where <= static_cast<std::int64_t>(Mode::lab);
    entry.where = known ? static_cast<Mode>(*where) : Mode::play;
    entry.group = -1;  // strokes are numbered anew by each page, and none of this one's goes on with an older one
    if (whole) entry.name = std::string(value.substr(second + 1));
    return entry;
}

}  // namespace

std::string saved(const History& history) {
    std::string text;
    // The list that is shown, in all documents that have it.
    const auto put_difference = [&](const Document& before, Document document) {
        const bool shown = document.list != 0 && document.list == history.now().list;
        document.list = shown ? kSavedList : 0;
        document.results = document.results == history.now().results ? 0 : kLostResults;
        write_difference(text, before, document);
        return document;
    };
    const auto put_entry = [&](std::string_view key, const History::Entry& entry, const Document& before) {
        const std::string where = std::to_string(static_cast<int>(entry.where));
        put_saved(text, key, where + " " + std::to_string(entry.group) + " " + entry.name);
        return put_difference(before, entry.document);
    };
    Document before;
    const auto& past = history.past();
    for (std::size_t i = past.size() - std::min(past.size(), kMostSavedPast); i < past.size(); ++i) {
        before = put_entry(kPast, past[i], before);
    }
    put_saved(text, kNow, "");
    before = put_difference(before, history.now());
    const auto& future = history.future();
    for (std::size_t i = 0; i < std::min(future.size(), kMostSavedFuture); ++i) {
        before = put_entry(kFuture, future[future.size() - 1 - i], before);
    }
    return text;
}

bool SavedHistory::take(std::string_view key, std::string_view value) {
    if (key == kPast || key == kNow || key == kFuture) {
        end_document();
        begun_ = true;
        if (key == kNow) {
            has_now_ = true;
            entry_ = {};
            return true;
        }
        entry_ = entry_of(value);
        return true;
    }
    const auto part = std::find_if(kParts.begin(), kParts.end(), [&](const Part& p) { return p.key == key; });
    if (part == kParts.end()) return false;
    part->read(document_, value);
    return true;
}

// What lies before "now" is the past, what lies behind the document after it the future.
void SavedHistory::end_document() {
    if (!begun_) return;
    begun_ = false;
    entry_.document = document_;
    if (!has_now_) {
        past_.push_back(std::move(entry_));
    } else if (!now_taken_) {
        now_ = document_;
        now_taken_ = true;
    } else {
        future_.push_back(std::move(entry_));
    }
    entry_ = {};
}

void SavedHistory::restore(History& history) && {
    end_document();
    std::reverse(future_.begin(), future_.end());
    history.restore(std::move(now_), std::move(past_), std::move(future_));
}

}  // namespace rookery::shell
