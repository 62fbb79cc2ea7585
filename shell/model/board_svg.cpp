#include "model/board_svg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "model/model.hpp"
#include "model/paint.hpp"
#include "model/strings_flow.hpp"

namespace rookery::shell {
namespace {

// All lengths are in tenths of a unit, written with one decimal: no locale and no rounding noise.
constexpr int kCell = 1000;
constexpr int kMargin = 320;  // with the coordinates
constexpr int kSide = 9 * kCell;

constexpr std::string_view kInk = "#1B1F24";
constexpr std::string_view kEntered = "#2456C4";
constexpr std::string_view kSecondary = "#5C6670";
constexpr std::string_view kThinLine = "#C9CED6";
constexpr std::string_view kBoxLine = "#2B3440";
constexpr std::string_view kBase = "#2F6FED";
constexpr std::string_view kCover = "#7A4FD0";
constexpr std::string_view kFin = "#A86D17";
constexpr std::string_view kPlaced = "#1E8E5A";
constexpr std::string_view kEliminated = "#C8372D";
constexpr std::string_view kConflictTint = "#F9E7E6";

struct Point {
    int x = 0, y = 0;
};

std::string number(int tenths) {
    std::string text = std::to_string(tenths / 10);
    if (tenths < 0 && tenths > -10) text = "-0";
    const int rest = std::abs(tenths % 10);
    return rest == 0 ? text : text + "." + std::to_string(rest);
}

std::string hex(unsigned colour) {
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += "0123456789ABCDEF"[colour >> shift & 0xF];
    return text;
}

Point corner(int cell) {
    return {kMargin + cell % 9 * kCell, kMargin + cell / 9 * kCell};
}
Point centre(int cell) {
    const Point at = corner(cell);
    return {at.x + kCell / 2, at.y + kCell / 2};
}
// The nine places of a cell, as on the board.
Point candidate_place(int cell, int digit) {
    constexpr int kEdge = 50;
    constexpr int kStep = (kCell - 2 * kEdge) / 3;
    const Point at = corner(cell);
    return {at.x + kEdge + (digit - 1) % 3 * kStep + kStep / 2, at.y + kEdge + (digit - 1) / 3 * kStep + kStep / 2};
}

class Drawing {
  public:
    explicit Drawing(const BoardDrawing& what) : what_{what} {}

    std::string whole() {
        const std::string side = number(kSide + 2 * kMargin);
        svg_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side + "\" width=\"" + side +
               "\" height=\"" + side + "\" font-family=\"Roboto, Inter, Helvetica, Arial, sans-serif\">\n<title>";
        escape(what_.board.title.empty() ? std::string(words::kSvgTitle) : what_.board.title);
        svg_ += "</title>\n";
        square({0, 0}, kSide + 2 * kMargin, "#FFFFFF");
        grounds();
        lines();
        coordinates();
        links();
        for (int cell = 0; cell < Geometry9::kCells; ++cell) draw_cell(cell);
        if (what_.step != nullptr) over(*what_.step);
        svg_ += "</svg>\n";
        return std::move(svg_);
    }

