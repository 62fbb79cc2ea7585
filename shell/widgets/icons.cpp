// Most icons; see icon_pen.hpp.
#include "shell/widgets/icons.hpp"

#include <algorithm>
#include <cmath>

#include "shell/widgets/icon_pen.hpp"

namespace rookery::shell {
namespace {

void draw_sun(Pen& pen) {
    pen.circle(12, 12, 4);
    for (int i = 0; i < 8; ++i) {
        const float angle = static_cast<float>(i) * kPi / 4;
        const float x = std::cos(angle);
        const float y = std::sin(angle);
        pen.line({{12 + 7 * x, 12 + 7 * y}, {12 + 9.5F * x, 12 + 9.5F * y}});
    }
}

void draw_document(Pen& pen, Icon icon) {
    if (icon == Icon::copy) {
        pen.box(9, 9, 20, 20, 2);
        pen.line({{15, 9}, {15, 4}, {4, 4}, {4, 15}, {9, 15}});
    } else if (icon == Icon::file) {
        pen.line({{3, 18}, {3, 6}, {9, 6}, {11, 8.5F}, {20, 8.5F}, {20, 18}}, true);
    } else if (icon == Icon::camera) {
        pen.line({{3, 19}, {3, 7.5F}, {7.5F, 7.5F}, {9, 5}, {15, 5}, {16.5F, 7.5F}, {21, 7.5F}, {21, 19}}, true);
        pen.circle(12, 13, 3.6F);
    } else {
        pen.line({{12, 4}, {12, 15}});
        pen.line({{7, 10.5F}, {12, 15.5F}, {17, 10.5F}});
        pen.line({{4, 16}, {4, 20}, {20, 20}, {20, 16}});
    }
}

void draw_player(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::play:
            return pen.area({{8, 5}, {19, 12}, {8, 19}});
        case Icon::pause:
            pen.area({{7, 5}, {10, 5}, {10, 19}, {7, 19}});
            return pen.area({{14, 5}, {17, 5}, {17, 19}, {14, 19}});
        case Icon::first:
            pen.line({{17, 6}, {11, 12}, {17, 18}});
            return pen.line({{7, 6}, {7, 18}});
        case Icon::previous:
            return pen.line({{15, 5.5F}, {8.5F, 12}, {15, 18.5F}});
        case Icon::next:
            return pen.line({{9, 5.5F}, {15.5F, 12}, {9, 18.5F}});
        default:
            pen.line({{7, 6}, {13, 12}, {7, 18}});
            return pen.line({{17, 6}, {17, 18}});
    }
}

void draw_mode(Pen& pen, Icon icon) {
    if (icon == Icon::board) {
        pen.box(4, 4, 20, 20, 1.5F);
        for (const float at : {9.33F, 14.67F}) {
            pen.line({{at, 4}, {at, 20}});
            pen.line({{4, at}, {20, at}});
        }
    } else if (icon == Icon::list) {
        for (const float y : {6.0F, 12.0F, 18.0F}) {
            pen.disc(4.5F, y, 1.4F);
            pen.line({{9, y}, {20.5F, y}});
        }
    } else if (icon == Icon::book) {  // open
        pen.line({{12, 6.5F}, {12, 19}});
        pen.line({{12, 6.5F}, {8, 5}, {3.5F, 5.5F}, {3.5F, 17.5F}, {8, 17.2F}, {12, 19}});
        pen.line({{12, 6.5F}, {16, 5}, {20.5F, 5.5F}, {20.5F, 17.5F}, {16, 17.2F}, {12, 19}});
    } else if (icon == Icon::flask) {
        pen.line({{8.5F, 3.5F}, {15.5F, 3.5F}});
        pen.line(
            {{10, 3.5F}, {10, 9.5F}, {4.5F, 18.5F}, {6, 20.5F}, {18, 20.5F}, {19.5F, 18.5F}, {14, 9.5F}, {14, 3.5F}});
        pen.line({{7.5F, 14.5F}, {16.5F, 14.5F}});
    } else if (icon == Icon::home) {
        pen.line({{3.5F, 12}, {12, 4}, {20.5F, 12}});
        pen.line({{6, 10.5F}, {6, 20}, {18, 20}, {18, 10.5F}});
        pen.line({{10, 20}, {10, 14.5F}, {14, 14.5F}, {14, 20}});
    } else if (icon == Icon::bench) {  // with a vice
        pen.line({{3, 11}, {21, 11}});
        pen.line({{6, 11}, {6, 20.5F}});
        pen.line({{18, 11}, {18, 20.5F}});
        pen.line({{6, 15.5F}, {18, 15.5F}});
        pen.line({{9, 11}, {9, 5.5F}, {15, 5.5F}, {15, 11}});
    } else if (icon == Icon::clues) {  // a grid with some cells marked
        pen.box(4, 4, 20, 20, 1.5F);
        constexpr float kSide = 3.6F;
        for (const ImVec2 at : {ImVec2{6.4F, 6.4F}, ImVec2{14, 10.2F}, ImVec2{6.4F, 14}, ImVec2{10.2F, 6.4F}}) {
            pen.area({{at.x, at.y}, {at.x + kSide, at.y}, {at.x + kSide, at.y + kSide}, {at.x, at.y + kSide}});
        }
    } else {
        pen.line({{10, 4}, {11.7F, 9.3F}, {17, 11}, {11.7F, 12.7F}, {10, 18}, {8.3F, 12.7F}, {3, 11}, {8.3F, 9.3F}},
                 true);
        pen.line({{18.5F, 15}, {18.5F, 21}});
        pen.line({{15.5F, 18}, {21.5F, 18}});
    }
}

void draw_tool(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::pencil:
            pen.line({{4, 20}, {5, 15.5F}, {16, 4.5F}, {19.5F, 8}, {8.5F, 19}}, true);
            return pen.line({{13.5F, 7}, {17, 10.5F}});
        case Icon::bulb:
            pen.arc(12, 10, 6, 0.36F, 1.14F);
            pen.line({{8.3F, 14.8F}, {9.5F, 17.5F}, {14.5F, 17.5F}, {15.7F, 14.8F}});
            return pen.line({{10, 20.5F}, {14, 20.5F}});
        case Icon::check:
            return pen.line({{5, 12.5F}, {10, 17.5F}, {19.5F, 7}});
        case Icon::solve:
            pen.circle(12, 12, 8.5F);
            return pen.line({{8, 12.3F}, {11, 15.2F}, {16, 9.2F}});
        case Icon::close:
            pen.line({{6, 6}, {18, 18}});
            return pen.line({{18, 6}, {6, 18}});
        case Icon::erase:
            pen.line({{9, 6}, {20.5F, 6}, {20.5F, 18}, {9, 18}, {3, 12}}, true);
            pen.line({{11.5F, 9.5F}, {16.5F, 14.5F}});
            return pen.line({{16.5F, 9.5F}, {11.5F, 14.5F}});
        case Icon::restart:
            pen.arc(12, 12.5F, 7.5F, -0.13F, 0.68F);
            return pen.line({{17.5F, 2.8F}, {17.3F, 7.6F}, {12.6F, 7.2F}});
        case Icon::empty:
            pen.line({{4, 6.5F}, {20, 6.5F}});
            pen.line({{9, 6.5F}, {9.5F, 3.5F}, {14.5F, 3.5F}, {15, 6.5F}});
            return pen.line({{6, 6.5F}, {7, 20.5F}, {17, 20.5F}, {18, 6.5F}});
        case Icon::text:
            pen.line({{5, 7.5F}, {5, 5}, {19, 5}, {19, 7.5F}});
            pen.line({{12, 5}, {12, 19}});
            return pen.line({{9, 19}, {15, 19}});
        case Icon::share:
            pen.line({{12, 14.5F}, {12, 3.5F}});
            pen.line({{8, 7.5F}, {12, 3.5F}, {16, 7.5F}});
            return pen.line({{7.5F, 11}, {5, 11}, {5, 20.5F}, {19, 20.5F}, {19, 11}, {16.5F, 11}});
        case Icon::sliders:
            pen.line({{4, 8}, {11.5F, 8}});
            pen.line({{17.5F, 8}, {20, 8}});
            pen.circle(14.5F, 8, 2.8F);
            pen.line({{4, 16}, {6.5F, 16}});
            pen.line({{12.5F, 16}, {20, 16}});
            return pen.circle(9.5F, 16, 2.8F);
        case Icon::more:
            for (const float x : {5.0F, 12.0F, 19.0F}) pen.disc(x, 12, 1.8F);
            return;
        case Icon::dice:
            pen.box(4, 4, 20, 20, 3.5F);
            for (const ImVec2 at : {ImVec2{8.2F, 8.2F}, ImVec2{15.8F, 15.8F}, ImVec2{12, 12}})
                pen.disc(at.x, at.y, 1.5F);
            return;
        case Icon::keyboard:
            pen.box(2.5F, 6, 21.5F, 18, 2);
            for (const float x : {6.5F, 10.2F, 13.9F, 17.6F}) pen.disc(x, 10, 0.9F);
            return pen.line({{8, 14.3F}, {16, 14.3F}});
        default:  // candidates: nine small digits, of which four are present
            for (const float y : {6.0F, 12.0F, 18.0F}) {
                for (const float x : {6.0F, 12.0F, 18.0F}) pen.disc(x, y, 1.5F);
            }
            return;
    }
}

