// BoardPicture: what the board is drawn from, gathered once a frame: digits, marks of the user's hand, the highlighted
// digit, the step whose picture lies over it.
#pragma once

#include <vector>

#include "model/chain_picture.hpp"
#include "panels/ui.hpp"

namespace rookery::shell {

struct BoardPicture {
    Board board;
    Candidates9 candidates{};  // each at its place of three by three
    Candidates9 corners{};     // marks, in cells without such candidates
    Candidates9 centres{};
    bool hands = false;  // candidates that the user marked by hand too are told from the others
    CellSet conflicts;
    CellSet differing;  // between several solutions, one of which is shown
    int digit = 0;      // the highlighted one; 0: none
    CellSet possible;   // where it can still stand, if that is asked for
    bool painted = false;
    const WhyNot* why = nullptr;
    const PathStep* step = nullptr;            // drawn in full
    ChainPicture chains;                       // of that step
    const std::vector<int>* houses = nullptr;  // washed
    std::vector<int> hint_house;               // the same, of a hint or of the answer to "why not"

    int paint_of(int cell) const {  // from 1; 0: none
        return painted ? board.colours[static_cast<std::size_t>(cell)] : 0;
    }
};

BoardPicture picture_of(const Model& model);
ImU32 background_of(const Ui& ui, const BoardPicture& picture, int cell);

}  // namespace rookery::shell
