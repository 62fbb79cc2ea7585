// A picture next to the board that was read from it, aligned cell by cell; to correct the board, press a cell of either
// and choose its content.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/names.hpp"
#include "shell/imgui/picture.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr int kPieces = 2;  // per side of a cell: the number of flat pieces that approximate a slanted view

std::string number(std::size_t count) {
    return thousands(static_cast<std::int64_t>(count));
}

bool is_brief(const PlayUi& ui) {
    return ui.layout.page == PageWidth::narrow;
}

// The rows shown: all, or if space is short, the band around the cursor.
struct Rows {
    int first, count;
};
Rows rows_shown(const PlayUi& ui) {
    const int row = ui.page.entries().cursor() / 9;
    return is_brief(ui) ? Rows{row / 3 * 3, 3} : Rows{0, 9};
}

// The picture's cells as squares of `cell` pixels, starting at `at`.
void draw_pixels(const PlayUi& ui, ImVec2 at, float cell, Rows rows) {
    const PictureReading& pictures = ui.page.pictures;
    const auto projection = Projection::of_square(9, pictures.shown()->corners);
    if (!projection) return;
    const auto in_texture = [&](int row, int column) {
        const rookery::Point point =
            (*projection)({static_cast<double>(column) / kPieces, static_cast<double>(row) / kPieces});
        return ImVec2{static_cast<float>(point.x / pictures.width()), static_cast<float>(point.y / pictures.height())};
    };
    const auto on_page = [&](int row, int column) {
        return ImVec2{at.x + static_cast<float>(column) * cell / kPieces,
                      at.y + static_cast<float>(row - rows.first * kPieces) * cell / kPieces};
    };
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (int row = rows.first * kPieces; row < (rows.first + rows.count) * kPieces; ++row) {
        for (int column = 0; column < 9 * kPieces; ++column) {
            draw.AddImageQuad(picture_texture(), on_page(row, column), on_page(row, column + 1),
                              on_page(row + 1, column + 1), on_page(row + 1, column), in_texture(row, column),
                              in_texture(row, column + 1), in_texture(row + 1, column + 1),
                              in_texture(row + 1, column));
        }
    }
}

void draw_cell_marks(PlayUi& ui, ImVec2 at, float cell, Rows rows) {
    const PictureReading& pictures = ui.page.pictures;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const auto frame = [&](int of, ImU32 colour, float thick) {
        const int row = of / 9 - rows.first;
        if (row < 0 || row >= rows.count) return;
        const ImVec2 from{at.x + static_cast<float>(of % 9) * cell, at.y + static_cast<float>(row) * cell};
        draw.AddRect({from.x + 1, from.y + 1}, {from.x + cell - 1, from.y + cell - 1}, colour, 3, 0, thick);
    };
    pictures.doubts().for_each([&](int one) { frame(one, ui.theme.fin, 2); });
    if (pictures.suspect() >= 0) frame(pictures.suspect(), ui.theme.conflict, 2);
    frame(ui.page.entries().cursor(), ui.theme.accent, 3);
}

void draw_picture(PlayUi& ui) {
    const Rows rows = rows_shown(ui);
    const float room = ImGui::GetContentRegionAvail().x;
    // Room below for a line of text, the choices, the remaining doubts, and with several boards the buttons for them.
    const float below =
        2 * ui.layout.control + 100 + (ui.page.pictures.boards().size() > 1 ? ui.layout.control + 8 : 0);
    const float high = std::max(200.0F, ImGui::GetContentRegionAvail().y - below);
    const float cell = std::floor(is_brief(ui) ? room / 9 : std::min(room, high) / 9);
    const ImVec2 size{9 * cell, static_cast<float>(rows.count) * cell};
    ImVec2 at = ImGui::GetCursorScreenPos();
    at.x += std::floor((room - size.x) / 2);
    ImGui::SetCursorScreenPos(at);
    ImGui::InvisibleButton("picture-cells", size);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemActivated()) {
        const int column = std::clamp(static_cast<int>((mouse.x - at.x) / cell), 0, 8);
        const int row = std::clamp(static_cast<int>((mouse.y - at.y) / cell), 0, rows.count - 1) + rows.first;
        act(ui, SelectCell{9 * row + column});
    }
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (ui.page.pictures.has_pixels()) {
        say(ui, words::kPictureSaid);
        draw_pixels(ui, at, cell, rows);
        draw_cell_marks(ui, at, cell, rows);
    } else {
        draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme.raised, 6);
        draw_text_centred(draw, small_face(ui), {at.x + size.x / 2, at.y + size.y / 2}, ui.theme.secondary,
                          words::kPictureComing);
    }
}

std::string cell_text(const PictureReading& pictures, int cell) {
    const PictureBoard& board = *pictures.shown();
    const std::string name = cell_in_words(cell);
    const Digit read = board.read.digit_at(cell);
    const Digit now = board.now.digit_at(cell);
    const std::string digit = std::to_string(read);
    if (now != read) {
        if (read == 0) return fill(words::kReadAs, {name, std::to_string(now)});
        return now == 0 ? fill(words::kCorrectedToEmpty, {name, digit})
                        : fill(words::kCorrectedTo, {name, std::to_string(now), digit});
    }
    if (read == 0) return fill(words::kReadAsEmpty, {name});
    const Digit second = board.second[cell];
    if (second == 0 || !pictures.doubts().contains(cell)) return fill(words::kReadAs, {name, digit});
    return fill(words::kReadAsOr, {name, digit, std::to_string(second)});
}

