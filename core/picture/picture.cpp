#include "picture/picture.hpp"

#include <algorithm>

#include "picture/grid_finder.hpp"
#include "picture/read_board.hpp"

namespace rookery {
namespace {

constexpr int kFindSide = 1600;  // longest side of the picture in which grids are searched for
constexpr int kReadCell = 40;    // smallest size of a cell, in pixels, in the picture it is read from

}  // namespace

std::vector<BoardReading> read_picture(const Picture& picture, const DigitNetwork& network, StopToken stop) {
    std::vector<BoardReading> boards;
    const int longest = std::max(picture.width, picture.height);
    if (std::min(picture.width, picture.height) < kLeastPictureSide ||
        static_cast<std::int64_t>(picture.width) * picture.height > kMaxPicturePixels) {
        return boards;
    }
    const int factor = (longest + kFindSide - 1) / kFindSide;
    if (std::min(picture.width, picture.height) / factor < kLeastPictureSide) return boards;
    const Picture small = reduced(picture, factor, stop);
    for (const FoundGrid& found : find_grids(brightness(small), stop)) {
        if (stop.stop_requested()) return {};
        // Uses as many pixels as a cell needs. For large cells, every pixel would be more work and no clearer.
        const int fit = std::max(static_cast<int>(found.lattice.cell_size() * factor / kReadCell), 1);
        const int chosen = std::min(fit, factor);
        const Picture readable =
            chosen == factor ? reduced(small, std::max(fit / factor, 1), stop) : reduced(picture, chosen, stop);
        const int by = chosen == factor ? factor * std::max(fit / factor, 1) : chosen;
        std::optional<BoardReading> board =
            read_board(readable, found.lattice.scaled(static_cast<double>(factor) / by), network);
        if (!board) continue;
        for (Point& corner : board->corners) corner = corner * by;
        boards.push_back(*board);
    }
    return boards;
}

}  // namespace rookery
