// The view "Exact" of the mode "Generate": the question about the pattern, and the fewest clues found for sets of
// strategies.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "shell/generate/generate_page.hpp"
#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

// A square with a tick, and the name of the strategy.
void draw_strategy(GenerateUi& ui, Strategy strategy, float width) {
    const bool on = ui.page.exact.strategies.has(strategy);
    const float height = ui.layout.touch ? 44.0F : 32.0F;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = command_of(strategy);
    const Said said{.name = title_of(strategy), .role = Role::check, .help = help_of(strategy), .on = on};
    const bool pressed = press_area(ui, id, {width, height}, said);
    row_ground(ui, at, {at.x + width, at.y + height}, false);
    const float middle = at.y + height / 2;
    draw_tick(ui, {at.x + 11, middle}, on, ui.theme.secondary);
    draw_text_middle(*ImGui::GetWindowDrawList(), text_face(ui), at.x + 30, middle,
                     on ? ui.theme.ink : ui.theme.secondary, title_of(strategy), at.x + width);
    tooltip(ui, help_of(strategy));
    if (pressed) run(ui, id);
}

void draw_strategies(GenerateUi& ui) {
    heading(ui, words::kStrategies, {});
    float widest = 0;
    for (const Strategy one : kAllStrategies) widest = std::max(widest, width_of(text_face(ui), title_of(one)));
    const float half = share_of_row(2);
    const bool two = widest + 34 <= half;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    int index = 0;
    for (const Strategy one : kAllStrategies) {
        if (two && index++ % 2 != 0) ImGui::SameLine(0, kGap);
        draw_strategy(ui, one, two ? half : ImGui::GetContentRegionAvail().x);
    }
    ImGui::PopStyleVar();
}

void draw_limits(GenerateUi& ui) {
    const ExactPage& page = ui.page.exact;
    draw_fields(ui, page, ExactPlace::limits, {.column = FieldColumn{168, 120}, .one_a_line = true});
    if (!page.has_run()) return;
    paragraph(ui, small_face(ui), ui.theme.secondary, fill(words::kExactSeedWas, {std::to_string(page.last_seed())}));
}

std::string method_text(const ExactPage& page) {
    const std::string_view steps = trimmed(page.steps.text);
    const std::string title(title_of(page.method));
    return steps.empty() || !takes_steps(page.method) ? title : fill(words::kMethodSteps, {title, steps});
}

void draw_exact_method(GenerateUi& ui) {
    const ExactPage& page = ui.page.exact;
    if (!fold(ui, SettingsSection::method, "section-exact-method", method_text(page))) return;
    draw_choices(ui, page, ExactPlace::method, false);
    paragraph(ui, small_face(ui), ui.theme.secondary, help_of(page.method));
    if (takes_steps(page.method)) {
        draw_fields(ui, page, ExactPlace::steps, {.column = FieldColumn{168, 120}, .one_a_line = true});
    }
    command_button(ui, "figure-five", {.icon = Icon::flask});
    draw_switches(ui, page, ExactPlace::proof);
    if (page.proof) paragraph(ui, small_face(ui), ui.theme.secondary, words::kWriteProofHelp);
    space(4);
}

void draw_record(GenerateUi& ui, const FewestRecord& record, int index) {
    const float height = ui.layout.touch ? 44.0F : 32.0F;
    const float width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string id = "fewest-row-" + std::to_string(index);
    const std::string names = names_in_sentence(record.strategies);
    const std::string clues = clues_text(record);
    const std::string help = fill(words::kOpenFewest, {clues, names});
    const bool asked = record.strategies == ui.page.exact.strategies;
    const std::string name = clues + ", " + names;
    const bool pressed = press_area(ui, id, {width, height}, {.name = name, .help = help, .on = asked});
    row_ground(ui, at, {at.x + width, at.y + height}, asked);
    tooltip(ui, help);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float middle = at.y + height / 2;
    draw_text_middle(draw, bold_face(ui), at.x + 8, middle, ui.theme.ink, clues);
    const float x = at.x + 8 + std::max(width_of(bold_face(ui), clues) + 12, 84.0F);
    draw_text_middle(draw, small_face(ui), x, middle, ui.theme.secondary, names, at.x + width - 8);
    if (pressed) run(ui, id);
}

