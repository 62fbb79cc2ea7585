#include "shell/lab/view/lab_parts.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "shell/widgets/widgets.hpp"

namespace rookery::shell {
namespace {

constexpr float kTextTablePadding = 8;
constexpr std::size_t kMeasured = 200;  // rows that determine a column's width

// Anything longer is a board.
constexpr std::size_t kLongestNumber = 40;

bool is_number(const std::string& text) {
    return !text.empty() && text.size() <= kLongestNumber &&
           text.find_first_not_of("0123456789.,- ") == std::string::npos;
}

struct TextColumn {
    float width = 0;
    bool number = true;  // right-aligned
};

// As wide as their texts; the rest goes to the last column, unless that is numeric.
std::vector<TextColumn> measure(const LabUi& ui, const LabTable& table, float width) {
    std::vector<TextColumn> columns(table.columns.size());
    float sum = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        columns[i].width = width_of(small_face(ui), table.columns[i]);
        for (std::size_t row = 0; row < std::min(table.rows.size(), kMeasured); ++row) {
            const std::string& text = table.rows[row][i];
            columns[i].width = std::max(columns[i].width, width_of(small_face(ui), text));
            columns[i].number = columns[i].number && (text.empty() || is_number(text));
        }
        columns[i].width = std::ceil(columns[i].width) + 2 * kTextTablePadding;
        sum += columns[i].width;
    }
    if (columns.empty() || sum >= width) return columns;
    if (!columns.back().number) columns.back().width += width - sum;
    return columns;
}

void draw_row(const LabUi& ui, const std::vector<std::string>& texts, const std::vector<TextColumn>& columns, ImVec2 at,
              float height, ImU32 colour) {
    const Face face = small_face(ui);
    float x = at.x;
    for (std::size_t i = 0; i < columns.size() && i < texts.size(); ++i) {
        const float right = x + columns[i].width - kTextTablePadding;
        const float left = columns[i].number ? right - width_of(face, texts[i]) : x + kTextTablePadding;
        draw_text_middle(*ImGui::GetWindowDrawList(), face, left, at.y + height / 2, colour, texts[i], right + 2);
        x += columns[i].width;
    }
}

void say_text_rows(LabUi& ui, const char* id, const LabTable& table, float row_height) {
    SpokenRows spoken(ui, {.role = Role::table, .id = id, .name = table.title}, table.rows.size(), row_height);
    for (const std::string& column : table.columns) say_column(ui, column);
    for (std::size_t i = spoken.first(); i < spoken.end(); ++i)
        spoken.row(i, {.role = Role::row, .cells = table.rows[i]});
}

}  // namespace

void draw_text_table(LabUi& ui, const char* id, const LabTable& table, float height) {
    const float row_height = small_face(ui).size + 11;
    const float width = ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ScrollbarSize;
    const auto columns = measure(ui, table, width);
    float sum = 0;
    for (const TextColumn& column : columns) sum += column.width;
    const float content = static_cast<float>(table.rows.size() + 1) * row_height;
    const float bar = sum > width ? ImGui::GetStyle().ScrollbarSize : 0;
    ImGui::SetNextWindowContentSize({sum, 0});
    if (ImGui::BeginChild(id, {0, std::min(height, content + bar)}, ImGuiChildFlags_None,
                          ImGuiWindowFlags_HorizontalScrollbar)) {
        sharpen(ui);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        ImGui::Dummy({sum, row_height});  // space for the heading, which does not scroll
        say_text_rows(ui, id, table, row_height);
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(table.rows.size()), row_height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                const ImVec2 at = ImGui::GetCursorScreenPos();
                draw_row(ui, table.rows[static_cast<std::size_t>(i)], columns, at, row_height, ui.theme.ink);
                ImGui::Dummy({sum, row_height});
            }
        }
        ImGui::PopStyleVar();
        const ImVec2 window = ImGui::GetWindowPos();
        const ImVec2 head{window.x - ImGui::GetScrollX(), window.y};
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const float right = window.x + ImGui::GetWindowWidth();
        draw.AddRectFilled(window, {right, head.y + row_height}, ui.theme.surface);
        draw_row(ui, table.columns, columns, head, row_height, ui.theme.secondary);
        draw.AddRectFilled({window.x, head.y + row_height - 1}, {right, head.y + row_height}, ui.theme.thin_line);
    }
    ImGui::EndChild();
}

}  // namespace rookery::shell
