// Keys that are not text input. The commands' shortcuts are parsed from their table, where they are written for people.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "shell/app/view/panels.hpp"
#include "shell/commands/command_groups.hpp"
#include "shell/commands/commands.hpp"
#include "shell/commands/key_commands.hpp"
#include "shell/commands/palette_commands.hpp"
#include "shell/play/play_commands.hpp"

namespace rookery::shell {
namespace {

struct NamedKey {
    std::string_view name;
    ImGuiKey key;
};
constexpr std::array<NamedKey, 15> kNamedKeys = {{
    {"Space", ImGuiKey_Space},
    {"Backspace", ImGuiKey_Backspace},
    {"Delete", ImGuiKey_Delete},
    {"Enter", ImGuiKey_Enter},
    {"Escape", ImGuiKey_Escape},
    {"F2", ImGuiKey_F2},
    {"0", ImGuiKey_0},
    {"Left", ImGuiKey_LeftArrow},
    {"Right", ImGuiKey_RightArrow},
    {"Up", ImGuiKey_UpArrow},
    {"Down", ImGuiKey_DownArrow},
    {"Home", ImGuiKey_Home},
    {"End", ImGuiKey_End},
    {"[", ImGuiKey_LeftBracket},
    {"]", ImGuiKey_RightBracket},
}};

struct Modifiers {
    bool ctrl = false, shift = false;
};

Modifiers held_modifiers() {
    const ImGuiIO& io = ImGui::GetIO();
    return {io.KeyCtrl || io.KeySuper, io.KeyShift};
}

// "Ctrl+Shift+Z" -> modifiers and ImGuiKey_Z. ImGuiKey_None for a character that depends on the keyboard layout ("?").
ImGuiKey read_chord(std::string_view chord, Modifiers& modifiers) {
    for (;;) {
        if (chord.substr(0, 5) == "Ctrl+") {
            modifiers.ctrl = true;
            chord.remove_prefix(5);
        } else if (chord.substr(0, 6) == "Shift+") {
            modifiers.shift = true;
            chord.remove_prefix(6);
        } else {
            break;
        }
    }
    const auto named =
        std::find_if(kNamedKeys.begin(), kNamedKeys.end(), [&](const NamedKey& k) { return k.name == chord; });
    if (named != kNamedKeys.end()) return named->key;
    if (chord.size() == 1 && chord[0] >= 'A' && chord[0] <= 'Z')
        return static_cast<ImGuiKey>(ImGuiKey_A + (chord[0] - 'A'));
    return ImGuiKey_None;
}

// Held keys, and keys whose release a slow page sees late, repeat only these commands. A repeated switch or entry would
// toggle on and off.
constexpr std::array<std::string_view, 5> kRepeating = {"undo", "redo", "next-step", "previous-step", "next-doubt"};

bool is_pressed(ImGuiKey key, bool repeats = false) {
    if (ImGui::IsKeyPressed(key, repeats)) return true;
    return key == ImGuiKey_Enter && ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, repeats);
}

// Single-character keys count only if `letters` is set.
bool chord_pressed(std::string_view keys, bool letters, bool repeats = false) {
    const Modifiers held = held_modifiers();
    for (std::size_t start = 0; start < keys.size();) {
        const std::size_t end = std::min(keys.find(" / ", start), keys.size());
        Modifiers wanted;
        const std::string_view chord = keys.substr(start, end - start);
        const ImGuiKey key = letters || !is_character_key(chord) ? read_chord(chord, wanted) : ImGuiKey_None;
        if (key != ImGuiKey_None && wanted.ctrl == held.ctrl && wanted.shift == held.shift && is_pressed(key, repeats))
            return true;
        start = end + 3;
    }
    return false;
}

bool typed(ImWchar character) {
    const auto& queue = ImGui::GetIO().InputQueueCharacters;
    return std::find(queue.begin(), queue.end(), character) != queue.end();
}

// F5 to F7 belong to the browser: reload, the address bar, caret browsing.
bool is_function_key(int digit) {
    return digit < 5 || digit > 7;
}

// The entry mode that the held keys ask for; digits, if that is the current mode already.
EntryMode mode_with(const Modifiers& held, const Play& play) {
    const bool centre = held.ctrl || !play.choices.both_marks;
    const EntryMode asked = held.ctrl && held.shift ? EntryMode::colour
                            : centre                ? EntryMode::centre
                                                    : EntryMode::corner;
    return asked == play.entries().mode() ? EntryMode::digit : asked;
}

// The receiver of keys: the model stays unchanged meanwhile.
struct KeyTarget {
    const Model& model;
    std::vector<Action>& actions;

    void act(Action action) const { actions.push_back(std::move(action)); }
    void run(std::string_view command) const { act(RunCommand{std::string(command)}); }
};

// In the row above the letters, or on the number pad.
bool is_digit_pressed(int digit) {
    return is_pressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit)) ||
           is_pressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit));
}

void handle_digits(const KeyTarget& keys) {
    const Modifiers held = held_modifiers();
    const Play& play = keys.model.play;
    for (int digit = 1; digit <= 9; ++digit) {
        const std::string number = std::to_string(digit);
        if (is_function_key(digit) && is_pressed(static_cast<ImGuiKey>(ImGuiKey_F1 + digit - 1))) {
            keys.run("highlight-" + number);
        }
        if (!is_digit_pressed(digit)) continue;
        if (ImGui::GetIO().KeyAlt) {
            keys.run("highlight-" + number);
        } else if (held.ctrl || held.shift) {
            keys.run(entry_command(mode_with(held, play), digit));
        } else {
            keys.run("digit-" + number);
        }
    }
}