void draw_fewest(GenerateUi& ui) {
    const ExactPage& page = ui.page.exact;
    const FewestRecord* known = page.fewest.find(page.strategies);
    const std::string summary = known != nullptr ? clues_text(*known) : std::string{};
    if (!fold(ui, SettingsSection::fewest, "section-fewest", summary)) return;
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kFewestHelp);
    draw_choices(ui, page, ExactPlace::fewest_method, false);
    paragraph(ui, small_face(ui), ui.theme.secondary, help_of(page.fewest_by));
    draw_fields(ui, page, ExactPlace::fewest, {.column = FieldColumn{168, 120}, .one_a_line = true});
    command_button(ui, "search-fewest", {});
    if (!page.fewest_said().empty()) paragraph(ui, small_face(ui), ui.theme.ink, page.fewest_said());
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 2});
    const auto& records = page.fewest.records();
    for (std::size_t i = 0; i < records.size(); ++i) draw_record(ui, records[i], static_cast<int>(i));
    ImGui::PopStyleVar();
    space(8);
}

// On a narrow page, which has no foot, the progress; on any page the odds, which are too long for the foot.
void draw_narrow_progress(GenerateUi& ui) {
    const RunFoot foot = exact_run(ui);
    if (foot.job == nullptr) return;
    if (ui.layout.page != PageWidth::narrow) return paragraph(ui, small_face(ui), ui.theme.ink, foot.job->odds);
    paragraph(ui, small_face(ui), ui.theme.ink, foot.progress);
    paragraph(ui, small_face(ui), ui.theme.secondary, foot.job->activity);
}

void draw_asked_elsewhere(GenerateUi& ui) {
    if (!ui.page.exact.asked_elsewhere()) return;
    const ExactQuestion& asked = ui.page.exact.asked();
    paragraph(ui, small_face(ui), ui.theme.ink,
              fill(words::kAskedElsewhere, {title_of(asked.pattern), names_in_sentence(asked.strategies)}));
    command_button(ui, "show-asked", {});
    space(4);
}

}  // namespace

RunFoot exact_run(const GenerateUi& ui) {
    const ExactPage& exact = ui.page.exact;
    RunFoot foot{"pause-deciding", "resume-deciding", "cancel-deciding", nullptr, 0, {}};
    foot.job = exact.running() ? ui.ws.jobs.find(exact.job()) : nullptr;
    if (foot.job == nullptr) return foot;
    const auto total = static_cast<float>(std::max<std::int64_t>(foot.job->total, 1));
    foot.share = exact.seeks_fewest() ? 0 : static_cast<float>(foot.job->done) / total;
    foot.progress = exact.progress_text(*foot.job);
    return foot;
}

void draw_exact(GenerateUi& ui) {
    const ExactPage& page = ui.page.exact;
    const int answers = 2 * page.answers_reported() + (page.running() && !page.seeks_fewest() ? 1 : 0);
    if (answers != ui.eye.seen_answers) ImGui::SetScrollY(0);  // to the progress and the answer
    ui.eye.seen_answers = answers;
    const bool narrow = ui.layout.page == PageWidth::narrow;
    if (narrow) draw_exact_feasibility(ui);
    draw_answer_uses(ui);
    draw_narrow_progress(ui);
    draw_asked_elsewhere(ui);
    heading(ui, words::kExactTitle, {});
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kExactHelp);
    space(4);
    draw_strategies(ui);
    space(4);
    draw_limits(ui);
    draw_exact_method(ui);
    space(4);
    draw_pattern_choice(ui);
    space(4);
    draw_fewest(ui);
    draw_small_pattern(ui);
}

// The answer of the view "Exact": as text, and as digits or marks on the pattern; with its actions.

