// Columns get their width in the order of their importance; those without room are left out of the page, but not of the
// data.
#include "shell/widgets/table_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "board/insertion_sort.hpp"
#include "shell/widgets/handoff_row.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

struct PlacedColumn {
    const ColumnCard* card;
    float x, width;
};

constexpr float kPadding = 8;

// The minimum width of a column. Line numbers have no upper limit, so it depends on the highest one.
float least_width(Ui& ui, const Table& table, const ColumnCard& card) {
    if (card.column != Column::line) return card.width;
    return std::max(card.width,
                    std::ceil(width_of(text_face(ui), std::to_string(table.highest_line()))) + 2 * kPadding);
}

// `first` gets room before all others.
std::vector<PlacedColumn> place_columns(Ui& ui, const Table& table, float width, bool fresh, Column first) {
    std::vector<const ColumnCard*> by_worth;
    for (const Column column : kDrawnColumns) {
        const auto& columns = table.columns();
        if (std::find(columns.begin(), columns.end(), column) != columns.end()) by_worth.push_back(&card_of(column));
    }
    const auto worth = [&](const ColumnCard* card) {
        return card->column == first ? -1 : fresh ? card->fresh_worth : card->worth;
    };
    insertion_sort(by_worth, [&](const ColumnCard* a, const ColumnCard* b) { return worth(a) < worth(b); });
    std::vector<const ColumnCard*> shown;
    float used = 0;
    for (const ColumnCard* card : by_worth) {
        const float own = least_width(ui, table, *card);
        if (used + own > width) break;
        used += own;
        shown.push_back(card);
    }
    insertion_sort(shown, [](const ColumnCard* a, const ColumnCard* b) { return a->place < b->place; });
    const auto sharing =
        std::count_if(shown.begin(), shown.end(), [](const ColumnCard* card) { return is_packed(card->column); });
    const bool all_share = sharing == 0;
    const std::size_t sharers = all_share ? shown.size() : static_cast<std::size_t>(sharing);
    const float extra = sharers > 0 ? std::floor((width - used) / static_cast<float>(sharers)) : 0;
    std::vector<PlacedColumn> placed;
    float x = 0;
    for (const ColumnCard* card : shown) {
        const float own = least_width(ui, table, *card) + (all_share || is_packed(card->column) ? extra : 0);
        placed.push_back({card, x, own});
        x += own;
    }
    return placed;
}

void draw_sort_arrow(ImDrawList& draw, ImVec2 centre, bool down, ImU32 colour) {
    const float s = down ? 3.5F : -3.5F;
    draw.AddTriangleFilled({centre.x - 4, centre.y - s / 1.4F}, {centre.x + 4, centre.y - s / 1.4F},
                           {centre.x, centre.y + s}, colour);
}

// The positions of the drawn column headers; columns without room have none.
using HeaderBoxes = std::array<OutlineBox, kColumnCount>;

