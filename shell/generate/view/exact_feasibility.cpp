// The answer of the view "Exact": as text, and as digits or marks on the pattern; with its actions.
#include <algorithm>
#include <array>
#include <string>

#include "shell/generate/view/generate_parts.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
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