// The content of the cell under the cursor: nine digits, and none.
void draw_choices(PlayUi& ui) {
    constexpr float kBetween = 4;
    constexpr int kKeys = 10;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x + kBetween;
    const float empty = width_of(small_face(ui), words::kItIsEmptyShort) + 12 + kBetween;
    const float stride = (room - empty) / (kKeys - 1);
    const int now = ui.page.pictures.shown()->now.digit_at(ui.page.entries().cursor());
    for (int key = 1; key <= kKeys; ++key) {
        const int digit = key % kKeys;
        const float left = std::round(static_cast<float>(key - 1) * stride);
        const float right = digit == 0 ? room : std::round(static_cast<float>(key) * stride);
        ImGui::SetCursorScreenPos({at.x + left, at.y});
        const std::string id = "picture-" + std::to_string(digit);
        const std::string does =
            digit == 0 ? std::string(words::kItIsEmpty) : fill(words::kItIs, {std::to_string(digit)});
        const std::string label = digit == 0 ? std::string() : std::to_string(digit);
        const ButtonStyle style{.width = right - left - kBetween, .on = now == digit, .name = does, .tooltip = does};
        if (button(ui, id.c_str(), {}, style)) run(ui, id);
        const ImVec2 from = ImGui::GetItemRectMin();
        const ImVec2 to = ImGui::GetItemRectMax();
        draw_text_centred(*ImGui::GetWindowDrawList(), digit == 0 ? small_face(ui) : text_face(ui),
                          {std::floor((from.x + to.x) / 2), (from.y + to.y) / 2}, ui.theme.ink,
                          digit == 0 ? std::string_view(words::kItIsEmptyShort) : std::string_view(label));
    }
}

// The number of cells left to check, and a button for the next one.
void draw_doubts(PlayUi& ui) {
    const PictureReading& pictures = ui.page.pictures;
    const int left = pictures.doubts().size();
    const int suspect = pictures.suspect();
    std::string text =
        left == 0 ? std::string(words::kCellsLeftNone) : counted(left, words::kCellsLeftOne, words::kCellsLeftMany);
    if (suspect >= 0) text = fill(words::kMisread, {cell_in_words(suspect)});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    const bool leads = left > 0 || suspect >= 0;
    const float next = leads ? button_width(ui, words::kNextDoubtShort, Icon::next) : 0;
    const ImU32 colour = suspect >= 0 ? ui.theme.conflict : left > 0 ? ui.theme.ink : ui.theme.secondary;
    spoken_text_middle(ui, small_face(ui), at.x, at.y + ui.layout.control / 2, colour, text, right - next - 8);
    if (!leads) {
        ImGui::Dummy({1, ui.layout.control});
        return;
    }
    ImGui::SetCursorScreenPos({right - next, at.y});
    icon_button(ui, "next-doubt", Icon::next, {.width = next}, words::kNextDoubtShort);
}

// With several boards: which one this is, buttons for the others, and all as a list.
void draw_boards(PlayUi& ui) {
    const PictureReading& pictures = ui.page.pictures;
    if (pictures.boards().size() < 2) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float control = ui.layout.control;
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    const float list = button_width(ui, words::kListPictures, Icon::list);
    icon_button(ui, "previous-board", Icon::previous, {.look = ButtonLook::quiet});
    ImGui::SetCursorScreenPos({at.x + control, at.y});
    icon_button(ui, "next-board", Icon::next, {.look = ButtonLook::quiet});
    const std::string text =
        fill(words::kPictureOf, {number(pictures.shown_place() + 1), number(pictures.boards().size())});
    spoken_text_middle(ui, text_face(ui), at.x + 2 * control + 6, at.y + control / 2, ui.theme.ink, text,
                       right - list - 8);
    ImGui::SetCursorScreenPos({right - list, at.y});
    icon_button(ui, "list-pictures", Icon::list, {.width = list}, words::kListPictures);
}

void draw_picture_head(PlayUi& ui) {
    const PictureReading& pictures = ui.page.pictures;
    const float done = button_width(ui, words::kClosePictureShort, Icon::check);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    const std::string title = fill(words::kPictureTitle, {pictures.name_of(*pictures.shown())});
    say_heading(ui, title);
    draw_text_middle(*ImGui::GetWindowDrawList(), bold_face(ui), at.x, at.y + ui.layout.control / 2, ui.theme.ink,
                     title, right - done - 8);
    ImGui::SetCursorScreenPos({right - done, at.y});
    icon_button(ui, "close-picture", Icon::check, {.width = done}, words::kClosePictureShort);
}

}  // namespace

bool shows_picture_card(const PlayUi& ui) {
    const PictureReading& pictures = ui.page.pictures;
    return (pictures.is_reading() || pictures.shown() != nullptr) && (!is_brief(ui) || ui.ws.sheet_open);
}

void draw_picture_card(PlayUi& ui) {
    const PictureReading& pictures = ui.page.pictures;
    if (pictures.is_reading()) {
        const std::string text =
            fill(words::kReadingPictures, {number(pictures.pictures_done() + 1), number(pictures.picture_count())});
        draw_cancellable(ui, text_face(ui), text, "cancel-pictures", "cancel-pictures");
        return paragraph(ui, small_face(ui), ui.theme.secondary, words::kPictureStaysHere);
    }
    draw_picture_head(ui);
    draw_picture(ui);
    label(ui, text_face(ui), ui.theme.ink, cell_text(pictures, ui.page.entries().cursor()));
    draw_choices(ui);
    draw_doubts(ui);
    draw_boards(ui);
    if (!is_brief(ui)) paragraph(ui, small_face(ui), ui.theme.secondary, words::kPictureStaysHere);
}

}  // namespace rookery::shell