  private:
    void escape(std::string_view text) {
        for (const char c : text) {
            if (c == '&') {
                svg_ += "&amp;";
            } else if (c == '<') {
                svg_ += "&lt;";
            } else if (c == '>') {
                svg_ += "&gt;";
            } else if (static_cast<unsigned char>(c) >= 0x20) {
                svg_ += c;
            }
        }
    }
    void rectangle(Point at, int width, int height, std::string_view colour, std::string_view more = {}) {
        svg_ += "<rect x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" width=\"" + number(width) +
                "\" height=\"" + number(height) + "\" fill=\"" + std::string(colour) + "\"" + std::string(more) +
                "/>\n";
    }
    void square(Point at, int side, std::string_view colour, std::string_view more = {}) {
        rectangle(at, side, side, colour, more);
    }
    void text(Point middle, int size, std::string_view colour, std::string_view content, bool bold = false) {
        // Digits are 0.72 of the size high; half of that below the middle is where they stand.
        svg_ += "<text x=\"" + number(middle.x) + "\" y=\"" + number(middle.y + size * 36 / 100) + "\" font-size=\"" +
                number(size) + "\" fill=\"" + std::string(colour) + "\" text-anchor=\"middle\"" +
                (bold ? " font-weight=\"700\"" : "") + ">" + std::string(content) + "</text>\n";
    }
    void circle(Point at, int radius, std::string_view colour, int stroke) {
        svg_ += "<circle cx=\"" + number(at.x) + "\" cy=\"" + number(at.y) + "\" r=\"" + number(radius) + "\" ";
        svg_ += stroke == 0 ? "fill=\"" + std::string(colour) + "\"/>\n"
                            : "fill=\"none\" stroke=\"" + std::string(colour) + "\" stroke-width=\"" + number(stroke) +
                                  "\"/>\n";
    }
    void path(const std::string& d, std::string_view colour, int width, std::string_view more = {}) {
        svg_ += "<path d=\"" + d + "\" fill=\"none\" stroke=\"" + std::string(colour) + "\" stroke-width=\"" +
                number(width) + "\"" + std::string(more) + "/>\n";
    }
    void diamond(Point at, int reach, std::string_view colour, bool filled) {
        const std::string d = "M" + number(at.x) + " " + number(at.y - reach) + "L" + number(at.x + reach) + " " +
                              number(at.y) + "L" + number(at.x) + " " + number(at.y + reach) + "L" +
                              number(at.x - reach) + " " + number(at.y) + "Z";
        svg_ += "<path d=\"" + d + "\" fill=\"" + std::string(filled ? colour : "none") + "\" stroke=\"" +
                std::string(colour) + "\" stroke-width=\"" + number(26) + "\"/>\n";
    }

    void paint(Point at, const Paint& paint) {
        constexpr int kBar = 70;
        const auto bar = [&](Point from, int width, int height) { rectangle(from, width, height, hex(paint.bar)); };
        square(at, kCell, hex(paint.ground));
        if ((paint.edges & edge_left) != 0) bar(at, kBar, kCell);
        if ((paint.edges & edge_above) != 0) bar(at, kCell, kBar);
        if ((paint.edges & edge_right) != 0) bar({at.x + kCell - kBar, at.y}, kBar, kCell);
        if ((paint.edges & edge_below) != 0) bar({at.x, at.y + kCell - kBar}, kCell, kBar);
    }

    void grounds() {
        const CellSet conflicts = conflicts_of(what_.board);
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            const int colour = what_.board.colours[static_cast<std::size_t>(cell)];
            if (colour > 0) paint(corner(cell), kPaints[static_cast<std::size_t>(colour - 1)]);
            if (conflicts.contains(cell)) square(corner(cell), kCell, kConflictTint);
        }
        if (what_.step == nullptr) return;
        for (const int house : what_.step->houses) {
            for (const int cell : Geometry9::kHouseCells[static_cast<std::size_t>(house)]) {
                square(corner(cell), kCell, kBase, " fill-opacity=\"0.08\"");
            }
        }
    }
    void lines() {
        for (const bool thick : {false, true}) {
            std::string d;
            for (int i = 0; i <= 9; ++i) {
                if ((i % 3 == 0) != thick) continue;
                const std::string at = number(kMargin + i * kCell);
                d += "M" + number(kMargin) + " " + at + "H" + number(kMargin + kSide);
                d += "M" + at + " " + number(kMargin) + "V" + number(kMargin + kSide);
            }
            path(d, thick ? kBoxLine : kThinLine, thick ? 36 : 14, thick ? " stroke-linecap=\"square\"" : "");
        }
    }
    void coordinates() {
        for (int i = 0; i < 9; ++i) {
            const int along = kMargin + i * kCell + kCell / 2;
            const std::string name = std::to_string(i + 1);
            text({kMargin / 2 - 10, along}, 180, kSecondary, name);
            text({along, kMargin / 2 - 10}, 180, kSecondary, name);
        }
    }

