#include "shell/platform/keys.hpp"

namespace rookery::shell {
namespace {

struct NamedKey {
    std::string_view name;
    ImGuiKey key;
};

constexpr NamedKey kKeys[] = {
    {"ArrowLeft", ImGuiKey_LeftArrow},
    {"ArrowRight", ImGuiKey_RightArrow},
    {"ArrowUp", ImGuiKey_UpArrow},
    {"ArrowDown", ImGuiKey_DownArrow},
    {"PageUp", ImGuiKey_PageUp},
    {"PageDown", ImGuiKey_PageDown},
    {"Home", ImGuiKey_Home},
    {"End", ImGuiKey_End},
    {"Insert", ImGuiKey_Insert},
    {"Delete", ImGuiKey_Delete},
    {"Backspace", ImGuiKey_Backspace},
    {"Space", ImGuiKey_Space},
    {"Enter", ImGuiKey_Enter},
    {"Escape", ImGuiKey_Escape},
    {"Tab", ImGuiKey_Tab},
    {"Quote", ImGuiKey_Apostrophe},
    {"Comma", ImGuiKey_Comma},
    {"Minus", ImGuiKey_Minus},
    {"Period", ImGuiKey_Period},
    {"Slash", ImGuiKey_Slash},
    {"Semicolon", ImGuiKey_Semicolon},
    {"Equal", ImGuiKey_Equal},
    {"BracketLeft", ImGuiKey_LeftBracket},
    {"BracketRight", ImGuiKey_RightBracket},
    {"Backslash", ImGuiKey_Backslash},
    {"Backquote", ImGuiKey_GraveAccent},
    {"NumpadDecimal", ImGuiKey_KeypadDecimal},
    {"NumpadDivide", ImGuiKey_KeypadDivide},
    {"NumpadMultiply", ImGuiKey_KeypadMultiply},
    {"NumpadSubtract", ImGuiKey_KeypadSubtract},
    {"NumpadAdd", ImGuiKey_KeypadAdd},
    {"NumpadEnter", ImGuiKey_KeypadEnter},
    {"ShiftLeft", ImGuiKey_LeftShift},
    {"ShiftRight", ImGuiKey_RightShift},
    {"ControlLeft", ImGuiKey_LeftCtrl},
    {"ControlRight", ImGuiKey_RightCtrl},
    {"AltLeft", ImGuiKey_LeftAlt},
    {"AltRight", ImGuiKey_RightAlt},
};

// Consecutive keys, one character apart: "KeyA".."KeyZ", "Digit0".."Digit9", "Numpad0".."Numpad9", "F1".."F9".
struct KeyRow {
    std::string_view prefix;
    char first, last;
    ImGuiKey key;
};

constexpr KeyRow kRows[] = {
    {"Key", 'A', 'Z', ImGuiKey_A},
    {"Digit", '0', '9', ImGuiKey_0},
    {"Numpad", '0', '9', ImGuiKey_Keypad0},
    {"F", '1', '9', ImGuiKey_F1},
};

}  // namespace

ImGuiKey key_of_name(std::string_view name) {
    for (const KeyRow& row : kRows) {
        if (name.size() != row.prefix.size() + 1 || name.substr(0, row.prefix.size()) != row.prefix) continue;
        const char last = name.back();
        if (last >= row.first && last <= row.last) return static_cast<ImGuiKey>(row.key + (last - row.first));
    }
    for (const NamedKey& entry : kKeys) {
        if (entry.name == name) return entry.key;
    }
    return ImGuiKey_None;
}

}  // namespace rookery::shell