namespace {

constexpr float kLeastText = 240;  // next to the buttons

float uses_width(const GenerateUi& ui) {
    return button_width(ui, words::kOpenExactShort, Icon::board) + kGap + ui.layout.control + kGap +
           button_width(ui, words::kAnotherExact, Icon::dice);
}

void draw_uses(GenerateUi& ui) {
    icon_button(ui, "open-exact", Icon::board, {.look = ButtonLook::primary}, words::kOpenExactShort);
    ImGui::SameLine(0, kGap);
    icon_button(ui, "copy-exact", Icon::copy);
    ImGui::SameLine(0, kGap);
    command_button(ui, "another-exact", {.icon = Icon::dice, .tooltip = words::kAnotherExactHelp});
}

// Below the board if both fit, else in the panel.
bool uses_are_beneath(const GenerateUi& ui) {
    const Rect& place = ui.layout.beneath;
    return !place.is_empty() && place.width >= uses_width(ui) + 12 + kLeastText;
}

void draw_words(GenerateUi& ui) {
    const GeneratePage& page = ui.page;
    const Face small = small_face(ui);
    paragraph(ui, small, ui.theme.secondary, page.pattern_text());
    const ExactAtOnce known = page.exact_at_once();
    const ExactAnswer* answer = page.exact_answer();
    const bool no_singles = !page.exact.strategies.places_digits();
    const bool refuted = answer != nullptr && answer->feasibility == Answer::impossible;
    const bool bad = no_singles || !known.impossible.empty() || (known.missing.empty() && refuted);
    if (bad) return problem(ui, small, page.exact_text());
    paragraph(ui, small, ui.theme.ink, page.exact_text());
}

}  // namespace

void draw_exact_feasibility(GenerateUi& ui) {
    if (ui.page.exact_clues() == nullptr || !uses_are_beneath(ui)) return draw_words(ui);
    const float text = ImGui::GetContentRegionAvail().x - uses_width(ui) - 12;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (ImGui::BeginChild("answer", {text, 0})) draw_words(ui);
    ImGui::EndChild();
    ImGui::SetCursorScreenPos({at.x + text + 12, at.y + (ui.layout.beneath.height - ui.layout.control) / 2});
    draw_uses(ui);
}

// An impossible pattern has a proof, if one was requested.
void draw_proof(GenerateUi& ui) {
    const DocumentsOfJob& proof = ui.ws.jobs.documents(ui.page.proof_job());
    if (!proof.problem.empty()) problem(ui, small_face(ui), fill(words::kProofMissing, {proof.problem}));
    if (proof.bytes == 0) return;
    icon_button(ui, "save-proof", Icon::save, {.tooltip = words::kProofHelp},
                fill(words::kSaveProofOf, {size_text(proof.bytes)}));
    paragraph(ui, small_face(ui), ui.theme.secondary, words::kProofHelp);
    space(4);
}

void draw_answer_uses(GenerateUi& ui) {
    draw_proof(ui);
    if (ui.page.exact_clues() == nullptr || uses_are_beneath(ui)) return;
    draw_uses(ui);
    space(4);
}

void draw_exact_marks(const GenerateUi& ui, Canvas& canvas, const BoardFrame& board) {
    const GeneratePage& page = ui.page;
    page.exact_marks().for_each([&](int cell) {
        const Box box = board.box(cell);
        const float size = board.cell * 0.17F;
        if (!page.pattern().contains(cell)) canvas.box(box, {ui.theme.conflict_tint});
        const std::array<Point, 3> flag = {
            {{box.to.x - size, box.from.y}, {box.to.x, box.from.y}, {box.to.x, box.from.y + size}}};
        canvas.polygon(flag, {ui.theme.conflict});
    });
}

void draw_exact_digits(const GenerateUi& ui, Canvas& canvas, const BoardFrame& board) {
    if (ui.page.exact_clues() == nullptr) return;
    const Grid9& puzzle = ui.page.exact_answer()->puzzle;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        canvas.symbol(static_cast<char>('0' + puzzle[cell]), board.centre(cell), Typeface::digit_bold,
                      board.cell * kDigitShare, ui.theme.ink);
    }
}

}  // namespace rookery::shell
