// Sizes in FontSizes are those of CSS: the em square. ImGui counts from ascender to descender instead, so each size is
// scaled by the face's own ratio of the two. Text is in Roboto; arrows and shapes come from DejaVu Sans.
#include "shell/platform/font_atlas.hpp"

#include <imgui.h>

namespace rookery::shell {
namespace {

#include "dejavu_mono.inc"
#include "dejavu_symbols.inc"
#include "roboto_bold.inc"
#include "roboto_regular.inc"

struct Face {
    const unsigned char* data;
    unsigned int size;
    float height_per_em;  // (ascender - descender) / units per em, from the font's hhea table
};

const Face kRegular{roboto_regular, roboto_regular_len, 2400.0F / 2048};
const Face kBold{roboto_bold, roboto_bold_len, 2400.0F / 2048};
const Face kMono{dejavu_mono, dejavu_mono_len, 2384.0F / 2048};
const Face kSymbols{dejavu_symbols, dejavu_symbols_len, 2384.0F / 2048};

// First and last of each range: Latin, punctuation, and arrows to dingbats. The atlas takes the characters that the
// face has.
constexpr ImWchar kAll[] = {0x20,   0xff,   0x152,  0x153,  0x2000, 0x206f, 0x2190,
                            0x23ff, 0x25a0, 0x25ff, 0x2700, 0x27bf, 0};
constexpr ImWchar kDigits[] = {'0', '9', 'A', 'P', 0};

ImFont* add(const Face& face, float em, const ImWchar* characters, bool merge = false) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 1;
    config.OversampleV = 1;
    config.MergeMode = merge;
    config.GlyphRanges = characters;
    config.FontData = const_cast<unsigned char*>(face.data);  // read-only, as the atlas does not own it
    config.FontDataSize = static_cast<int>(face.size);
    config.SizePixels = em * face.height_per_em;
    return ImGui::GetIO().Fonts->AddFont(&config);
}

ImFont* add_text(const Face& face, float em) {
    ImFont* font = add(face, em, kAll);
    add(kSymbols, em, kAll, true);
    return font;
}

}  // namespace

FontSet bake_fonts(const FontSizes& sizes, float ratio) {
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    io.Fonts->Flags |= ImFontAtlasFlags_NoMouseCursors;
    FontSet fonts;
    fonts.text = add_text(kRegular, sizes.text * ratio);
    fonts.text_bold = add_text(kBold, sizes.text * ratio);
    fonts.small = add_text(kRegular, sizes.small * ratio);
    fonts.title = add_text(kBold, sizes.title * ratio);
    fonts.mono = add(kMono, sizes.small * ratio, kAll);
    fonts.digit = add(kRegular, sizes.board_digit * ratio, kDigits);
    fonts.digit_bold = add(kBold, sizes.board_digit * ratio, kDigits);
    fonts.candidate = add(kRegular, sizes.board_candidate * ratio, kDigits);
    io.Fonts->Build();
    io.FontDefault = fonts.text;
    io.FontGlobalScale = 1 / ratio;
    return fonts;
}

}  // namespace rookery::shell
