// Model: what is pasted in the mode "Generate": a pattern, or a puzzle whose clue cells may be meant as one.
#include <utility>

#include "board/clue_cells.hpp"
#include "model/board_text.hpp"
#include "model/format.hpp"
#include "model/model.hpp"
#include "model/pattern_text.hpp"
#include "model/strings_generate.hpp"

namespace rookery::shell {

bool Model::paste_pattern(const ParseResult& parsed, std::string_view text) {
    const auto take = [&](CellSet cells, const std::string& name) {
        generate.set_pattern(cells, name);
        if (!generate.shows_exact()) generate.view = GenerateView::wishes;
    };
    const bool one = parsed.puzzles.size() == 1;
    const auto* grid = one ? std::get_if<Grid9>(&parsed.puzzles.front().grid) : nullptr;
    if (parsed.puzzles.empty() || (grid != nullptr && clue_cells(*grid).empty())) {
        const auto mask = parsed.puzzles.empty() ? read_pattern_text(text) : std::optional(CellSet{});
        if (!mask) return false;
        take(*mask, std::string(words::kDidPastePattern));
        say_change(fill(words::kPastedPattern, {title_of(*mask)}));
        return true;
    }
    if (grid == nullptr) return false;
    take(clue_cells(*grid), std::string(words::kDidPastePattern));
    say_change(fill(words::kPastedAsPattern, {parsed.recognised, title_of(clue_cells(*grid))}));
    paste_offer_ = {board_of(*grid, parsed.puzzles.front(), parsed.format), parsed.recognised, history.made_change(),
                    history.revision()};
    return true;
}

void Model::take_pasted_puzzle() {
    if (!paste_offer_) return;
    const PasteOffer offer = *std::exchange(paste_offer_, std::nullopt);
    // The pattern was the puzzle's for a moment only: one undo leads back to before the paste.
    if (offer.changed) history.undo();
    play.load(offer.board, fill(words::kDidPaste, {offer.recognised}));
    mode = Mode::play;
    say_change(fill(words::kPastedAsPuzzle, {offer.recognised}));
    settle();
}

void Model::settle_paste_offer() {
    const bool over = paste_offer_ && (mode != Mode::generate || history.revision() != paste_offer_->revision);
    if (over) paste_offer_.reset();
}

}  // namespace rookery::shell
