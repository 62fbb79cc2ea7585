// The unavoidable sets of the grid: the search, its summary, the filters, and the list of sets or of the disjoint ones.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "shell/enumerate/unavoidable_sets.hpp"
#include "shell/enumerate/view/enumerate_parts.hpp"
#include "shell/widgets/bar_chart.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"
#include "unavoidable/set_text.hpp"

namespace rookery::shell {

ImU32 set_colour(const Theme& theme, int index) {
    return theme.sets[static_cast<std::size_t>(index) % theme.sets.size()];
}

void draw_set_badge(const EnumerateUi& ui, ImDrawList& draw, ImVec2 centre, float reach, int index) {
    const ImU32 colour = set_colour(ui.theme, index);
    const bool again = static_cast<std::size_t>(index) / ui.theme.sets.size() % 2 == 1;
    if (again) {
        draw.AddRectFilled({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, colour, 2);
    } else {
        draw.AddCircleFilled(centre, reach, colour);
    }
    Face face = small_face(ui);
    face.size = std::min(face.size, reach * 1.7F);
    draw_text_centred(draw, face, centre, ui.theme.surface, letter_of_set(index));
}

namespace {

void draw_methods(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    for (int i = 0; i < kSetMethodCount; ++i) {
        const auto method = static_cast<SetMethod>(i);
        if (i > 0) same_line_if_room(button_width(ui, title_of(method), Icon::none), kGap);
        const std::string id = "sets-method-" + std::string(name_of(method));
        choice(ui, id, title_of(method), method == sets.method, 0, help_of(method));
    }
}

// The method's fields, and the button that starts the search.
void draw_search_line(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    draw_fields(ui, sets, SetPlace::every_method);
    const SetPlace own = place_of(sets.method);
    if (own != SetPlace::every_method) draw_fields(ui, sets, own, {.same_line = true});
    const bool working = sets.job() != 0;
    const std::string_view main = working ? "stop-sets" : "find-sets";
    same_line_if_room(button_width(ui, ui.commands.label_of(main), Icon::none));
    command_button(ui, main);
    same_line_if_room(3 * ui.layout.control + 2 * 4);
    icon_button(ui, "load-sets", Icon::file, {.look = ButtonLook::quiet});
    ImGui::SameLine(0, 4);
    icon_button(ui, "save-sets", Icon::save, {.look = ButtonLook::quiet});
    ImGui::SameLine(0, 4);
    icon_button(ui, "copy-sets", Icon::copy, {.look = ButtonLook::quiet});
    for (const auto& one : ControlsOf<UnavoidableSets>::kFields) problem_of(ui, sets.*one.member);
}

void draw_summary_of_sets(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    const bool bad = !sets.failure().empty();
    if (bad) {
        problem(ui, text_face(ui), summary_of(sets));
    } else {
        paragraph(ui, text_face(ui), ui.theme.ink, summary_of(sets));
    }
    problem(ui, small_face(ui), sets.remark());
    if (ui.page.loading_sets) paragraph(ui, small_face(ui), ui.theme.secondary, words::kLoadSetsAsk);
}

// A bar per size; pressing the chosen one again removes the filter.
void draw_sizes(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    const auto sizes = sets.sizes(ui.page.cursor());
    if (sizes.empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face small = small_face(ui);
    caption(ui, words::kSizesTitle);
    BarChart chart{.id = "sizes",
                   .name = words::kSizesTitle,
                   .range_name = words::kColumnCells,
                   .count_name = words::kSizesSets,
                   .bars = {}};
    chart.height = ui.layout.page == PageWidth::narrow ? 44.0F : 52.0F;
    chart.title_right = ImGui::GetItemRectMax().x;
    chart.title_middle = at.y + small.size / 2;
    const int first = sizes.begin()->first;
    for (int size = first; size <= sizes.rbegin()->first; ++size) {
        const auto found = sizes.find(size);
        const std::int64_t count = found == sizes.end() ? 0 : found->second;
        const std::string number = std::to_string(size);
        const bool chosen = size == sets.size_wanted;
        if (chosen) chart.chosen = size - first;
        chart.bars.push_back({count, number,
                              fill(count == 1 ? words::kSizeOne : words::kSizeMany, {number, thousands(count)}), number,
                              "sets-size-" + (chosen ? "0" : number)});
    }
    const int pressed = draw_bar_chart(ui, chart);
    if (pressed >= 0) run(ui, chart.bars[static_cast<std::size_t>(pressed)].id);
}

void draw_filters(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    const float room = ImGui::GetContentRegionAvail().x;
    constexpr float kLeast = 32;
    const auto width_of_row = [&](int count) {
        return std::floor((room - 4.0F * static_cast<float>(count - 1)) / static_cast<float>(count));
    };
    const int in_row = width_of_row(9) < kLeast ? 5 : 9;
    const float width = std::min(44.0F, width_of_row(in_row));
    for (int digit = 1; digit <= 9; ++digit) {
        if (digit % in_row != 1) ImGui::SameLine(0, 4);
        const std::string id = "sets-digit-" + std::to_string(digit);
        const std::string help = fill(words::kSetsDigit, {std::to_string(digit)});
        const bool on = has_digit(sets.digits_wanted, digit);
        if (button(ui, id.c_str(), std::to_string(digit), {.width = width, .on = on, .tooltip = help})) run(ui, id);
    }
    icon_button(ui, "sets-only-digits", Icon::none, {}, words::kSetsOnlyDigits);
    const std::string through = fill(words::kSetsThroughCell, {cell_in_words(ui.page.cursor())});
    same_line_if_room(button_width(ui, through, Icon::none), kGap);
    icon_button(ui, "sets-through", Icon::none, {}, through);
}

// A switch for the disjoint sets; and buttons from one set to the next, for users without arrow keys.
void draw_walk(EnumerateUi& ui, bool with_arrows) {
    const UnavoidableSets& sets = ui.page.sets;
    const std::string clique = fill(words::kCliqueShort, {std::to_string(sets.clique().size())});
    icon_button(ui, "clique", Icon::none, {}, clique);
    if (!with_arrows) return;
    same_line_if_room(2 * ui.layout.control + kGap, kGap);
    icon_button(ui, "previous-one", Icon::up);
    ImGui::SameLine(0, kGap);
    icon_button(ui, "next-one", Icon::down);
}

void draw_shown_line(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    const auto shown = static_cast<std::int64_t>(sets.shown(ui.page.cursor()).size());
    const auto all = static_cast<std::int64_t>(sets.sets().size());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string text =
        shown == all ? std::string(words::kPickSet) : fill(words::kSetsShown, {thousands(shown), thousands(all)});
    const Face small = small_face(ui);
    if (!sets.is_narrowed()) return label(ui, small, ui.theme.secondary, text);
    spoken_text_middle(ui, small, at.x, at.y + ui.layout.control / 2, ui.theme.secondary, text);
    ImGui::SetCursorScreenPos({at.x + width_of(small, text) + 8, at.y});
    if (link(ui, "sets-all", words::kSetsAll)) run(ui, "sets-all");
}

// The positions of the list's columns.
struct Columns {
    float cells_right = 48, digits = 64, houses = 156;
};

void draw_set_row(EnumerateUi& ui, const UnavoidableSet& set, ImVec2 at, float width, float height) {
    constexpr Columns kColumns;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = text_face(ui);
    const float middle = at.y + height / 2;
    const std::string size = std::to_string(set.size);
    draw_text_middle(draw, face, at.x + kColumns.cells_right - width_of(face, size), middle, ui.theme.ink, size);
    draw_text_middle(draw, face, at.x + kColumns.digits, middle, ui.theme.ink, digit_names(set.digits),
                     at.x + kColumns.houses - 4);
    draw_text_middle(draw, face, at.x + kColumns.houses, middle, ui.theme.secondary, house_names(set.houses),
                     at.x + width - 4);
}

void draw_list_header(EnumerateUi& ui) {
    constexpr Columns kColumns;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Face small = small_face(ui);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const auto title = [&](float x, std::string_view text) {
        draw_text(draw, small, {at.x + x, at.y}, ui.theme.secondary, text);
    };
    title(kColumns.cells_right - width_of(small, words::kColumnCells), words::kColumnCells);
    title(kColumns.digits, words::kColumnDigits);
    title(kColumns.houses, words::kColumnHouses);
    const float line = at.y + small.size + 5;
    draw.AddRectFilled({at.x, line}, {at.x + ImGui::GetContentRegionAvail().x, line + 1}, ui.theme.thin_line);
    ImGui::Dummy({1, small.size + 6});
}

// The text of a row: the set's letter if it has one, its cells, digits and houses.
std::vector<std::string> texts_of(const UnavoidableSet& set) {
    return {std::to_string(set.size), digit_names(set.digits), house_names(set.houses)};
}

void say_columns(EnumerateUi& ui, bool with_letters) {
    if (with_letters) say_column(ui, words::kColumnSet);
    for (const std::string_view name : {words::kColumnCells, words::kColumnDigits, words::kColumnHouses})
        say_column(ui, name);
}

// `count` rows, each drawn by draw_row(index, at, width, height), and recorded together by say_rows(height).
template <class SayRows, class DrawRow>
void draw_rows(EnumerateUi& ui, const char* name, int count, int chosen, SayRows say_rows, DrawRow draw_row) {
    const float height = ui.layout.touch ? 44.0F : 30.0F;
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const float room = narrow ? 6 * height : std::max(ImGui::GetContentRegionAvail().y, 5 * height);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    if (ImGui::BeginChild(name, {0, room})) {
        sharpen(ui);
        say_rows(height);
        const float width = ImGui::GetContentRegionAvail().x;
        ImGuiListClipper clipper;
        clipper.Begin(count, height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                draw_row(i, ImGui::GetCursorScreenPos(), width, height);
            }
        }
        if (chosen != ui.view.scrolled_to_row) {
            ui.view.scrolled_to_row = chosen;
            scroll_to_row(chosen, height, 1.0F / 3);
        }
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
}

void draw_list_of_sets(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    const int cursor = ui.page.cursor();
    const auto& shown = sets.shown(cursor);
    if (shown.empty()) return paragraph(ui, text_face(ui), ui.theme.secondary, words::kSetsNothing);
    draw_list_header(ui);
    const int place = sets.place_of_chosen(cursor);
    int pressed = -1;
    const auto say_rows = [&](float height) {
        SpokenRows spoken(ui, {.role = Role::table, .id = "set-rows", .name = std::string(words::kSizesSets)},
                          shown.size(), height, place);
        say_columns(ui, false);
        for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
            const int index = static_cast<int>(i);
            if (spoken.row(i, {.role = Role::row,
                               .id = "row " + std::to_string(i + 1),
                               .on = index == place,
                               .cells = texts_of(sets.sets()[shown[i]])}))
                pressed = index;
        }
    };
    const auto draw_row = [&](int i, ImVec2 at, float width, float height) {
        const std::string id = "row " + std::to_string(i + 1);
        if (ImGui::InvisibleButton(id.c_str(), {width, height})) pressed = i;
        row_ground(ui, at, {at.x + width, at.y + height}, i == place);
        draw_set_row(ui, sets.sets()[shown[static_cast<std::size_t>(i)]], at, width, height);
    };
    draw_rows(ui, "set-rows", static_cast<int>(shown.size()), place, say_rows, draw_row);
    if (pressed < 0) return;
    act(ui, OpenRow{static_cast<std::size_t>(pressed)});
    ui.view.scrolled_to_row = pressed;  // it is visible already
}

// The disjoint sets, each with its letter and colour on the board.
void draw_clique(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    draw_list_header(ui);
    const auto set_at = [&](std::size_t i) { return unavoidable_set(sets.grid(), sets.clique()[i]); };
    const auto say_rows = [&](float height) {
        SpokenRows spoken(ui, {.role = Role::table, .id = "clique-rows", .name = std::string(words::kClique)},
                          sets.clique().size(), height);
        say_columns(ui, true);
        for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
            OutlineNode row{.role = Role::row, .cells = texts_of(set_at(i))};
            row.cells.insert(row.cells.begin(), letter_of_set(static_cast<int>(i)));
            spoken.row(i, std::move(row));
        }
    };
    const auto draw_row = [&](int i, ImVec2 at, float width, float height) {
        ImGui::Dummy({width, height});
        draw_set_badge(ui, *ImGui::GetWindowDrawList(), {at.x + 14, at.y + height / 2}, 9, i);
        draw_set_row(ui, set_at(static_cast<std::size_t>(i)), at, width, height);
    };
    draw_rows(ui, "clique-rows", static_cast<int>(sets.clique().size()), -1, say_rows, draw_row);
}

}  // namespace

void draw_sets(EnumerateUi& ui) {
    const UnavoidableSets& sets = ui.page.sets;
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const bool any = !sets.sets().empty();
    const auto draw_list = [&] { sets.shows_clique ? draw_clique(ui) : draw_list_of_sets(ui); };
    if (narrow) {  // space is short: the results come before the search form
        draw_summary_of_sets(ui);
        if (any) {
            draw_walk(ui, true);
            draw_list();
            draw_filters(ui);
            draw_sizes(ui);
            draw_shown_line(ui);
        }
        draw_methods(ui);
        return draw_search_line(ui);
    }
    draw_methods(ui);
    draw_search_line(ui);
    draw_summary_of_sets(ui);
    if (!any) return;
    draw_filters(ui);
    same_line_if_room(button_width(ui, words::kCliqueShort, Icon::none), kGap);
    draw_walk(ui, ui.layout.touch);
    if (!sets.shows_clique) draw_sizes(ui);
    if (!sets.shows_clique) draw_shown_line(ui);
    draw_list();
}

}  // namespace rookery::shell
