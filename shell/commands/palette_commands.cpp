#include "shell/commands/palette_commands.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "shell/app/model.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/search_words.hpp"
#include "shell/words/command_words.hpp"
#include "shell/words/format_names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr auto kPaletteGroup = CommandGroup::general;
constexpr std::string_view kOpenTyped = "palette-open-typed";
constexpr std::string_view kPaletteRow = "palette-row-";
constexpr std::size_t kShortestPuzzle = 16;
constexpr std::size_t kLongestPuzzle = 20'000;  // limited, as it is parsed in every frame

bool is_open(const Model& m) {
    return m.palette.open;
}

void choose(Model& m, int by) {
    const auto count = static_cast<int>(palette_rows(m).size());
    if (count > 0) m.palette.chosen = (std::clamp(m.palette.chosen, 0, count - 1) + by + count) % count;
}

// Goes to a fixed command's mode and view, so that the command applies to what is visible.
void go_to_mode_of(Model& m, const Command& command) {
    if (is_in_sight(m, command.group)) return;
    const GroupCard& card = card_of(command.group);
    if (card.mode) m.go_to(*card.mode);
    if (!card.view_command.empty()) m.run(card.view_command);
}

void run_row(Model& m, const PaletteRow& row) {
    if (!row.possible()) return;
    if (row.id == kOpenTyped) {
        const std::string text = m.palette.text;
        m.palette.open = false;
        m.go_to(Mode::play);
        return m.paste(text);
    }
    m.palette.open = false;
    if (const Command* command = find_command(row.id)) {
        go_to_mode_of(m, *command);
        m.palette.recent.note(row.id);
    }
    m.run(row.id);
}

constexpr auto kPaletteCommands = std::to_array<CommandOf<Model>>({
    {kPaletteCommand, words::kPalette, "Ctrl+K", kPaletteGroup, [](const Model&) { return true; },
     [](Model& m) {
         if (m.palette.open) {
             m.palette.open = false;
         } else {
             m.palette.show(false);
         }
     },
     is_open},
});

// Parses "r5c3" at the beginning of `text` and removes it.
std::optional<int> take_cell(std::string_view& text) {
    const auto is = [&](std::size_t i, char c) { return lower_case(text[i]) == c; };
    if (text.size() < 4 || !is(0, 'r') || !is(2, 'c')) return std::nullopt;
    const auto number = [&](std::size_t i) { return text[i] >= '1' && text[i] <= '9' ? text[i] - '1' : -1; };
    const int row = number(1);
    const int column = number(3);
    if (row < 0 || column < 0) return std::nullopt;
    text.remove_prefix(4);
    return row * 9 + column;
}

struct TypedCell {
    int cell = 0;
    int digit = 0;  // 0: none
};

// "r5c3", "5 r5c3", "r5c3=5", "r5c3 5".
std::optional<TypedCell> read_cell(std::string_view text) {
    TypedCell typed;
    if (!text.empty() && text[0] >= '1' && text[0] <= '9') {
        typed.digit = text[0] - '0';
        text = trimmed(text.substr(1));
    }
    const auto cell = take_cell(text);
    if (!cell) return std::nullopt;
    typed.cell = *cell;
    while (!text.empty() && (text[0] == ' ' || text[0] == '=')) text.remove_prefix(1);
    if (text.empty()) return typed;
    if (text.size() != 1 || text[0] < '1' || text[0] > '9' || typed.digit != 0) return std::nullopt;
    typed.digit = text[0] - '0';
    return typed;
}

void go_to_cell(Model& m, int cell) {
    if (m.mode != Mode::generate && m.mode != Mode::enumerate) m.run("mode-play");
    m.play.entries().select(cell);
}

}  // namespace

std::span<const CommandOf<Model>> palette_commands() {
    return kPaletteCommands;
}

std::string palette_row_command(std::string_view id) {
    return std::string(kPaletteRow).append(id);
}

bool run_palette_family(Model& m, std::string_view id) {
    if (const auto rest = rest_after(id, "go-")) {
        std::string_view text = *rest;
        const auto cell = take_cell(text);
        if (!cell || !text.empty()) return false;
        go_to_cell(m, *cell);
        return true;
    }
    if (const auto rest = rest_after(id, "put-")) {
        if (rest->size() != 6 || (*rest)[1] != '-') return false;
        const auto typed = read_cell(std::string(1, (*rest)[0]) + std::string(rest->substr(2)));
        if (!typed || typed->digit == 0) return false;
        m.run("mode-play");
        m.play.entries().select(typed->cell);
        // Entering the same digit again would remove it.
        if (m.play.board().digit_at(typed->cell) != typed->digit)
            m.play.entries().enter_digit(typed->cell, typed->digit);
        return true;
    }
    if (run_from_elsewhere(m, id)) return true;
    if (!m.palette.open) return false;
    if (id == "palette-next" || id == "palette-previous") {
        choose(m, id == "palette-next" ? 1 : -1);
        return true;
    }
    if (id == "palette-run") {
        const auto rows = palette_rows(m);
        const auto chosen = static_cast<std::size_t>(std::max(0, m.palette.chosen));
        if (chosen < rows.size()) run_row(m, rows[chosen]);
        return true;
    }
    if (const auto rest = rest_after(id, kPaletteRow)) {
        const auto rows = palette_rows(m);
        const auto at = std::find_if(rows.begin(), rows.end(), [&](const PaletteRow& row) { return row.id == *rest; });
        if (at != rows.end()) run_row(m, *at);
        return true;
    }
    return false;
}

std::vector<PaletteRow> typed_rows(const Model& model) {
    const std::string_view text = trimmed(model.palette.text);
    std::vector<PaletteRow> rows;
    if (const auto typed = read_cell(text)) {
        const std::string row = std::to_string(typed->cell / 9 + 1);
        const std::string column = std::to_string(typed->cell % 9 + 1);
        const std::string name = "r" + row + "c" + column;
        if (typed->digit != 0) {
            const std::string digit = std::to_string(typed->digit);
            const std::string reason =
                model.play.board().is_given(typed->cell) ? fill(words::kIsGiven, {name}) : std::string{};
            rows.push_back({"put-" + digit + "-" + name,
                            fill(words::kPutInCell, {digit, row, column}),
                            std::string(words::kModePlay),
                            {},
                            reason,
                            false});
        } else {
            rows.push_back({"go-" + name, fill(words::kGoToCell, {row, column}), {}, {}, {}, false});
        }
    }
    if (text.size() >= kShortestPuzzle && text.size() <= kLongestPuzzle) {
        const ParseResult parsed = parse(text);
        if (!parsed.puzzles.empty()) {
            rows.push_back(
                {std::string(kOpenTyped), fill(words::kOpenTyped, {recognised_in_words(parsed)}), {}, {}, {}, false});
        }
    }
    return rows;
}

}  // namespace rookery::shell