    void draw_cell(int cell) {
        const Board& board = what_.board;
        if (const Digit digit = board.digit_at(cell); digit != 0) {
            const bool given = board.is_given(cell);
            return text(centre(cell), 660, given ? kInk : kEntered, std::to_string(digit), given);
        }
        if (what_.with_candidates) {
            for (DigitSet set = what_.candidates[cell]; set != 0; set = without_lowest(set)) {
                draw_candidate(cell, lowest_digit(set));
            }
            return;
        }
        draw_centre_marks(cell);
        draw_corner_marks(cell);
    }
    void draw_centre_marks(int cell) {
        std::string digits;
        for (DigitSet set = what_.board.noted[cell]; set != 0; set = without_lowest(set)) {
            digits += std::to_string(lowest_digit(set));
        }
        if (digits.empty()) return;
        // Five stand side by side at full size; more are smaller.
        const int size = digits.size() <= 5 ? 290 : 290 * 5 / static_cast<int>(digits.size());
        text(centre(cell), size, kEntered, digits);
    }
    void draw_corner_marks(int cell) {
        // Corners first, then the middles of the edges, and the middle.
        constexpr std::array<Point, 9> kPlaces = {{{170, 180},
                                                   {830, 180},
                                                   {170, 820},
                                                   {830, 820},
                                                   {500, 180},
                                                   {500, 820},
                                                   {170, 500},
                                                   {830, 500},
                                                   {500, 500}}};
        const Point at = corner(cell);
        std::size_t place = 0;
        for (DigitSet set = what_.board.corners[cell]; set != 0; set = without_lowest(set)) {
            const Point offset = kPlaces[place++];
            text({at.x + offset.x, at.y + offset.y}, 250, kEntered, std::to_string(lowest_digit(set)));
        }
    }
    void draw_candidate(int cell, int digit) {
        const Point at = candidate_place(cell, digit);
        const std::string_view ink = mark_under(cell, digit, at);
        text(at, 260, ink, std::to_string(digit));
    }
    // What lies under a candidate; the ink that it is then written in.
    std::string_view mark_under(int cell, int digit, Point at) {
        if (what_.step == nullptr) return kSecondary;
        const PathStep& step = *what_.step;
        const auto here = [&](const CellDigit& c) { return c.cell == cell && c.digit == digit; };
        if (std::any_of(step.eliminations.begin(), step.eliminations.end(), here)) return kInk;
        if (step.placement && here(*step.placement)) return kPlaced;
        if (!step.chains.empty()) return chain_mark(what_.chains.mark(cell, digit), at);
        const auto mark = std::find_if(step.marks.begin(), step.marks.end(), [&](const Mark& m) { return here(m.at); });
        if (mark == step.marks.end()) return kSecondary;
        switch (mark->role) {
            case MarkRole::base:
                circle(at, 142, kBase, 0);
                return "#FFFFFF";
            case MarkRole::cover:
                circle(at, 128, kCover, 28);
                return kCover;
            case MarkRole::fin:
                diamond(at, 172, kFin, true);
                return "#FFFFFF";
        }
        return kSecondary;
    }
    std::string_view chain_mark(const ChainMark& mark, Point at) {
        const bool on = mark.on != Weight::none;
        const bool off = mark.off != Weight::none;
        if (!on && !off) return kSecondary;
        if (mark.assumed) {
            diamond(at, 165, on ? kBase : kCover, on);
            return on ? "#FFFFFF" : kCover;
        }
        if (off) circle(at, 138, kCover, 26);
        if (on) circle(at, off ? 112 : 142, kBase, 0);
        return on ? "#FFFFFF" : kCover;
    }