// Input modes of the digit keys, and other actions on the board.
void draw_play_icon(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::corner_marks:
            pen.box(3, 3, 21, 21, 2);
            for (const float x : {7.5F, 16.5F}) pen.disc(x, 7.5F, 1.8F);
            return pen.disc(7.5F, 16.5F, 1.8F);
        case Icon::centre_marks:
            pen.box(3, 3, 21, 21, 2);
            for (const float x : {7.5F, 12.0F, 16.5F}) pen.disc(x, 12, 1.8F);
            return;
        case Icon::colours:
            pen.box(3, 3, 21, 21, 2);
            return pen.area({{4.5F, 19.5F}, {19.5F, 4.5F}, {19.5F, 19.5F}});
        case Icon::calendar:
            pen.box(4, 5.5F, 20, 20, 2);
            pen.line({{4, 10}, {20, 10}});
            pen.line({{8.5F, 3}, {8.5F, 7}});
            pen.line({{15.5F, 3}, {15.5F, 7}});
            return pen.disc(12, 15, 1.6F);
        case Icon::clock:
            pen.circle(12, 12, 8.5F);
            return pen.line({{12, 7}, {12, 12}, {15.5F, 14}});
        default:  // question
            pen.arc(12, 8.5F, 4.5F, 0.5F, 1.13F);
            pen.line({{15.1F, 11.8F}, {12, 14.2F}, {12, 15.5F}});
            return pen.disc(12, 19.5F, 1.5F);
    }
}