// For a page that has commands for them.
void handle_plain_digits(const KeyTarget& keys, const Page& page) {
    const auto family = held_modifiers().shift ? page.shifted_digit_family() : page.digit_family();
    if (family.empty()) return;
    for (int digit = 1; digit <= std::min(page.digits(), 9); ++digit) {
        if (is_digit_pressed(digit)) keys.run(std::string(family) + std::to_string(digit));
    }
}

// Digits that are letters on larger boards, where they override letter shortcuts. Returns whether one was pressed.
bool handle_letter_digits(const KeyTarget& keys, const Page& page) {
    const Modifiers held = held_modifiers();
    if (page.digit_family().empty() || held.ctrl || held.shift || ImGui::GetIO().KeyAlt) return false;
    for (int digit = 10; digit <= page.digits(); ++digit) {
        if (!is_pressed(static_cast<ImGuiKey>(ImGuiKey_A + digit - 10))) continue;
        keys.run(std::string(page.digit_family()) + std::to_string(digit));
        return true;
    }
    return false;
}

// Calls `move` with the rows and columns of each pressed arrow key.
template <class F>
void for_each_arrow(F move) {
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) move(-1, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) move(1, 0);
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) move(0, -1);
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow)) move(0, 1);
}

// Moves the cursor and keeps the selection.
void move_alone(const KeyTarget& keys) {
    Selection next = keys.model.play.entries().selection();
    for_each_arrow([&](int rows, int columns) { next.go(next.neighbour(rows, columns)); });
    if (next.cursor() != keys.model.play.entries().cursor()) keys.act(ChangeSelection{next});
}

void handle_arrows(const KeyTarget& keys) {
    const Model& model = keys.model;
    const bool plays = model.mode == Mode::play;
    const bool on_path = plays && model.play.path().shown_step() >= 0 && !model.play.path().is_hint();
    // Up and down walk the list if one of its entries is selected.
    const bool walks =
        model.page().can_walk() && (ImGui::IsKeyPressed(ImGuiKey_UpArrow) || ImGui::IsKeyPressed(ImGuiKey_DownArrow));
    if (plays && held_modifiers().ctrl && !on_path && !walks) return move_alone(keys);
    for_each_arrow([&](int rows, int columns) {
        if (walks && rows != 0) return keys.act(Walk{rows});
        keys.act(MoveCursor{rows, columns});
    });
}

// The palette's field, except in the frame in which its key was pressed.
void handle_palette(const KeyTarget& keys, const View& view) {
    const bool ctrl_k = ImGui::GetIO().KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_K);
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) keys.run("palette-next");
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) keys.run("palette-previous");
    if (view.palette_frame == 0) return;
    if (ctrl_k || ImGui::IsKeyPressed(ImGuiKey_Escape)) return keys.run(kPaletteCommand);
    if (is_pressed(ImGuiKey_Enter)) keys.run("palette-run");
}

}  // namespace

void handle_keys(const Model& model, View& view, std::vector<Action>& actions) {
    const KeyTarget keys{model, actions};
    if (model.palette.open) return handle_palette(keys, view);
    if (is_pressed(ImGuiKey_Enter) && held_modifiers().ctrl) return keys.run(model.page().main_command());
    const bool writing = ImGui::GetIO().WantTextInput;
    if (writing) {
        if (chord_pressed(find_command("palette")->keys, false)) keys.run("palette");
        return;
    }
    if (model.shows(PanelPage::formats) && ImGui::IsKeyPressed(ImGuiKey_Escape)) return keys.run("formats");
    if (model.notice.asks()) {
        if (ImGui::IsKeyPressed(ImGuiKey_Escape)) return keys.run("cancel-question");
        if (is_pressed(ImGuiKey_Enter)) return keys.run(model.notice.yes_command());
    }
    if (handle_letter_digits(keys, model.page())) return;
    const bool letters = model.letter_keys;
    for (const Command& command : all_commands()) {
        // Ctrl+C arrives as the system's copy event.
        if (command.id == "copy-puzzle" || command.keys.empty()) continue;
        const bool repeats = std::find(kRepeating.begin(), kRepeating.end(), command.id) != kRepeating.end();
        if (is_in_sight(model, command.group) && command.can(model) && chord_pressed(command.keys, letters, repeats)) {
            return keys.run(command.id);
        }
    }
    if (letters && typed('?') && !model.shows(PanelPage::shortcuts)) return keys.run("shortcuts");
    const bool filters = letters && model.page().has_filter();
    // The character itself, or the key on layouts that have it unshifted.
    const bool slash = typed('/') || (ImGui::IsKeyPressed(ImGuiKey_Slash) && !held_modifiers().shift);
    if (filters && slash) view.focus_filter = true;
    if (ImGui::IsKeyPressed(ImGuiKey_Escape) && model.shows(PanelPage::shortcuts)) return keys.run("shortcuts");
    handle_arrows(keys);
    if (model.mode == Mode::play) handle_digits(keys);
    handle_plain_digits(keys, model.page());
    if (model.mode == Mode::generate && is_pressed(ImGuiKey_Space)) {
        const int cell = model.play.entries().cursor();
        keys.act(BrushCell{cell, true, !model.generate.pattern().contains(cell)});
    }
}

}  // namespace rookery::shell