HeaderBoxes draw_header(Ui& ui, const Table& table, const std::vector<PlacedColumn>& columns, std::string_view id,
                        std::string_view line_title) {
    HeaderBoxes boxes{};
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ui.layout.control;
    const Face face = small_face(ui);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (const PlacedColumn& column : columns) {
        const Column which = column.card->column;
        const std::string_view title = which == Column::line ? line_title : column.card->title;
        ImGui::SetCursorScreenPos({at.x + column.x, at.y});
        const std::string name = std::string(id) + std::string(short_name_of(which));
        const bool sorted = table.is_sorted_by(which);
        if (ImGui::InvisibleButton(name.c_str(), {column.width, height})) run(ui, name);
        boxes[static_cast<std::size_t>(which)] = seen_box(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
        if (!column.card->help.empty()) tooltip(ui, column.card->help);
        const ImU32 colour = sorted || ImGui::IsItemHovered() ? ui.theme.ink : ui.theme.secondary;
        const float middle = at.y + height / 2;
        const float left = at.x + column.x + kPadding;
        const float right = at.x + column.x + column.width - kPadding;
        const float x = is_right_aligned(column.card->kind) ? right - width_of(face, title) : left;
        draw_text_middle(draw, face, x, middle, colour, title, right + 2);
        if (sorted) {
            const float same_line = is_right_aligned(column.card->kind) ? x - 8 : x + width_of(face, title) + 8;
            draw_sort_arrow(draw, {same_line, middle}, table.is_descending(), ui.theme.accent);
        }
    }
    const float line = at.y + height;
    draw.AddRectFilled({at.x, line - 1}, {at.x + ImGui::GetContentRegionAvail().x, line}, ui.theme.thin_line);
    ImGui::SetCursorScreenPos({at.x, line});
    return boxes;
}

// The whole table for the document: all columns, including those without room on the page.
void say_table(Ui& ui, const Table& table, const TableLook& look, const HeaderBoxes& boxes, float row_height,
               float mark_room) {
    const auto& order = table.order();
    SpokenRows spoken(ui, {.role = Role::table, .id = std::string(look.id) + "rows", .name = std::string(look.name)},
                      order.size(), row_height, look.seen);
    for (const Column column : table.columns()) {
        const std::string id = std::string(look.id) + std::string(short_name_of(column));
        const ColumnCard& card = card_of(column);
        if (ui.outline.takes(Asked::Kind::press, id)) run(ui, id);
        ui.outline.add({.role = Role::column,
                        .id = id,
                        .name = std::string(column == Column::line ? look.line_title : card.title),
                        .help = std::string(card.help),
                        .sort = !table.is_sorted_by(column) ? "none"
                                : table.is_descending()     ? "descending"
                                                            : "ascending",
                        .box = boxes[static_cast<std::size_t>(column)]});
    }
    const bool marks = !look.mark_id.empty();
    if (marks) say_column(ui, words::kMarkedColumn);
    for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
        const std::uint32_t index = order[i];
        OutlineNode row{.role = Role::row, .id = "row " + std::to_string(i + 1), .box = spoken.box_of(i, mark_room)};
        for (const Column column : table.columns()) row.cells.push_back(table.shown_text(table.row(index), column));
        row.on = static_cast<int>(index) == look.selected;
        if (marks) {
            row.cells.emplace_back(look.is_marked(index) ? words::kMarkedColumn : words::Text{});
            row.space = std::string(look.mark_id) + std::to_string(i);
            if (ui.outline.takes(Asked::Kind::press, row.space)) run(ui, row.space);
        }
        if (spoken.row(i, std::move(row))) act(ui, OpenRow{i});
    }
}

// The number of lines of equal length that a whole puzzle needs in its column.
int lines_for_puzzle(Ui& ui, const Table& table, const std::vector<PlacedColumn>& columns) {
    const auto place = std::find_if(columns.begin(), columns.end(),
                                    [](const PlacedColumn& c) { return c.card->column == Column::puzzle; });
    if (place == columns.end() || table.size() == 0) return 1;
    const auto characters = static_cast<float>(table.puzzle(table.row(0)).size());
    const float room = std::max(1.0F, place->width - 2 * kPadding);
    return std::clamp(static_cast<int>(std::ceil(characters * width_of(mono_face(ui), "0") / room)), 1, 9);
}

void draw_lines(Ui& ui, std::string_view text, int lines, ImVec2 at, float height, float right) {
    const Face face = mono_face(ui);
    const float step = face.size + 2;
    const std::size_t length = (text.size() + static_cast<std::size_t>(lines) - 1) / static_cast<std::size_t>(lines);
    float middle = at.y + height / 2 - step * static_cast<float>(lines - 1) / 2;
    for (std::size_t from = 0; from < text.size(); from += length, middle += step) {
        draw_text_middle(*ImGui::GetWindowDrawList(), face, at.x, middle, ui.theme.secondary, text.substr(from, length),
                         right);
    }
}

void draw_cells(Ui& ui, const Table& table, const std::vector<PlacedColumn>& columns, const TableRow& row, ImVec2 at,
                float height, int lines) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (const PlacedColumn& column : columns) {
        const Column which = column.card->column;
        const bool puzzle = is_packed(which);
        const Face face = puzzle ? mono_face(ui) : text_face(ui);
        std::string text = table.shown_text(row, which);
        // Only under ER: three times in a row, the words would run together.
        if (text == words::kBeyond && which != Column::er) text = words::kNoValue;
        const float left = at.x + column.x + kPadding;
        const float right = at.x + column.x + column.width - kPadding;
        if (which == Column::puzzle && lines > 1) {
            draw_lines(ui, text, lines, {left, at.y}, height, right + 2);
            continue;
        }
        const bool weak =
            which == Column::line || puzzle || text == words::kBeyond || text == words::kNoValue || text == kNothing;
        const float x = is_right_aligned(column.card->kind) ? right - width_of(face, text) : left;
        draw_text_middle(draw, face, x, at.y + height / 2, weak ? ui.theme.secondary : ui.theme.ink, text, right + 2);
    }
}

}  // namespace