// Actions on a pattern, and on a sheet of puzzles.
void draw_pattern_tool(Pen& pen, Icon icon) {
    switch (icon) {
        case Icon::mirror_sides:
            pen.line({{12, 3.5F}, {12, 20.5F}});
            pen.area({{9, 7}, {9, 17}, {3, 17}});
            return pen.line({{15, 7}, {15, 17}, {21, 17}}, true);
        case Icon::mirror_top:
            pen.line({{3.5F, 12}, {20.5F, 12}});
            pen.area({{7, 9}, {17, 9}, {17, 3}});
            return pen.line({{7, 15}, {17, 15}, {17, 21}}, true);
        case Icon::turn:
            pen.arc(12, 13, 7, -0.75F, 0);
            return pen.line({{15, 10}, {19, 13.5F}, {22.5F, 9.5F}});
        case Icon::invert:
            pen.box(4, 4, 20, 20, 3);
            return pen.area({{4.5F, 19.5F}, {19.5F, 4.5F}, {19.5F, 19.5F}});
        case Icon::full:
            pen.box(4, 4, 20, 20, 3);
            return pen.area({{7.5F, 7.5F}, {16.5F, 7.5F}, {16.5F, 16.5F}, {7.5F, 16.5F}});
        case Icon::complete:  // one dot and its images
            pen.disc(6.5F, 6.5F, 2.6F);
            for (const ImVec2 image : {ImVec2{17.5F, 6.5F}, ImVec2{6.5F, 17.5F}, ImVec2{17.5F, 17.5F}})
                pen.circle(image.x, image.y, 2.2F);
            return;
        case Icon::diagonal:
            pen.box(4, 4, 20, 20, 1.5F);
            pen.line({{4, 4}, {20, 20}});
            return pen.line({{20, 4}, {4, 20}});
        case Icon::find:
            pen.circle(10.5F, 10.5F, 6);
            return pen.line({{15, 15}, {20, 20}});
        case Icon::link:
            pen.line({{10, 8}, {13, 5}, {19, 5}, {19, 11}, {16, 14}});
            pen.line({{14, 16}, {11, 19}, {5, 19}, {5, 13}, {8, 10}});
            return pen.line({{9, 15}, {15, 9}});
        case Icon::bookmark:
            return pen.line({{7, 4}, {17, 4}, {17, 20}, {12, 15.5F}, {7, 20}}, true);
        case Icon::bookmarked:
            pen.area({{7, 4}, {17, 4}, {17, 15.5F}, {7, 15.5F}});
            pen.area({{7, 15}, {12, 15}, {7, 20}});
            return pen.area({{12, 15}, {17, 15}, {17, 20}});
        case Icon::print:
            pen.line({{7, 9}, {7, 4}, {17, 4}, {17, 9}});
            pen.line({{7, 17}, {4, 17}, {4, 9}, {20, 9}, {20, 17}, {17, 17}});
            return pen.box(7, 14, 17, 20, 0);
        default:
            return;
    }
}

}  // namespace

