// The chains of the shown step in words, below its sentence: one row per node, in logical order, and the controls that
// play them on the board.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "shell/play/steps/chain_commands.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/cell_place.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "shell/words/technique_names.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// Where the user is inside nested steps, and the way back.
void draw_way_back(PlayUi& ui, const StepRecord& inner) {
    icon_button(ui, "fold", Icon::up);
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    spoken_text_middle(ui, bold_face(ui), at.x, at.y + ui.layout.control / 2, ui.theme.ink,
                       fill(words::kInsideStep, {technique_in_words(inner.technique)}), right);
    ImGui::Dummy({1, ui.layout.control});
    paragraph(ui, text_face(ui), ui.theme.ink, first_line_of(sentence_of(inner)));
}

void draw_transport(PlayUi& ui, const StepRecord& root) {
    const ChainView& view = ui.page.chains;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {4, 4});
    icon_button(ui, "chain-first", Icon::first);
    ImGui::SameLine();
    icon_button(ui, "chain-previous", Icon::previous);
    ImGui::SameLine();
    icon_button(ui, "chain-next", Icon::next);
    ImGui::SameLine();
    icon_button(ui, "chain-last", Icon::last);
    ImGui::SameLine(0, 8);
    command_button(ui, "chain-whole");
    ImGui::SameLine(0, 8);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const int all = shown_links(ui.page);
    std::string count = view.shows_whole(root)
                            ? counted(all, words::kChainWholeOne, words::kChainWholeMany)
                            : fill(words::kChainCount, {thousands(view.played(root)), thousands(all)});
    const Face small = small_face(ui);
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    // If space is short, only the number of drawn nodes.
    if (at.x + width_of(small, count) > right) count = thousands(view.shows_whole(root) ? all : view.played(root));
    const float x = right - width_of(small, count);
    if (x >= at.x) spoken_text_middle(ui, small, x, at.y + ui.layout.control / 2, ui.theme.secondary, count);
    ImGui::Dummy({1, ui.layout.control});
    ImGui::PopStyleVar();
}

// A short name that distinguishes a branch from the others.
std::string short_branch_name(const StepRecord& step, int branch) {
    const CellDigit first = step.chains.front().nodes.front().at;
    const auto all = [&](auto same) {
        return std::all_of(step.chains.begin(), step.chains.end(),
                           [&](const Chain& chain) { return same(chain.nodes.front().at); });
    };
    const bool one_cell = all([&](CellDigit at) { return at.cell == first.cell; });
    const bool one_digit = all([&](CellDigit at) { return at.digit == first.digit; });
    const ChainNode& start = node_at(step, {branch, 0});
    if (one_cell && !one_digit) return std::to_string(start.at.digit);
    if (one_digit && !one_cell) return cell_in_words(start.at.cell);
    return fill(start.on ? words::kNodeOn : words::kNodeOff,
                {cell_in_words(start.at.cell), std::to_string(start.at.digit)});
}

void draw_branches(PlayUi& ui, const StepRecord& root, const StepRecord& step) {
    if (!shows_branches(ui.page)) return;
    const int chosen = ui.page.chains.branch(root);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {4, 4});
    for (int branch = kAllBranches; branch < static_cast<int>(step.chains.size()); ++branch) {
        const bool all = branch == kAllBranches;
        const std::string id = all ? "branch-all" : "branch-" + std::to_string(branch);
        const std::string name = all ? std::string(words::kAllBranchesShort) : short_branch_name(step, branch);
        const float width = std::max(ui.layout.control, button_width(ui, name, Icon::none));
        if (!all) same_line_if_room(width, 4);
        const std::string help = all ? std::string(words::kShowAllBranches) : branch_name(step, branch);
        const ButtonStyle style{.role = Role::choice, .width = width, .on = branch == chosen, .tooltip = help};
        if (button(ui, id.c_str(), name, style)) run(ui, id);
    }
    ImGui::PopStyleVar();
}

// The node's symbol on the board, at a small size.
void draw_sign(const PlayUi& ui, ImDrawList& draw, ImVec2 c, const ChainNode& node) {
    constexpr float kRadius = 5;
    if (node.reason == ChainReason::assumption) {
        constexpr float kReach = 7;
        const ImVec2 top{c.x, c.y - kReach};
        const ImVec2 right{c.x + kReach, c.y};
        const ImVec2 foot{c.x, c.y + kReach};
        const ImVec2 left{c.x - kReach, c.y};
        if (node.on) {
            draw.AddQuadFilled(top, right, foot, left, ui.theme.base);
        } else {
            draw.AddQuad(top, right, foot, left, ui.theme.cover, 1.5F);
        }
    } else if (node.on) {
        draw.AddCircleFilled(c, kRadius, ui.theme.base);
    } else {
        draw.AddCircle(c, kRadius - 0.75F, ui.theme.cover, 0, 1.5F);
    }
}

struct RowPlace {
    int index;  // in reading()
    float height;
    bool current;  // the last one played
    bool played;
};