void draw_table(Ui& ui, const Table& table, const TableLook& look) {
    const float top = ImGui::GetCursorPosY();
    const float width = ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ScrollbarSize;
    const bool marks = !look.mark_id.empty();
    const ImU32 unmarked = mixed(ui.theme.surface, ui.theme.secondary, 0.6F);
    const float mark_room = !marks ? 0.0F : ui.layout.touch ? 44.0F : 32.0F;
    auto columns = place_columns(ui, table, width - mark_room, marks, look.first);
    for (PlacedColumn& column : columns) column.x += mark_room;
    const int lines = look.whole_puzzles ? lines_for_puzzle(ui, table, columns) : 1;
    const float row_height =
        std::max(ui.layout.touch ? 44.0F : 32.0F, static_cast<float>(lines) * (mono_face(ui).size + 2) + 12);
    const HeaderBoxes boxes = draw_header(ui, table, columns, look.id, look.line_title);
    const auto& order = table.order();
    const float room = std::max(3 * row_height, look.height - (ImGui::GetCursorPosY() - top));
    const std::string child = std::string(look.id) + "rows";
    if (ImGui::BeginChild(child.c_str(), {0, room})) {
        sharpen(ui);
        say_table(ui, table, look, boxes, row_height, mark_room);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(order.size()), row_height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                const std::uint32_t index = order[static_cast<std::size_t>(i)];
                const ImVec2 at = ImGui::GetCursorScreenPos();
                if (marks) {
                    const std::string mark = std::string(look.mark_id) + std::to_string(i);
                    if (ImGui::InvisibleButton(mark.c_str(), {mark_room, row_height})) run(ui, mark);
                    draw_tick(ui, {at.x + mark_room / 2, at.y + row_height / 2}, look.is_marked(index), unmarked);
                    ImGui::SameLine(0, 0);
                }
                const std::string name = "row " + std::to_string(i + 1);
                const bool pressed = ImGui::InvisibleButton(name.c_str(), {width - mark_room, row_height});
                if (pressed) act(ui, OpenRow{static_cast<std::size_t>(i)});
                row_ground(ui, {at.x + mark_room, at.y}, {at.x + width, at.y + row_height},
                           static_cast<int>(index) == look.selected);
                draw_cells(ui, table, columns, table.row(index), at, row_height, lines);
            }
        }
        ImGui::PopStyleVar();
        if (look.seen >= 0 && look.seen != ui.view.scrolled_to_row) {
            ui.view.scrolled_to_row = look.seen;
            scroll_to_row(look.seen, row_height, 1.0F / 3);
        }
    }
    ImGui::EndChild();
}

std::string change_text(const Table& table) {
    const Ordering::Change change = table.change();
    if (change == Ordering::Change::none) return {};
    const auto what = change == Ordering::Change::filter ? words::kFiltering : words::kSorting;
    return "  \u00B7  " + std::string(what);
}

void draw_table_uses(Ui& ui, const TableUses& uses) {
    constexpr float kIconGap = 4;
    icon_button(ui, uses.take, uses.take_icon, {}, uses.take_name);
    same_line_if_room(button_width(ui, ui.commands.label_of(uses.send), Icon::arrow_right), kGap);
    command_button(ui, uses.send, {.icon = Icon::arrow_right});
    same_line_if_room((uses.print.empty() ? 4.0F : 5.0F) * (ui.layout.control + kIconGap), kGap);
    icon_button(ui, uses.copy, Icon::copy);
    ImGui::SameLine(0, kIconGap);
    icon_button(ui, uses.save_puzzles, Icon::text);
    ImGui::SameLine(0, kIconGap);
    icon_button(ui, uses.save_table, Icon::save);
    if (!uses.print.empty()) {
        ImGui::SameLine(0, kIconGap);
        icon_button(ui, uses.print, Icon::print);
    }
    ImGui::SameLine(0, kIconGap);
    icon_button(ui, "formats", Icon::share);
    draw_handoffs(ui);
}

}  // namespace rookery::shell