    void links() {
        if (what_.step == nullptr || what_.step->chains.empty()) return;
        for (const ChainLink& link : what_.chains.links) {
            if (link.weight == Weight::none) continue;
            draw_link(link);
        }
    }
    // A bend to the left of its way, and an arrowhead at its end.
    void draw_link(const ChainLink& link) {
        const Point from = candidate_place(link.from.cell, link.from.digit);
        const Point to = candidate_place(link.to.cell, link.to.digit);
        const double dx = to.x - from.x;
        const double dy = to.y - from.y;
        const double length = std::hypot(dx, dy);
        if (length < 1) return;
        constexpr double kGap = 165;
        const auto point = [](double x, double y) {
            return Point{static_cast<int>(std::lround(x)), static_cast<int>(std::lround(y))};
        };
        const double ux = dx / length;
        const double uy = dy / length;
        const double bend = std::min(length * 0.18, 450.0);
        const Point middle = point((from.x + to.x) / 2.0 + uy * bend, (from.y + to.y) / 2.0 - ux * bend);
        const Point start = point(from.x + ux * kGap, from.y + uy * kGap);
        // The end lies on the way from the bend, for the arrow to point along it.
        const double ex = to.x - middle.x;
        const double ey = to.y - middle.y;
        const double reach = std::max(1.0, std::hypot(ex, ey));
        const Point end = point(to.x - ex / reach * kGap, to.y - ey / reach * kGap);
        const std::string_view colour = link.kind == LinkKind::strong ? kBase
                                        : link.kind == LinkKind::weak ? kCover
                                                                      : kFin;
        const bool pale = link.weight == Weight::pale;
        const std::string opacity = pale ? " stroke-opacity=\"0.4\"" : "";
        const std::string dash = link.kind == LinkKind::weak     ? " stroke-dasharray=\"7 5\""
                                 : link.kind == LinkKind::nested ? " stroke-dasharray=\"2 4\""
                                                                 : "";
        path("M" + number(start.x) + " " + number(start.y) + "Q" + number(middle.x) + " " + number(middle.y) + " " +
                 number(end.x) + " " + number(end.y),
             colour, pale ? 18 : 30, dash + opacity);
        const double hx = ex / reach;
        const double hy = ey / reach;
        constexpr double kHead = 110;
        const auto wing = [&](double side) {
            const Point at = point(end.x - hx * kHead - hy * side, end.y - hy * kHead + hx * side);
            return number(at.x) + " " + number(at.y);
        };
        path("M" + wing(60) + "L" + number(end.x) + " " + number(end.y) + "L" + wing(-60), colour, pale ? 18 : 30,
             opacity);
    }

    void over(const PathStep& step) {
        for (const CellDigit& gone : step.eliminations) {
            const Point c = candidate_place(gone.cell, gone.digit);
            constexpr int kReach = 125;
            path("M" + number(c.x - kReach) + " " + number(c.y - kReach) + "L" + number(c.x + kReach) + " " +
                     number(c.y + kReach) + "M" + number(c.x - kReach) + " " + number(c.y + kReach) + "L" +
                     number(c.x + kReach) + " " + number(c.y - kReach),
                 kEliminated, 32);
        }
        if (step.placement) circle(candidate_place(step.placement->cell, step.placement->digit), 162, kPlaced, 36);
    }

    const BoardDrawing& what_;
    std::string svg_;
};

}  // namespace

BoardDrawing drawing_of(const Model& model, bool all_candidates) {
    const Play& play = model.play;
    BoardDrawing drawing;
    drawing.board = play.shown_board();
    const PathStep* step = model.pictured_step();
    const bool hidden = play.is_hint() && !play.shows_picture() && !play.wants_candidates();
    drawing.with_candidates = all_candidates || step != nullptr || (play.shows_candidates() && !hidden);
    if (drawing.with_candidates) drawing.candidates = candidates_of(drawing.board);
    if (step != nullptr) {
        drawing.step = &model.chains.step(*step);
        drawing.chains = picture_of_chains(*step, model.chains);
    }
    return drawing;
}

std::string board_svg(const BoardDrawing& drawing) {
    return Drawing(drawing).whole();
}

}  // namespace rookery::shell