void draw_icon(ImDrawList& draw, Icon icon, ImVec2 centre, float size, ImU32 colour) {
    Pen pen(draw, centre, size, colour);
    switch (icon) {
        case Icon::none:
            return;
        case Icon::board:
        case Icon::list:
        case Icon::sparkle:
        case Icon::clues:
        case Icon::flask:
        case Icon::book:
        case Icon::home:
        case Icon::bench:
            return draw_mode(pen, icon);
        case Icon::undo:
            pen.line({{9, 5}, {4.5F, 9.5F}, {9, 14}});
            pen.line({{4.5F, 9.5F}, {14, 9.5F}});
            return pen.arc(14, 14.25F, 4.75F, -0.25F, 0.28F);
        case Icon::redo:
            pen.line({{15, 5}, {19.5F, 9.5F}, {15, 14}});
            pen.line({{19.5F, 9.5F}, {10, 9.5F}});
            return pen.arc(10, 14.25F, 4.75F, 0.22F, 0.75F);
        case Icon::file:
        case Icon::camera:
        case Icon::copy:
        case Icon::save:
            return draw_document(pen, icon);
        case Icon::play:
        case Icon::pause:
        case Icon::first:
        case Icon::previous:
        case Icon::next:
        case Icon::last:
            return draw_player(pen, icon);
        case Icon::up:
            return pen.line({{5.5F, 15}, {12, 8.5F}, {18.5F, 15}});
        case Icon::down:
            return pen.line({{5.5F, 9}, {12, 15.5F}, {18.5F, 9}});
        case Icon::chart:
            pen.line({{4, 4}, {4, 20}, {20, 20}});
            pen.line({{9, 20}, {9, 12}});
            pen.line({{14, 20}, {14, 7}});
            return pen.line({{19, 20}, {19, 10}});
        case Icon::sun:
            return draw_sun(pen);
        case Icon::moon:
            pen.arc(12, 12, 8, 0.03F, 0.72F);
            return pen.arc(16.2F, 7.8F, 6.2F, 0.14F, 0.61F);
        case Icon::half:
            pen.circle(12, 12, 8);
            for (int i = 0; i < 7; ++i) {  // the right half, in vertical strokes
                const float x = 0.5F + 1.2F * static_cast<float>(i);
                const float y = std::sqrt(std::max(0.0F, 64 - x * x));
                pen.line({{12 + x, 12 - y}, {12 + x, 12 + y}});
            }
            return;
        case Icon::right:
            return pen.line({{9, 5.5F}, {15.5F, 12}, {9, 18.5F}});
        case Icon::arrow_right:
            pen.line({{4, 12}, {19, 12}});
            return pen.line({{13, 6}, {19, 12}, {13, 18}});
        case Icon::arrow_left:
            pen.line({{20, 12}, {5, 12}});
            return pen.line({{11, 6}, {5, 12}, {11, 18}});
        case Icon::arrow_up:
            pen.line({{12, 20}, {12, 5}});
            return pen.line({{6, 11}, {12, 5}, {18, 11}});
        case Icon::arrow_down:
            pen.line({{12, 4}, {12, 19}});
            return pen.line({{6, 13}, {12, 19}, {18, 13}});
        case Icon::mirror_sides:
        case Icon::mirror_top:
        case Icon::turn:
        case Icon::invert:
        case Icon::full:
        case Icon::complete:
        case Icon::find:
        case Icon::diagonal:
        case Icon::link:
        case Icon::bookmark:
        case Icon::bookmarked:
        case Icon::print:
            return draw_pattern_tool(pen, icon);
        case Icon::corner_marks:
        case Icon::centre_marks:
        case Icon::colours:
        case Icon::question:
        case Icon::clock:
        case Icon::calendar:
            return draw_play_icon(pen, icon);
        case Icon::paste:
        case Icon::lock:
        case Icon::stairs:
        case Icon::eye:
        case Icon::nodes:
        case Icon::key:
        case Icon::plus:
        case Icon::ticked:
            return draw_action_icon(pen, icon);
        case Icon::pencil:
        case Icon::bulb:
        case Icon::check:
        case Icon::close:
        case Icon::keyboard:
        case Icon::erase:
        case Icon::candidates:
        case Icon::restart:
        case Icon::empty:
        case Icon::text:
        case Icon::more:
        case Icon::share:
        case Icon::sliders:
        case Icon::dice:
        case Icon::solve:
            return draw_tool(pen, icon);
    }
}

}  // namespace rookery::shell