void draw_row(PlayUi& ui, const StepRecord& step, ChainPlace place, const RowPlace& row) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const bool unfolds = nested_at(step, place) != nullptr;
    const float control = unfolds ? row.height : 0;
    const std::string number = std::to_string(row.index);
    const bool pressed = ImGui::InvisibleButton(("chain-row-" + number).c_str(), {width - control, row.height});
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end{at.x + width, at.y + row.height};
    row_ground(ui, at, end, row.current);
    const ChainNode& node = node_at(step, place);
    const bool heading = node.reason == ChainReason::assumption;
    const float middle = at.y + row.height / 2;
    const ImU32 ink = row.played ? ui.theme.ink : ui.theme.secondary;
    draw_sign(ui, draw, {at.x + 14, middle}, node);
    const Face face = heading ? bold_face(ui) : text_face(ui);
    const std::string claim = claim_of(node);
    draw_text_middle(draw, face, at.x + 28, middle, ink, claim, end.x - control - 4);
    const float after = at.x + 28 + std::max(72.0F, width_of(face, claim)) + 10;
    draw_text_middle(draw, small_face(ui), after, middle + 1, ui.theme.secondary, reason_of(step, place),
                     end.x - control - 4);
    if (unfolds) {
        ImGui::SetCursorScreenPos({end.x - control, at.y});
        const std::string id = "unfold-" + number;
        const ButtonStyle style{.look = ButtonLook::quiet,
                                .icon = Icon::down,
                                .width = control,
                                .height = row.height,
                                .tooltip = words::kUnfold,
                                .said = false};
        if (button(ui, id.c_str(), {}, style)) run(ui, id);
    }
    if (pressed) run(ui, "chain-row-" + number);
}

// The links as the document lists them: a button each, and another one for a nested step.
void say_links(PlayUi& ui, const StepRecord& root, const StepRecord& step, const std::vector<ChainPlace>& places,
               float height, int current) {
    const bool inside = &step != &root;
    const std::string name =
        inside ? fill(words::kInsideStep, {first_line_of(step.text)}) : std::string(words::kChainList);
    SpokenRows spoken(ui, {.role = Role::items, .id = "chain", .name = name}, places.size(), height, current);
    for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
        const std::string number = std::to_string(i);
        const std::string id = "chain-row-" + number;
        const StepRecord* nested = nested_at(step, places[i]);
        const float width = spoken.box_of(i).width - (nested != nullptr ? height : 0);
        spoken.open_item();
        const bool pressed =
            spoken.row(i, {.role = Role::button,
                           .id = id,
                           .name = fill(words::kChainRow, {std::to_string(i + 1), implication_of(step, places[i])}),
                           .current = static_cast<int>(i) == current,
                           .box = spoken.box_of(i, 0, width)});
        if (pressed) run(ui, id);
        if (nested != nullptr) {
            const std::string unfold = "unfold-" + number;
            if (spoken.row(i, {.role = Role::button,
                               .id = unfold,
                               .name = fill(words::kUnfoldRow, {technique_in_words(nested->technique)}),
                               .box = spoken.box_of(i, width, height)}))
                run(ui, unfold);
        }
        spoken.close_item();
    }
}

void draw_rows(PlayUi& ui, const StepRecord& root, const StepRecord& step) {
    const ChainView& view = ui.page.chains;
    const std::vector<ChainPlace> places = view.reading(root);
    if (places.empty()) return;
    const float height = ui.layout.touch ? 44.0F : 28.0F;
    const auto rows = static_cast<float>(places.size());
    // At least five rows; at most what leaves three rows for the list of steps, with the shown one among them.
    const float steps = least_steps_height(ui, step_row_height(ui)) + 8;
    const float most = std::max(5 * height, std::floor((ImGui::GetContentRegionAvail().y - steps) / height) * height);
    const int current = view.shows_whole(root) ? -1 : view.played(root) - 1;
    // A separate list for every step and branch, so that each begins at its top.
    const std::string name = "chain-list " + std::to_string(root.number) + " " + std::to_string(view.depth(root)) +
                             " " + std::to_string(view.branch(root));
    if (ImGui::BeginChild(name.c_str(), {0, std::min(rows * height, most)})) {
        sharpen(ui);
        say_links(ui, root, step, places, height, current);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(places.size()), height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                const bool played = current < 0 || i <= current;
                draw_row(ui, step, places[static_cast<std::size_t>(i)], {i, height, i == current, played});
            }
        }
        // On a small page only the top of this list may be visible, so the last link can be scrolled up there too.
        const bool narrow = ui.layout.page == PageWidth::narrow;
        if (narrow && current >= 0) ImGui::Dummy({1, ImGui::GetWindowHeight() - height});
        ImGui::PopStyleVar();
        if (current != ui.eye.scrolled_to_link) {
            ui.eye.scrolled_to_link = current;
            scroll_to_row(current, height, narrow ? 0 : 0.5F, narrow);
        }
    }
    ImGui::EndChild();
}

}  // namespace

void draw_chains(PlayUi& ui) {
    const StepRecord* root = ui.page.pictured_step();
    if (root == nullptr || root->chains.empty()) return;
    const StepRecord& step = ui.page.chains.step(*root);
    if (&step != root) draw_way_back(ui, step);
    if (!step.chains.empty()) {
        draw_transport(ui, *root);
        draw_branches(ui, *root, step);
        draw_rows(ui, *root, step);
    }
    space(4);
}

}  // namespace rookery::shell
