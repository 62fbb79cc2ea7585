// GeneratePage: pasting a pattern, or a puzzle whose clue cells may be meant as one.
#include "shell/generate/generate_page.hpp"

#include "board/clue_cells.hpp"
#include "shell/board/board_text.hpp"
#include "shell/generate/pattern_text.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

bool GeneratePage::paste(const ParseResult& parsed, std::string_view text, std::string_view /*name*/) {
    const auto take = [&](CellSet cells, const std::string& name) {
        set_pattern(cells, name);
        if (!shows_exact()) view = GenerateView::settings;
    };
    const bool one = parsed.puzzles.size() == 1;
    const auto* grid = one ? std::get_if<Grid9>(&parsed.puzzles.front().grid) : nullptr;
    if (parsed.puzzles.empty() || (grid != nullptr && clue_cells(*grid).empty())) {
        const auto mask = parsed.puzzles.empty() ? read_pattern_text(text) : std::optional(CellSet{});
        if (!mask) return false;
        take(*mask, std::string(words::kDidPastePattern));
        ws_.say_change(fill(words::kPastedPattern, {title_of(*mask)}));
        return true;
    }
    if (grid == nullptr) return false;
    take(clue_cells(*grid), std::string(words::kDidPastePattern));
    ws_.say_change(fill(words::kPastedAsPattern, {parsed.recognised, title_of(clue_cells(*grid))}));
    paste_offer = PasteOffer{board_of(*grid, parsed.puzzles.front(), *parsed.format), parsed.recognised,
                             ws_.history.made_change(), ws_.history.revision()};
    return true;
}

void GeneratePage::take_pasted_puzzle() {
    if (!paste_offer) return;
    const PasteOffer offer = *std::exchange(paste_offer, std::nullopt);
    // The pattern was only a wrong guess: a single undo then leads back to before the paste.
    if (offer.changed) ws_.history.undo();
    ws_.hand_over(OpenPuzzle{offer.board, fill(words::kDidPaste, {offer.recognised}),
                             fill(words::kPastedAsPuzzle, {offer.recognised})});
}

}  // namespace rookery::shell
