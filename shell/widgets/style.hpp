// The UI's typefaces and sizes, and the style of ImGui's own widgets.
#pragma once

#include "shell/paint/theme.hpp"

struct ImFont;

namespace rookery::shell {

// In CSS pixels. Digits of the board scale with its cells, so they are baked for the current cell size.
struct FontSizes {
    float text = 16;
    float small = 13;
    float title = 20;
    float board_digit = 40;  // bold for givens, regular for entered digits
    float board_candidate = 16;
    friend bool operator==(const FontSizes&, const FontSizes&) = default;
};

struct FontSet {
    ImFont* text = nullptr;
    ImFont* text_bold = nullptr;
    ImFont* small = nullptr;
    ImFont* title = nullptr;
    ImFont* mono = nullptr;   // puzzle strings only
    ImFont* digit = nullptr;  // digits 1-9 and A-G only
    ImFont* digit_bold = nullptr;
    ImFont* candidate = nullptr;  // digits only
};

// In the colours of the theme.
void apply_style(const Theme& theme, bool touch);

}  // namespace rookery::shell
