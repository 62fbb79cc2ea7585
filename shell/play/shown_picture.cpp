#include "shell/play/shown_picture.hpp"

#include "shell/board/chain_picture.hpp"
#include "shell/paint/board_svg.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

BoardPicture plain_picture(const PlayPage& page, bool all_candidates) {
    const Play& play = page;
    const Board board = play.shown_board();
    BoardPicture picture;
    picture.digits = values_of(board);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (board.is_given(cell)) picture.givens.add(cell);
    }
    picture.conflicts = conflicts_of(board);
    const bool hides = play.path().is_hint() && !play.path().shows_picture() && !play.entries().wants_candidates();
    picture.all_candidates = all_candidates || (play.shows_candidates() && !hides);
    if (picture.all_candidates) picture.candidates = candidates_of(board);
    if (const StepRecord* step = page.pictured_step()) {
        add_step(picture, *step, page.chains);
    } else {  // a step's picture has its own colours
        picture.paints = board.colours;
        picture.corners = board.corners;
        picture.centres = board.noted;
        picture.notes_in_grid = !play.choices.both_marks;
    }
    return picture;
}

void add_selection(BoardPicture& picture, const Play& play) {
    const Selection& selection = play.entries().selection();
    picture.selected = selection.cells();
    if (!selection.is_single()) {
        picture.ring = selection.cursor();
    } else if (play.entries().filtered_digit() == 0 && play.choices.highlight_houses) {
        picture.peers = CellSet::peers_of(selection.cursor());
    }
}

// A digit that the user chose is highlighted whatever the choices.
void add_highlights(BoardPicture& picture, const Play& play) {
    const int digit = play.entries().highlighted_digit();
    const bool asked = play.entries().chosen() != 0 || play.entries().filtered_digit() != 0;
    if (asked || play.choices.highlight_same) picture.digit = digit;
    if (asked || play.choices.highlight_notes) picture.marked = digit;
}

void add_true_candidates(BoardPicture& picture, const PlayPage& page) {
    if (!page.true_candidates.on()) return;
    picture.all_candidates = true;
    picture.candidates = candidates_of(page.board());
    if (!page.true_candidates.are_known()) return;
    picture.dead = page.true_candidates.dead();
    picture.single = page.true_candidates.single();
}

void add_answer(BoardPicture& picture, const WhyNot& why) {
    const bool open = why.reason == WhyNot::Reason::none || why.reason == WhyNot::Reason::undecided;
    const CellDigit at{static_cast<std::uint8_t>(why.cell), static_cast<Digit>(why.digit)};
    picture.asked = AskedDigit{.at = at, .peer = why.peer, .refuted = !open};
}

}  // namespace

BoardPicture picture_on_page(const PlayPage& page) {
    const Play& play = page;
    BoardPicture picture = plain_picture(page, false);
    picture.wrong = play.wrong_cells();
    int house = -1;
    if (const StepRecord* step = play.path().shown()) {
        if (!play.path().shows_picture() && !step->houses.empty()) house = step->houses.front();
    } else {
        picture.differing = play.differing_cells();
        picture.doubtful = page.pictures.doubts();
        picture.misread = page.pictures.suspect();
        add_true_candidates(picture, page);
        add_highlights(picture, play);
        picture.possible = play.entries().possible_cells(play.entries().filtered_digit());
        add_selection(picture, play);
    }
    if (const WhyNot* why = play.entries().why()) {
        add_answer(picture, *why);
        if (why->house >= 0) house = why->house;
    }
    if (house >= 0) picture.houses.push_back(house);
    return picture;
}

BoardPicture picture_to_export(const PlayPage& page) {
    return plain_picture(page, page.picture_candidates);
}

std::string exported_svg(const PlayPage& page) {
    const std::string& title = page.board().title;
    return board_svg(picture_to_export(page), title.empty() ? words::kSvgTitle : std::string_view(title));
}

}  // namespace rookery::shell
